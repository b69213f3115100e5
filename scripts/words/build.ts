import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { openPack } from '../../src/words/index.ts'
import { buildCzech, czechHead, czechSources, misjudged, readCzech } from './czech/index.ts'
import { encode } from './encode.ts'
import { buildEnglish, englishHead, englishSources, readEnglish } from './english/index.ts'
import { fetchSources } from './fetch.ts'

const HELP = `npm run words -- <language> [--sources FOLDER] [--out FOLDER]
Makes the word pack of a language from its sources.

  en         English: comes with the service, in src/words
  cs         Czech: optional, put into WORDS_DIR (.data/words). Its source and so the pack are under the
             GNU General Public License, version 2; neither is a part of this project

  --sources  where the sources are or are put (default: a new folder for temporary files)
  --out      where the pack is written to`

const languages = {
  en: {
    sources: englishSources,
    out: 'src/words',
    make: (folder: string) => encode(englishHead(folder), buildEnglish(readEnglish(folder))),
  },
  cs: {
    sources: czechSources,
    out: process.env.WORDS_DIR || join(process.env.DATA_DIR || '.data', 'words'),
    make: (folder: string) => encode(czechHead(folder), buildCzech(readCzech(folder))),
  },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sources: { type: 'string' }, out: { type: 'string' } },
})
const [language = ''] = positionals
if (!Object.hasOwn(languages, language)) {
  process.stderr.write(`${HELP}\n`)
  process.exit(2)
}
const { sources, out, make } = languages[language as keyof typeof languages]
const folder = resolve(values.sources ?? mkdtempSync(join(tmpdir(), 'heliograph-words-')))
fetchSources(folder, sources)
const bytes = make(folder)
const pack = openPack(bytes)
const wrong = language === 'cs' ? misjudged(pack) : []
if (wrong.length) throw new Error(`the pack judges these words otherwise than it should: ${wrong.join(', ')}`)
const target = resolve(values.out ?? out, `${pack.id}.bin`)
mkdirSync(resolve(values.out ?? out), { recursive: true })
writeFileSync(target, bytes)
const kibibytes = (n: number) => `${Math.round(n / 1024)} KiB`
process.stdout.write(
  `${target}: ${kibibytes(bytes.length)}, ${kibibytes(gzipSync(bytes, { level: 9 }).length)} gzipped, ${pack.sha256}\n`,
)
