import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The Chromium of the machine, or the one that `CHROMIUM` names. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? PLACES.find((place) => existsSync(place))
  if (!executablePath) throw new Error('there is no Chromium here: apt-get install chromium, or set CHROMIUM')
  return chromium.launch({ executablePath, args: ['--no-sandbox'] })
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** An origin of its own that has the files of a folder. */
export async function serveFolder(folder: string): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url!, 'http://x').pathname)
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    const bytes = await readFile(file).catch(() => undefined)
    response.writeHead(bytes ? 200 : 404, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain' }).end(bytes)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((done) => server.close(() => done())),
  }
}
