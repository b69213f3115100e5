import { ask, type Seat } from '../../core/index.ts'
import { pictureOf } from '../get-view.ts'
import type { Live } from '../live.ts'
import type { Reading } from '../load.ts'
import { linkTo } from '../picture-links.ts'
import type { Service } from '../service.ts'
import { reachOf } from '../talk/send.ts'
import { questionOf } from './brief.ts'
import { tellEntries } from './lines.ts'
import { callNames, type Names, nameSeats } from './name-seats.ts'
import type { MailReport } from './report.ts'
import { saidTo } from './said.ts'
import { painted } from './tell.ts'
import { withoutUndone } from './undone.ts'

/** So many entries the word `board` looks back. */
export const LOOK_BACK = 20

export { linesOf, tellEntry } from './lines.ts'

/** What the seat is asked now, with moves to copy, from its own view. */
export function openOf(
  { live, now }: Reading,
  seat: Seat,
  called: Names,
): Pick<MailReport, 'open' | 'revision' | 'status'> {
  const view = live.views.get(seat)!
  return {
    revision: view.revision,
    status: view.table.status,
    open: ask(live.game, view, seat, { now, words: live.env.words }).map((prompt) => ({
      ...questionOf(live, prompt, called),
      deadline: prompt.deadline,
    })),
  }
}

/** What has happened lately, and was not taken back. */
export async function historyOf(service: Service, { live }: Reading, seat: Seat): Promise<Told[]> {
  const { revision } = live.state
  const from = Math.max(0, revision - LOOK_BACK)
  const entries = withoutUndone(await service.ports.store.entries(live.match.id, from, revision - from))
  const lines = tellEntries(live, entries, seat, await service.ports.store.names(live.match.id))
  const { lines: said } = await saidTo(service, live.match.id, seat, 0)
  return [
    { title: 'What happened last', lines: lines.length > 0 ? lines : ['Nothing yet.'] },
    ...(said.length > 0 ? [{ title: 'What was said last', lines: said }] : []),
  ]
}

/** The words that there are. */
export const helpOf = (live: Live, seat: Seat): Told => ({
  title: `What you can write in ${live.game.meta.name}, one per line`,
  lines: [
    ...live.game.meta.notation,
    'board – what has happened, and what you are asked',
    'undo – take your last move back, if nobody else has acted since and nothing was revealed',
    'note TEXT – write something down for yourself; note alone shows it',
    ...CHAT[reachOf(live, seat) ?? 'none'],
    `propose pause, propose resume, ${live.state.table.clock ? 'propose vacation 7, ' : ''}propose undo – ask the others; agree, refuse or withdraw – your answer`,
    'unsubscribe – no more mail of this seat; join – mail again',
    'resign – give up your seat for good; it has to stand alone in its line',
  ],
})

/** How to speak, for those who may. */
const CHAT = {
  all: ['chat TEXT – say something to all; chat team: TEXT or chat 2: TEXT – to your team or seat 2'],
  team: ['chat team: TEXT – say something to your team'],
  none: [],
}

type Told = MailReport['told'][number]

/** The board as the seat sees it, or where it is shown as everybody sees it. */
export async function boardOf(
  service: Service,
  { live }: Reading,
  seat: Seat,
): Promise<NonNullable<MailReport['board']>> {
  const { title } = pictureOf(live.game, live.views.get(seat)!, seat)
  const names = await service.ports.store.names(live.match.id)
  const png = await painted(service, live, seat)
  const link = png ? undefined : linkTo(service, live.match.id, live.state.revision)?.url
  return { title: nameSeats(title, callNames(names)), ...(png && { png }), ...(link && { link }) }
}
