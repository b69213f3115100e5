import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const require = createRequire(import.meta.url)

/** As wide as a mail is shown, or a little wider, pixels. */
const WIDTH = 800

const FONTS = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSansMono.ttf']

const ready = load()

async function load(): Promise<Uint8Array[]> {
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  return Promise.all(FONTS.map((font) => readFile(require.resolve(`dejavu-fonts-ttf/ttf/${font}`))))
}

/** One picture: what is drawn has fonts of our own, and none of the machine's. */
function draw(svg: string, fontBuffers: Uint8Array[]): Uint8Array {
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: WIDTH },
    background: '#ffffff',
    font: {
      fontBuffers,
      defaultFontFamily: 'DejaVu Sans',
      sansSerifFamily: 'DejaVu Sans',
      monospaceFamily: 'DejaVu Sans Mono',
    },
  })
  const image = drawing.render()
  const png = image.asPng()
  image.free()
  drawing.free()
  return png
}

parentPort?.on('message', async ({ id, svg }: { id: number; svg: string }) => {
  try {
    parentPort?.postMessage({ id, png: draw(svg, await ready) })
  } catch {
    parentPort?.postMessage({ id })
  }
})
