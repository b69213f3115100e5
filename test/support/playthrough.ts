import {
  type AnyGame,
  advance,
  ask,
  type Command,
  canonical,
  digest,
  emptyFold,
  type Fold,
  isRejection,
  isTableEvent,
  type MatchRecord,
  parseCommand,
  type RecordEntry,
  type Rejection,
  readRecord,
  redact,
  type Seat,
  submit,
  tellTable,
  toIso,
  undo,
  type Viewer,
  viewers,
  type WordPack,
  writeRecord,
} from '../../src/core/index.ts'

/** What a seat tried: a command's body as it came, a line of notation, or an undo. */
export interface Attempt {
  command?: unknown
  notation?: string
  undo?: { to?: number }
  prompt?: string
}

/** Something that was refused when the match stood at revision `after`. */
export interface Refused {
  after: number
  seat: Seat
  tried: Attempt
  code: string
}

/** A recorded match: a record as anyone may have it, and what was refused on the way. */
export interface Playthrough {
  record: MatchRecord
  refused: readonly Refused[]
}

const REFUSED = '{"refused":'

/** The record's own lines, and a line `{"refused": …}` for each refusal. */
export const writePlaythrough = ({ record, refused }: Playthrough): string =>
  writeRecord(record) + refused.map((r) => `${JSON.stringify({ refused: r })}\n`).join('')

export function readPlaythrough(text: string): Playthrough {
  const lines = text.split('\n')
  const refused = lines.filter((line) => line.startsWith(REFUSED)).map((line) => JSON.parse(line).refused)
  return { record: readRecord(lines.filter((line) => !line.startsWith(REFUSED)).join('\n')), refused }
}

/** The folds of the state after each revision, beginning with that before the first. */
export function foldsOf(game: AnyGame, { head, entries }: MatchRecord): Fold[] {
  const folds = [emptyFold(head.seats)]
  for (const { command: _, ...entry } of entries) folds.push(advance(game, folds.at(-1)!, entry))
  return folds
}

/** What the match answers: the refusal, or nothing when it would have been accepted. */
export function refusalOf(
  game: AnyGame,
  fold: Fold,
  seat: Seat,
  { command, notation, undo: back, prompt }: Attempt,
  env: { seed: string; words: WordPack },
): Rejection | undefined {
  if (back) return refusalIn(undo(game, fold, seat, back.to, fold.at))
  if (notation !== undefined && !fold.game) return undefined
  const body = notation === undefined ? command : game.notation.parse(notation, fold.game!, seat)
  if (isRejection(body)) return body
  const parsed = parseCommand(game, body)
  if (isRejection(parsed)) return parsed
  return refusalIn(submit(game, fold, seat, parsed, env, fold.at, prompt))
}

const refusalIn = (made: object): Rejection | undefined => (isRejection(made) ? made : undefined)

/** How a portrait says what a viewer sees: what has changed and what is asked, or a digest of all of it. */
export type Manner = 'written' | 'digest'

/**
 * What each viewer is told and sees, revision by revision, as text: made to be read, and to show a leak
 * as a difference between two versions of a file. With digests a file shows which revision is seen otherwise.
 */
export function portrait(
  game: AnyGame,
  { record, refused }: Playthrough,
  words: WordPack,
  manner: Manner = 'written',
): string {
  const { head, entries } = record
  const all = viewers(head.seats.length)
  let folds = all.map((): Fold => emptyFold(head.seats))
  const out = [
    `${game.meta.name}, ${head.seats.length} seats, options ${canonical(head.options)}`,
    ...refusedAfter(refused, 0),
  ]
  for (const entry of entries) {
    const before = folds
    const { command, ...log } = entry
    const seen = all.map((viewer) => redact(log, viewer))
    folds = all.map((_, i) => advance(game, before[i]!, seen[i]!))
    out.push('', `${entry.revision}  ${toIso(entry.at)}  ${actOf(game, entry)}`)
    const texts = all.map((viewer, i) => [
      ...seen[i]!.events.map((e) =>
        isTableEvent(e) ? tellTable(e).en : game.tell(e as never, head.seats).en,
      ),
      ...(manner === 'digest'
        ? []
        : [...changes(before[i]!.game, folds[i]!.game), ...questions(game, folds[i]!, viewer, words)]),
    ])
    out.push(...together(all, texts))
    if (manner === 'digest')
      out.push(`   ${all.map((viewer, i) => sight(game, folds[i]!, viewer, words)).join(', ')}`)
    out.push(...refusedAfter(refused, entry.revision))
  }
  return `${out.join('\n')}\n`
}

function actOf(game: AnyGame, { seat, command }: RecordEntry): string {
  if (!command || seat === null) return 'by itself'
  const own = Object.hasOwn(game.commands, command.type)
  return `seat ${seat}: ${own ? game.notation.format(command) : canonical(command)}`
}

const refusedAfter = (refused: readonly Refused[], revision: number): string[] =>
  refused
    .filter((r) => r.after === revision)
    .map(({ seat, tried, code }) => `   refused: seat ${seat} ${canonical(tried)}: ${code}`)

/** Lines that are the same for several viewers are said once. */
function together(all: readonly Viewer[], texts: readonly string[][]): string[] {
  const groups = new Map<string, Viewer[]>()
  texts.forEach((lines) => {
    for (const line of lines) {
      const who = all.filter((_, j) => texts[j]!.includes(line))
      groups.set(line, who)
    }
  })
  return [...groups].map(([line, who]) => `   [${who.length === all.length ? 'all' : who.join(' ')}] ${line}`)
}

/** A viewer's whole view and questions in a few signs, which are others when anything of them is. */
function sight(game: AnyGame, fold: Fold, viewer: Viewer, words: WordPack): string {
  const asked = viewer === 'spectator' ? [] : ask(game, fold, viewer, { now: fold.at, words })
  return `${viewer} ${digest(canonical({ view: fold.game ?? null, asked })).slice(0, 8)}`
}

function questions(game: AnyGame, fold: Fold, viewer: Viewer, words: WordPack): string[] {
  if (viewer === 'spectator') return []
  return ask(game, fold, viewer, { now: fold.at, words }).map(({ id, commands, open }) => {
    const listed = Object.entries(Object.groupBy(commands, (c: Command) => c.type)).map(
      ([type, list]) => `${type} × ${list!.length}`,
    )
    return `? seat ${viewer} ${id}: ${[...listed, ...open.map((o) => `${o.type} …`)].join(', ')}`
  })
}

/** The leaves of a view that are others now. */
function changes(before: unknown, after: unknown): string[] {
  const old = new Map(leaves(before))
  const now = leaves(after)
  const gone = [...old.keys()].filter((path) => !now.some(([other]) => other === path))
  return [
    ...now.filter(([path, text]) => old.get(path) !== text).map(([path, text]) => `${path} = ${text}`),
    ...gone.map((path) => `${path} is gone`),
  ]
}

function leaves(value: unknown, path = ''): [string, string][] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return [[path, String(value)]]
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object' || part === null))
    return [[path, value.length ? value.map(String).join(' ') : '–']]
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path ? `${path}.${key}` : key))
}
