import type { Recorded } from '../../../src/core/index.ts'
import { forge, type Twin, type World } from '../../support/world.ts'
import { command, holding, say, tableOf, turnOf } from './table.ts'

type Rewrite = (event: Recorded) => Recorded

const twin = (base: World, rewrite: Rewrite, rest: Omit<Twin, 'worlds'>): Twin => ({
  ...rest,
  worlds: [base, forge(base, rewrite)],
})

/** Takes the secret of one kind of event (of one seat, if named) and gives it in reverse order. */
const reversed =
  (type: string, field: string, seat?: number): Rewrite =>
  (event) => {
    const { data, secret } = event as { data: { seat?: number }; secret?: Record<string, unknown[]> }
    if (event.type !== type || !secret || (seat !== undefined && data.seat !== seat)) return event
    return { ...event, secret: { ...secret, [field]: [...secret[field]!].reverse() } }
  }

/** The deck below what was dealt lies the other way round: nobody can tell. */
function buried(): Twin {
  const base = tableOf(2)
  const dealt = 8
  return twin(
    base,
    (event) => {
      if (event.type !== 'shuffled') return event
      const order = (event.secret as { order: string[] }).order
      return { ...event, secret: { order: [...order.slice(0, dealt), ...order.slice(dealt).reverse()] } }
    },
    {
      name: 'the order of the deck',
      viewers: [0, 1, 'spectator'],
      kinds: ['shuffled'],
      tries: [
        [0, command('motto A')],
        [1, command('motto A')],
        [0, command('bid 5')],
        [1, command('roll')],
      ],
    },
  )
}

/** Seat 1 bid something else: both are played, so that what `decide` makes of the number is compared. */
function sealed(): Twin {
  const opened = say(tableOf(3), '0: motto A')
  return {
    name: 'a sealed bid',
    worlds: [say(opened, '1: bid 111'), say(opened, '1: bid 222')],
    viewers: [0, 2, 'spectator'],
    kinds: ['sealed'],
    tries: [
      [0, command('bid 5')],
      [2, command('bid 111')],
      [0, command('motto B')],
      [2, command('end')],
      [0, { type: 'undo' }],
    ],
  }
}

/** The seat on turn and another one; the hands of both are swapped below the open card. */
function hands(): Twin {
  const { world, seat } = turnOf(3)
  const others = [0, 1, 2].filter((s) => s !== seat)
  const [hidden] = others
  const drawn = world.entries[0]!.events.filter((e) => e.type === 'drawn')
  const deck = (world.fold.game as { deck: { known: string[] } }).deck.known
  const own = (drawn[hidden!]!.secret as { cards: string[] }).cards
  const other = deck.slice(0, 3)
  return twin(
    world,
    (event) =>
      event.type === 'drawn' && (event.data as { seat: number }).seat === hidden
        ? { ...event, secret: { cards: other } }
        : event.type === 'shuffled'
          ? { ...event, secret: { order: swapped((event.secret as { order: string[] }).order, own, other) } }
          : event,
    {
      name: 'a hand',
      viewers: [seat, others[1]!, 'spectator'],
      kinds: ['drawn', 'shuffled'],
      tries: [
        ...['a', 'b'].map((lamp) => [seat, command(`place ${holding(world, seat)[0]} ${lamp}`)] as const),
        ...['k1', 'k2', 'k3', 'k4', 'k5', 'k6'].map((card) => [seat, command(`place ${card} a`)] as const),
        [seat, command(`show ${hidden}`)],
        [seat, command(`show ${seat}`)],
        [seat, command('roll')],
        [seat, command('end')],
        [others[1]!, command('end')],
        [others[1]!, command('bid 5')],
      ],
    },
  )
}

/** The deck as it was before the deal, with the three cards of a hand and the next three exchanged. */
function swapped(order: readonly string[], own: readonly string[], other: readonly string[]): string[] {
  const at = order.findIndex((_, i) => own.every((card, j) => order[i + j] === card))
  const next = [...order]
  next.splice(at, own.length, ...other)
  next.splice(order.length - remaining(order), other.length, ...own)
  return next
}

const remaining = (order: readonly string[]) => order.length - 12

/** What was shown to another seat is seen by the two alone. */
function shown(): Twin {
  const { world, seat } = turnOf(3)
  const [to, third] = [0, 1, 2].filter((s) => s !== seat)
  const base = say(world, `${seat}: show ${to}`)
  const flip = reversed('shown', 'hand')
  return twin(base, flip, {
    name: 'a hand that was shown',
    viewers: [third!, 'spectator'],
    kinds: ['shown'],
    tries: [
      [third!, command('end')],
      [third!, { type: 'undo' }],
    ],
  })
}

export const twins = (): Twin[] => [buried(), sealed(), hands(), shown()]
