import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type AnyGame, type Command, event, isRejection, type Seat } from '../../src/core/index.ts'
import { wordList } from '../support/given.ts'
import { startWorld, type World } from '../support/world.ts'
import { toy } from '../toy/index.ts'
import type { ToyState } from '../toy/state.ts'
import { moments } from './conformance/moments.ts'
import { MATCH_SEED, playMatch } from './conformance/play.ts'
import { observe } from './conformance/proof.ts'
import { redoAll } from './conformance/redo.ts'
import { loadSubject, type Subject } from './conformance/subject.ts'
import { neverSwapped, sameAnswers, sameToViewers, trulyDiffers } from './conformance/swap.ts'
import { anyToy, say } from './toy/table.ts'

type Toy = typeof toy

const broken = (change: Partial<Toy>): AnyGame => ({ ...toy, ...change })

/** Names of the proofs that fail within the first matches. */
async function failing(game: AnyGame, matches = 24): Promise<Set<string>> {
  const subject: Subject = { ...(await loadSubject(anyToy)), game }
  const proofs = moments.map((make) => make(subject))
  const failed = new Set<string>()
  for (let n = 0; n < matches; n++) {
    const setting = subject.settings[n % subject.settings.length]!
    const seed = MATCH_SEED('planted', n)
    const { failures } = observe(playMatch(game, subject, setting, seed), proofs, setting.name, seed)
    for (const { proof } of failures) failed.add(proof)
  }
  return failed
}

/** Prompts with commands added to or taken from the turn of a seat. */
const turns =
  (
    change: (commands: readonly Command[], view: ToyState, seat: Seat) => readonly Command[],
  ): Toy['prompts'] =>
  (view, seat, c) =>
    toy
      .prompts(view, seat, c)
      .map((p) => (p.kind === 'turn' ? { ...p, commands: change(p.commands, view, seat) } : p))

const faults: [what: string, proof: string, game: Partial<Toy>][] = [
  [
    'prompts that look at other hands',
    'prompts and team of the view equal those of the state',
    {
      prompts: turns((all, view, seat) =>
        view.hands[(seat + 1) % 2]!.known.length > 3 ? all.slice(1) : all,
      ),
    },
  ],
  [
    'an offer that is not legal',
    'every offered command is accepted, and so is a filling of each open one',
    { prompts: turns((all) => [...all, { type: 'show', to: 3 } as Command, { type: 'roll' }]) },
  ],
  [
    'a legal command that is not offered',
    'no legal command lies outside the prompts',
    { prompts: turns((all) => all.filter((c) => c.type !== 'show')) },
  ],
  [
    'an act out of turn',
    'who is waited for is asked, and who is not asked is refused',
    {
      decide: (state, seat, command, c) =>
        state.turn && command.type === 'endTurn'
          ? toy.decide(state, state.turn.seat, command, c)
          : toy.decide(state, seat, command, c),
    },
  ],
  [
    'a refusal that tells of another hand',
    'in a world that looks the same to the actor, legality, refusals and quiet entries are the same',
    {
      decide(state, seat, command, c) {
        const made = toy.decide(state, seat, command, c)
        const other = state.hands[(seat + 1) % state.hands.length]!.known[1]
        return isRejection(made) ? { ...made, detail: `${made.detail} ${other}` } : made
      },
    },
  ],
  [
    'a state that is no plain JSON',
    'a rebuild from the text of the log equals the live folds at every revision',
    { evolve: (state, e, entry) => ({ ...toy.evolve(state, e, entry), extra: undefined }) },
  ],
  [
    'a fold that changes the state it was given',
    'play',
    {
      evolve(state, e, entry) {
        if (state && e.type === 'placed') state.points[e.data.seat]! += 0
        return toy.evolve(state, e, entry)
      },
    },
  ],
  [
    'a card that comes from nowhere',
    'what has to be conserved is',
    {
      evolve(state, e, entry) {
        const next = toy.evolve(state, e, entry)
        return e.type === 'placed' ? { ...next, discard: [...next.discard, 'k1'] } : next
      },
    },
  ],
  [
    'a view that knows a card where there is none',
    'a view agrees with the state wherever it knows anything',
    {
      evolve(state, e, entry) {
        const next = toy.evolve(state, e, entry)
        if (e.type !== 'drawn' || e.secret) return next
        return { ...next, hands: next.hands.map((h) => ({ ...h, known: h.known.length ? h.known : ['k6'] })) }
      },
    },
  ],
  [
    'a state beyond its schema',
    'states, views and events fit their schemas, unchanged',
    { view: z.strictObject({ ...(toy.view as unknown as z.ZodObject).shape, round: z.literal(0) }) as never },
  ],
  [
    'notation that loses a letter',
    'notation: what is written of a move is read as that move',
    { notation: { ...toy.notation, format: (c) => toy.notation.format(c).replace('b', '') } },
  ],
  [
    'notation that does not know its words',
    'notation: what is written of a move is read as that move',
    { notation: { ...toy.notation, words: () => ['motto'] } },
  ],
  [
    'notation that throws',
    'notation: no text breaks its reader',
    {
      notation: {
        ...toy.notation,
        parse(text, view, seat) {
          if (text.includes('__proto__')) throw new Error('oh')
          return toy.notation.parse(text, view, seat)
        },
      },
    },
  ],
]

describe('a game with a planted fault is caught:', () => {
  test.each(faults)('%s', async (_, proof, change) => {
    expect([...(await failing(broken(change)))]).toContain(proof)
  })

  test('and the same matches of the game as it is are not', async () => {
    expect([...(await failing(anyToy))]).toEqual([])
  })

  test('a command that leads elsewhere when it is sent again', async () => {
    let calls = 0
    const game = broken({
      decide: (state, seat, command, c) =>
        command.type === 'commit'
          ? toy.decide(state, seat, { ...command, number: (command.number + calls++) % 1000 }, c)
          : toy.decide(state, seat, command, c),
    })
    const subject: Subject = { ...(await loadSubject(anyToy)), game }
    const { match } = observe(
      playMatch(game, subject, subject.settings[0]!, MATCH_SEED('planted', 0)),
      [],
      'two',
      '',
    )
    expect(() => redoAll(subject, match!)).toThrow()
  })
})

describe('a leak is caught by a twin:', () => {
  const leaky = broken({
    events: {
      ...toy.events,
      sealed: event({
        open: z.strictObject({ seat: z.int(), high: z.boolean() }),
        secret: z.strictObject({ number: z.int() }),
        audience: (open) => [open.seat],
        reveals: false,
      }),
    },
    decide(state, seat, command, c) {
      const made = toy.decide(state, seat, command, c)
      if (isRejection(made) || command.type !== 'commit') return made
      const data = { seat, high: command.number > 200 }
      return made.map((e) => (e.type === 'sealed' ? { ...e, data } : e))
    },
  })

  const bids = (game: AnyGame, number: number): World => {
    const seats = [0, 1].map(() => ({ kind: 'human', taken: true }) as const)
    const world = startWorld(game, {
      seats,
      words: wordList('A'),
    })
    return say(world, '0: motto A', `0: bid ${number}`)
  }

  test('in the open part of an event', async () => {
    const twin = (game: AnyGame) => ({
      name: 'a bid',
      viewers: [1, 'spectator'] as const,
      kinds: ['sealed'],
      worlds: [bids(game, 100), bids(game, 300)] as const,
      tries: [[1, { type: 'endTurn' }]] as const,
    })
    expect(() => sameToViewers(twin(leaky))).toThrow('revision 3: entry')
    expect(sameToViewers(twin(anyToy))).toBeGreaterThan(5)
  })

  test('in legality', async () => {
    const subject = await loadSubject(anyToy)
    const game = broken({
      decide: (state, seat, command, c) =>
        state.bids.some((b) => (b.number ?? 0) > 200)
          ? { code: 'wrong-phase', detail: 'Guess why.' }
          : toy.decide(state, seat, command, c),
    })
    const worlds = [100, 300].map((n) => ({ ...bids(anyToy, n), game })) as unknown as readonly [World, World]
    const twin = {
      name: 'a bid',
      viewers: [1] as const,
      kinds: [],
      worlds,
      tries: [[1, { type: 'roll' }]] as const,
    }
    expect(() => sameAnswers(subject, twin)).toThrow()
  })

  test('and a twin that is none, or none at all, does not pass', async () => {
    const subject = await loadSubject(anyToy)
    const [world] = subject.twins[0]!.worlds
    expect(() => trulyDiffers(subject, { ...subject.twins[0]!, worlds: [world, world] })).toThrow(
      'the same in both',
    )
    expect(neverSwapped({ ...subject, twins: [] })).toEqual(['shuffled', 'drawn', 'sealed', 'shown'])
  })
})
