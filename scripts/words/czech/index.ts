import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackHead } from '../encode.ts'
import type { Wanted } from '../fetch.ts'

export { buildCzech } from './build.ts'
export { readCzech } from './sources.ts'
export { misjudged } from './verdicts.ts'

export const czechSources: Wanted = { npm: { 'dictionary-cs': '4.0.0' }, debian: {} }

/** The head of the pack, with the licence under which the pack stands. */
export function czechHead(folder: string): PackHead {
  const licence = readFileSync(join(folder, 'node_modules/dictionary-cs/license'), 'utf8')
  const gpl = licence.slice(licence.indexOf('GNU GENERAL PUBLIC LICENSE'))
  const notice = `Czech word list, made from the Hunspell dictionary of Czech as packaged by dictionary-cs 4.0.0.
Modified: nouns chosen by their patterns, put into the plural, folded to A-Z and written in capitals.
This pack is free software under the GNU General Public License, version 2. Its source is that package, and
the program that made it of it: scripts/words of Heliograph.

${gpl.normalize('NFKD').replace(/[^\n\x20-\x7e]/g, '')}`
  return { language: 'cs', edition: 1, notice }
}
