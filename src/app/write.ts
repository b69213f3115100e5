import { nextDeadline, pendingBot, pendingSeats, type Step } from '../core/index.ts'
import { type Live, moveTo, remember, snapshotOf } from './live.ts'
import { lapsesAt } from './lobby.ts'
import {
  type Actor,
  type Append,
  type AppendResult,
  type NewEntry,
  type NewHead,
  NothingWritten,
  OutcomeUnknown,
  StoreBusy,
  StoreUnavailable,
} from './ports.ts'
import { keep, type Service } from './service.ts'
import { uuidv7 } from './tokens.ts'

/** Runs a write that is not repeated: when the database goes away, it may have taken place. */
export const unlessUnknown = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw error instanceof NothingWritten ? error : unknown(error)
  })

/** Runs what has to follow a write: when the database goes away, nobody may be told that nothing was stored. */
export const afterWrite = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw unknown(error)
  })

/** Runs what a match does by itself before a request is judged: whatever becomes of it, nothing of the request was stored. */
export const byItself = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    throw error instanceof OutcomeUnknown ? new NothingWritten(error.message, { cause: error }) : error
  })

const unknown = (error: unknown): unknown =>
  error instanceof StoreUnavailable
    ? new OutcomeUnknown('the connection broke off a write', { cause: error })
    : error

/** How long a broken connection may keep us from knowing, milliseconds. */
const KNOW_WITHIN = 1700
const PAUSE = 100
/** What is begun has at least so much longer than the last attempt took, milliseconds. */
const SPARE = 300

/** Snapshots are at least this many entries apart. */
const SNAPSHOT_EVERY = 64

/** A match that has grown beyond any game's length goes on at the sweep's pace: bots that never end must not burn the process. */
const LONG = 4096

/** A step and who made it. */
export interface Authored {
  step: Step
  actor: Actor
}

type Extras = Pick<Append, 'idempotency' | 'revoke' | 'grant' | 'names' | 'uses'>

/**
 * Appends steps that were decided on `live`, and moves cache, streams and bots along.
 * @returns the match after them, or why nothing was written
 */
export async function write(
  service: Service,
  live: Live,
  steps: readonly Authored[],
  extras: Extras = {},
): Promise<Live | Exclude<AppendResult['result'], 'appended'>> {
  const { ports, hub } = service
  const last = steps.at(-1)!.step.fold
  const result = await appendSurely(service, {
    matchId: live.match.id,
    expected: live.state.revision,
    appendId: uuidv7(ports.clock.now(), ports.random),
    entries: steps.map(({ step, actor }): NewEntry => ({ entry: step.entry, actor, command: step.command })),
    head: headOf(live, last, lapsesAt(ports.settings, live.match)),
    ...extras,
  })
  if (result !== 'appended') return result
  const entries = steps.map(({ step }) => step.entry)
  const moved = proven(moveTo(live, last, entries), extras.uses)
  const due = last.past.length === 0 && last.revision - live.snapshotAt >= SNAPSHOT_EVERY
  // Counted as made from now on: others of the match may be written before it is.
  const next = due ? { ...moved, snapshotAt: last.revision } : moved
  keep(service, next)
  hub.moved(live.match.id, last.revision)
  if (due) ports.defer(() => saveSnapshot(service, next))
  const hurried = last.revision < LONG && pendingBot(live.game, last, live.env.words) !== undefined
  if (hurried) service.wakeLater(live.match.id)
  return next
}

/** The match with the token that an append rested on among those that were used. */
function proven(live: Live, hash: string | undefined): Live {
  const standing = hash === undefined ? undefined : live.standings.get(hash)
  return standing ? remember(live, hash!, { ...standing, used: true }) : live
}

/**
 * What the head says beside the revision; a match whose bots have to move is due at once. `lapses`: when it is given
 * up if it is still waiting then, milliseconds.
 */
export function headOf(
  { game, env }: Pick<Live, 'game' | 'env'>,
  fold: Live['state'],
  lapses: number | null,
): NewHead {
  const bot = pendingBot(game, fold, env.words) !== undefined
  return {
    status: fold.table.status,
    pending: pendingSeats(game, fold),
    dueAt: fold.table.status === 'waiting' ? lapses : bot ? fold.at : (nextDeadline(game, fold)?.at ?? null),
  }
}

/**
 * An append whose fate is known: after a broken connection it is sent again, on the same revision and
 * under the same id, until the database says whether it was ours.
 * Throws {@link OutcomeUnknown} when the database could not be asked in time, {@link StoreBusy} when nothing
 * was sent.
 */
async function appendSurely({ ports }: Service, append: Append): Promise<AppendResult['result']> {
  const { store, clock } = ports
  const end = performance.now() + KNOW_WITHIN
  const left = () => end - performance.now()
  for (let doubt = false; ; ) {
    const began = performance.now()
    try {
      const { result, now } = await within(left(), store.append(append))
      clock.observe(now)
      if (!doubt || result === 'appended') return result
      return (await within(left(), store.appended(append.matchId, append.appendId))) ? 'appended' : result
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      doubt ||= !(error instanceof NothingWritten)
      // Where all is certain, nothing is begun that might not be done in time.
      const again = PAUSE + SPARE + (performance.now() - began)
      if (!doubt && (error instanceof StoreBusy || left() < again)) throw error
      if (left() <= 0) throw new OutcomeUnknown('nobody knows whether the append was written')
      await new Promise((done) => setTimeout(done, PAUSE))
    }
  }
}

/** Waits so many milliseconds; what has not come by then may yet come. */
const within = <T>(millis: number, work: Promise<T>): Promise<T> =>
  new Promise((done, refuse) => {
    const late = () => refuse(new StoreUnavailable('the database has not answered in time'))
    const timer = setTimeout(late, millis)
    const inTime =
      <A>(tell: (what: A) => void) =>
      (what: A) => {
        clearTimeout(timer)
        tell(what)
      }
    work.then(inTime(done), inTime(refuse))
  })

/** Only of a revision that no undo can go behind, so that folding on from it needs nothing older. */
const saveSnapshot = ({ ports }: Service, live: Live): Promise<void> =>
  ports.store.saveSnapshot(live.match.id, ports.codeVersion, snapshotOf(live))
