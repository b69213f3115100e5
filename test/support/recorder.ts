import { mkdirSync, writeFileSync } from 'node:fs'
import {
  type AnyGame,
  administer,
  advance,
  type ClockSettings,
  type Command,
  commitmentOf,
  emptyFold,
  type Fold,
  isRejection,
  playBot,
  type RecordEntry,
  type Rng,
  redact,
  type Seat,
  type SeatSetup,
  type TableEvent,
  verify,
} from '../../src/core/index.ts'
import { diceOf } from '../games/conformance/dice.ts'
import { commandOf, neighbour, poolOf } from '../games/conformance/generate.ts'
import { type Moment, type Mood, playMatch } from '../games/conformance/play.ts'
import type { Setting, Settings } from '../games/conformance/subject.ts'
import {
  type Attempt,
  type Playthrough,
  portrait,
  type Refused,
  refusalOf,
  writePlaythrough,
} from './playthrough.ts'
import { append, settleWorld, startWorld, tryMove, type World } from './world.ts'

interface Played {
  seats: readonly SeatSetup[]
  options: Record<string, unknown>
  seed: string
  clock?: ClockSettings | null
  entries: readonly RecordEntry[]
}

function playthrough(
  game: AnyGame,
  { words }: Settings,
  { seats, options, seed, clock, entries }: Played,
  refused: readonly Refused[],
): Playthrough {
  const commitment = commitmentOf(seed)
  const list = { id: words.id, sha256: words.sha256 }
  const head = { record: 1, id: 'playthrough', game: game.meta.id, options, seats, seed, commitment } as const
  return { record: { head: { ...head, ...(clock && { clock }), words: list }, entries }, refused }
}

/** A match by chance. With `probe`, the first refusal of each code that can be provoked on the way. */
export function recordRandom(
  game: AnyGame,
  settings: Settings,
  setting: Setting,
  seed: string,
  { mood, probe = false }: { mood?: Mood; probe?: boolean } = {},
): Playthrough {
  const refused: Refused[] = []
  const seen = new Set<string>()
  const provoke = (fold: Fold, attempts: Iterable<readonly [Seat, Attempt]>) => {
    for (const [seat, tried] of attempts) {
      const refusal = refusalOf(game, fold, seat, tried, { seed, words: settings.words })
      if (!refusal || seen.has(refusal.code)) continue
      seen.add(refusal.code)
      refused.push({ after: fold.revision, seat, tried, code: refusal.code })
    }
  }
  const kinds = Object.keys(game.commands)
  const anything = poolOf()
  const first = commandOf(game, kinds[0]!, anything, diceOf(seed)) ?? { type: 'resign' }
  if (probe) provoke(emptyFold(setting.seats), [[0, { command: first }]])
  const play = playMatch(game, settings, setting, seed, mood)
  for (;;) {
    const next = play.next()
    if (next.done) return playthrough(game, settings, next.value, refused)
    if (probe) provoke(next.value.after.state, attemptsAt(next.value, kinds))
  }
}

/** Things that may go wrong at this point of a match. */
function* attemptsAt(m: Moment, kinds: readonly string[]): Generator<readonly [Seat, Attempt]> {
  const { game, seats } = m.match
  const dice: Rng = diceOf(m.match.seed, 'probe', m.step.entry.revision)
  for (const seat of seats.keys()) {
    const view = m.after.views[seat]!.game
    if (!view) continue
    const prompts = m.prompts(seat)
    const pool = poolOf(view, prompts)
    for (const kind of kinds) {
      for (let i = 0; i < 3; i++) {
        const command = commandOf(game, kind, pool, dice)
        if (command) yield [seat, { command }]
      }
      const near = neighbour(game, prompts, pool, dice)
      if (near) yield [seat, { command: near }]
    }
    yield [seat, { undo: {} }]
    yield [seat, { undo: { to: 1 } }]
    yield [seat, { command: { type: kinds[0], more: true } }]
    yield [seat, { command: { type: 'no-such-command' } }]
    yield [seat, { notation: 'abracadabra' }]
    for (const line of prompts.flatMap(({ notation }) => notation))
      yield [seat, { notation: `${line} abracadabra` }]
    yield [seat, { command: { type: 'resign' }, prompt: 'gone.0' }]
  }
}

/**
 * A match from a script. One act a line, `#` begins a remark:
 * `0: NOTATION`, `0: undo [TO]`, `0: resign`; `0! CODE: NOTATION` has to be refused with that code;
 * `wait SECONDS`; `host: replace SEAT human|bot`, `host: abandon`; `bots COUNT` for so many bot moves.
 * Throws, with the line's number, when an act is not answered as the script says.
 */
export function recordScript(
  game: AnyGame,
  settings: Settings,
  setting: Setting,
  seed: string,
  script: string,
): Playthrough {
  const refused: Refused[] = []
  const { words } = settings
  let world = startWorld(game, { seats: setting.seats, options: setting.options, words, seed })
  script.split('\n').forEach((raw, i) => {
    const line = raw.replace(/#.*/, '').trim()
    if (!line) return
    try {
      world = actLine(world, line, refused)
    } catch (error) {
      throw new Error(`line ${i + 1}, "${line}": ${error instanceof Error ? error.message : error}`)
    }
  })
  return playthrough(game, settings, world, refused)
}

function actLine(world: World, line: string, refused: Refused[]): World {
  const { game, fold } = world
  const [, seat, code, text] = /^(\d+)(?:! ([\w-]+))?: (.+)$/.exec(line) ?? []
  if (seat && text) {
    const made = tryMove(world, Number(seat), read(world, Number(seat), text), fold.at + 1000)
    if (code) {
      if (!isRejection(made) || made.code !== code)
        throw new Error(isRejection(made) ? made.code : 'accepted')
      const [word, to] = text.split(' ')
      const tried = word === 'undo' ? { undo: to ? { to: Number(to) } : {} } : { notation: text }
      refused.push({ after: fold.revision, seat: Number(seat), tried, code })
      return world
    }
    if (isRejection(made)) throw new Error(`${made.code}: ${made.detail}`)
    return made
  }
  const [verb, act, who, kind] = line.split(/\s+/)
  if (verb === 'wait') return settleWorld(world, fold.at + Number(act) * 1000)
  if (verb === 'bots') return bots(world, Number(act))
  if (verb === 'host:' && act === 'abandon') return byHost(world, { type: 'matchAbandoned', data: {} })
  if (verb === 'host:' && act === 'replace') {
    const generation = fold.table.seats[Number(who)]!.generation + 1
    const data = { seat: Number(who), generation, kind: kind === 'bot' ? 'bot' : 'human' } as const
    return byHost(world, { type: 'seatReplaced', data })
  }
  throw new Error(`${game.meta.id} does not understand this`)
}

const byHost = (world: World, event: TableEvent): World =>
  append(world, administer(world.game, world.fold, event, world.fold.at + 1000))

function read({ game, fold }: World, seat: Seat, text: string): Command & { to?: number } {
  const [word, to] = text.split(' ')
  if (word === 'undo') return to ? { type: 'undo', to: Number(to) } : { type: 'undo' }
  if (word === 'resign') return { type: 'resign' }
  const parsed = game.notation.parse(text, fold.game!, seat)
  if (isRejection(parsed)) throw new Error(parsed.detail)
  return parsed
}

function bots(world: World, count: number): World {
  let current = world
  for (let i = 0; i < count && current.fold.table.status === 'active'; i++) {
    const { game, fold, entries, seats } = current
    const seat = game.pending(fold.game!)[0]
    if (seat === undefined) return current
    const view = entries.reduce<Fold>(
      (v, { command: _, ...entry }) => advance(game, v, redact(entry, seat)),
      emptyFold(seats),
    )
    const made = playBot(game, fold, view, seat, current, fold.at + 1000)
    current = settleWorld(append(current, made), made.fold.at)
  }
  return current
}

/** Writes `<name>.ndjson`, which is the match, and `<name>.txt`, what each viewer sees of it. Throws if it does not verify. */
export function savePlaythrough(
  game: AnyGame,
  { words, manner }: Settings,
  folder: URL,
  name: string,
  played: Playthrough,
): void {
  const { entries } = verify(played.record, game, words)
  const wrong = entries.find((entry) => entry.verdict !== 'right')
  if (wrong) throw new Error(`the record does not verify: ${JSON.stringify(wrong)}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${name}.ndjson`, folder), writePlaythrough(played))
  writeFileSync(new URL(`${name}.txt`, folder), portrait(game, played, words, manner))
  const codes = played.refused.map(({ code }) => code)
  console.info(`${name}: ${entries.length} entries; refused: ${codes.join(', ') || 'nothing'}`)
}
