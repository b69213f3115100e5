import { expect } from 'vitest'
import {
  advance,
  ask,
  canonical,
  emptyFold,
  isRejection,
  isTableEvent,
  parseCommand,
  redact,
  render,
  type Seat,
  submit,
  tellTable,
  undo,
  type Viewer,
  viewers,
} from '../../../src/core/index.ts'
import type { Twin, World } from '../../support/world.ts'
import type { Subject } from './subject.ts'

/** All that one viewer can be told of a world, piece by piece, so that a difference has a name. */
export function toldTo({ game, entries, seats, words }: World, viewer: Viewer): Record<string, unknown> {
  const told: Record<string, unknown> = {}
  let fold = emptyFold(seats)
  for (const { command: _, ...entry } of entries) {
    const seen = redact(entry, viewer)
    fold = advance(game, fold, seen)
    const at = `revision ${entry.revision}`
    told[`${at}: entry`] = seen
    told[`${at}: view`] = fold
    told[`${at}: lines`] = seen.events.map((e) =>
      isTableEvent(e) ? tellTable(e) : game.tell(e as never, seats),
    )
    if (!fold.game) continue
    told[`${at}: picture`] = render(game.picture(fold.game, viewer))
    if (viewer === 'spectator') continue
    const c = { now: fold.at, words }
    told[`${at}: prompts`] = ask(game, fold, viewer, c)
    told[`${at}: team`] = game.team?.(fold.game, viewer)
    for (const [name, aid] of Object.entries(game.aids ?? {}))
      told[`${at}: aid ${name}`] = attempt(() => aid(fold.game!, viewer, {}))
    for (const to of ['all', 'team', ...seats.keys()] as const)
      told[`${at}: talk to ${to}`] = game.mayTalk?.(fold.game, viewer, to)
  }
  return told
}

const attempt = (make: () => unknown): unknown => {
  try {
    return make()
  } catch (error) {
    return String(error)
  }
}

/** Both worlds have to look the same to the twin's viewers, wherever they look. */
export function sameToViewers({ worlds: [one, other], viewers: all }: Twin): number {
  let count = 0
  for (const viewer of all) {
    const here = toldTo(one, viewer)
    const there = toldTo(other, viewer)
    expect(Object.keys(there)).toEqual(Object.keys(here))
    for (const [what, told] of Object.entries(here)) {
      expect(there[what], `${what} to ${viewer}`).toStrictEqual(told)
      count += 1
    }
  }
  return count
}

/** The command in one of the worlds, from its shape to its rules. */
function tryIn(world: World, seat: Seat, command: { type: string }) {
  const { game, fold, seed, words } = world
  if (command.type === 'undo') return undo(game, fold, seat, undefined, fold.at)
  const parsed = parseCommand(game, command)
  return isRejection(parsed) ? parsed : submit(game, fold, seat, parsed, { seed, words }, fold.at)
}

/**
 * What a viewer tries is accepted in both worlds or refused in both with the same words. An entry that
 * reveals nothing then looks the same to everybody, and its notation reads the same.
 */
export function sameAnswers({ game }: Subject, { worlds, viewers: all, tries }: Twin) {
  const [one, other] = worlds
  const found = { accepted: 0, refused: 0, quiet: 0 }
  for (const [seat, command] of tries) {
    const what = `seat ${seat}: ${canonical(command)}`
    expect(all, `${what} is tried by a viewer`).toContain(seat)
    const here = tryIn(one, seat, command)
    const there = tryIn(other, seat, command)
    if (isRejection(here) || isRejection(there)) {
      expect(there, what).toStrictEqual(here)
      found.refused += 1
      continue
    }
    found.accepted += 1
    const quiet = (events: readonly { type: string }[]) =>
      events.every((e) => game.events[e.type]?.reveals === false)
    expect(quiet(there.entry.events), what).toBe(quiet(here.entry.events))
    if (!quiet(here.entry.events)) continue
    found.quiet += 1
    for (const viewer of viewers(one.seats.length))
      expect(redact(there.entry, viewer), `${what}, seen by ${viewer}`).toStrictEqual(
        redact(here.entry, viewer),
      )
  }
  return found
}

const secretsOf = ({ entries }: World, type: string) =>
  entries.flatMap((entry) => entry.events.filter((e) => e.type === type).map((e) => e.secret ?? null))

/** A twin has to be one: each of its kinds is secret and differs between the worlds. */
export function trulyDiffers({ game }: Subject, { worlds, kinds }: Twin): void {
  for (const kind of kinds) {
    expect(game.events[kind]?.secret, `${kind} has a secret`).toBeDefined()
    const [here, there] = worlds.map((world) => canonical(secretsOf(world, kind)))
    expect(here, `${kind} is the same in both worlds`).not.toBe(there)
  }
}

/** Kinds with a secret that no twin of the game swaps. */
export function neverSwapped({ game, twins }: Subject): string[] {
  const swapped = new Set(twins.flatMap((twin) => twin.kinds))
  return Object.entries(game.events)
    .filter(([type, kind]) => kind.secret && !swapped.has(type))
    .map(([type]) => type)
}
