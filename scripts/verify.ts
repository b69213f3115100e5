import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EntryVerdict, type MatchRecord, readRecord, verify } from '../src/core/index.ts'
import { games } from '../src/games/index.ts'
import { openWords } from '../src/open-words.ts'

/**
 * `npm run verify -- <file.ndjson | ->`: plays a record again and gives a verdict for every entry. The
 * exit code is 1 when the seed or an entry is wrong or the record cannot be read.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)

function main(path: string): boolean {
  const record = read(readFileSync(path === '-' ? 0 : path, 'utf8'))
  const { id, game: title, words } = record.head
  const game = Object.hasOwn(games, title) ? games[title] : undefined
  if (!game) throw new Unreadable(`the game '${title}' is not known here`)
  const lists = openWords(process.env.WORDS_DIR ?? join(process.env.DATA_DIR ?? '.data', 'words'))
  const { commitment, entries } = verify(record, game, lists.byId(words.id) ?? lists.forLanguage('en')!)
  say(`match ${id}, ${game.meta.name}, ${entries.length} entries`)
  say(`commitment ${commitment}`)
  for (const entry of entries) say(lineOf(entry))
  const count = (verdict: EntryVerdict['verdict']) => entries.filter((e) => e.verdict === verdict).length
  say(`${count('right')} right, ${count('wrong')} wrong, ${count('unchecked')} unchecked`)
  return commitment === 'right' && count('wrong') === 0
}

const lineOf = ({ revision, verdict, why }: EntryVerdict): string =>
  `${revision} ${verdict}${why === undefined ? '' : ` (${why})`}`

class Unreadable extends Error {}

/** A record has to look like one before it can be judged. */
function read(text: string): MatchRecord {
  let record: MatchRecord
  try {
    record = readRecord(text)
  } catch {
    throw new Unreadable('that is not newline-delimited JSON')
  }
  const { head, entries } = record
  const whole =
    typeof head === 'object' &&
    head !== null &&
    head.record === 1 &&
    typeof head.game === 'string' &&
    typeof head.words?.id === 'string' &&
    Array.isArray(head.seats) &&
    entries.every((e) => typeof e === 'object' && e !== null && Array.isArray(e.events))
  if (!whole) throw new Unreadable('that is not the record of a match')
  return record
}

const [path, ...more] = process.argv.slice(2)
if (path === undefined || more.length) {
  process.stderr.write('npm run verify -- <file.ndjson | ->\n')
  process.exitCode = 1
} else {
  try {
    process.exitCode = main(path) ? 0 : 1
  } catch (error) {
    const plain = error instanceof Unreadable || (error instanceof Error && 'syscall' in error)
    process.stderr.write(`${plain ? (error as Error).message : (error as Error).stack}\n`)
    process.exitCode = 1
  }
}
