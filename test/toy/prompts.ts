import * as z from 'zod/mini'
import { openCommand, type Prompt, type Seat } from '../../src/core/index.ts'
import { mottoText, type ToyCommand } from './commands.ts'
import { BRIGHT, CARDS, glow, HIGHEST_BID, LAMPS } from './material.ts'
import { asked, type ToyState } from './state.ts'
import { deadlines } from './time.ts'

export function prompts(view: ToyState, seat: Seat): Prompt[] {
  if (!asked(view).includes(seat)) return []
  const deadline = deadlines(view).find((d) => d.id === 'question')?.at ?? null
  const base = { since: view.since.revision, deadline, commands: [], open: [] }
  if (view.phase === 'motto')
    return [
      {
        ...base,
        kind: 'motto',
        text: { code: 'toy.motto', en: 'Write a motto over the door.' },
        open: [openCommand('inscribe', { text: mottoSchema })],
        notation: ['motto Light for all'],
      },
    ]
  if (view.phase === 'bid')
    return [
      {
        ...base,
        kind: 'bid',
        text: { code: 'toy.bid', en: 'Bid a secret number for the turn.' },
        open: [openCommand('commit', { number: { type: 'integer', minimum: 0, maximum: HIGHEST_BID } })],
        notation: ['bid 500'],
      },
    ]
  return [
    {
      ...base,
      kind: 'turn',
      text: { code: 'toy.turn', en: 'Place cards, show your hand, roll, or end your turn.' },
      commands: turnCommands(view, view.turn!),
      notation: ['place k3 a', 'roll', 'end'],
    },
  ]
}

const { $schema: _, ...mottoSchema } = z.toJSONSchema(mottoText)

function turnCommands(view: ToyState, turn: NonNullable<ToyState['turn']>): ToyCommand[] {
  const held = CARDS.filter((card) => view.hands[turn.seat]!.known.includes(card))
  return [
    ...held.flatMap((card) =>
      LAMPS.filter((lamp) => glow([...view.lamps[lamp], card]) <= BRIGHT).map(
        (lamp) => ({ type: 'place', card, lamp }) as const,
      ),
    ),
    ...(turn.placed && !turn.rolled ? [{ type: 'roll' } as const] : []),
    ...view.hands.flatMap((_, to) =>
      to === turn.seat || turn.shown.includes(to) ? [] : [{ type: 'show', to } as const],
    ),
    { type: 'endTurn' },
  ]
}
