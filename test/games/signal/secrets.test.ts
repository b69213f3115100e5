import { describe, expect, test } from 'vitest'
import type { Viewer } from '../../../src/core/index.ts'
import type { SignalCommand } from '../../../src/games/signal/commands.ts'
import { STOCK } from '../../../src/games/signal/material/backs/index.ts'
import type { Card } from '../../../src/games/signal/material/language.ts'
import type { World } from '../../support/world.ts'
import { gather, serviceFor, tryOn } from '../../transports/support/gather.ts'
import { split } from './mats.ts'
import { type Act, act, cardWith, choose, NO_BLACK, respond, send, start } from './table.ts'

/** A card of a table's own: every word and number of its back stands nowhere else. */
const OWN: Card = (() => {
  const card = cardWith(
    [NO_BLACK, { op: 'move', which: { colour: 'W' }, count: 1, towards: 'N', far: 'any' }],
    [{ op: 'spin', quarters: 3, which: { stack: 'base' } }],
    [{ op: 'goto', region: 'marks', which: { shape: 'tri' } }],
  )
  card.rounds.forEach((round, i) => {
    round.title = `Canary title ${i}`
    for (const [n, rule] of round.rules.entries()) rule.text = `Canary rule ${i}.${n}, “quoted” & <odd>.`
  })
  return card
})()

const sealed = ({ rounds }: Card): string[] =>
  rounds.flatMap(({ title, rules }) => [`${title}"`, ...rules.map(({ text }) => text)])

/** As it would stand in an answer: in JSON, in JSON within JSON (streams, GraphQL), or in a picture. */
const spellings = (text: string): string[] => {
  const once = JSON.stringify(text).slice(1, -1)
  const twice = JSON.stringify(once).slice(1, -1)
  return [text, once, twice, text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')]
}

const holds = (bytes: string, text: string): boolean => spellings(text).some((one) => bytes.includes(one))

/** What only the Alien may have: words of the back, the rules as data, choices, which rule did what. */
function leaks(bytes: string, card: Card, said: readonly string[] = []): string[] {
  const words = sealed(card).filter((text) => !said.includes(text) && holds(bytes, text))
  return [...words, ...(/\\?"(op|towards|trace|rule)\\?":/.exec(bytes)?.slice(0, 1) ?? [])]
}

const TRIED: readonly SignalCommand[] = [
  { type: 'chooseAlien', cardId: 'cairn' },
  { type: 'chooseAlien', card: OWN },
  { type: 'transmit', pieces: ['Wd@C3', 'Wd@D3'], number: 1 },
  { type: 'transmit', pieces: ['Wd@C3', 'Wd@D4', 'Bc@A1'], number: 2 },
  { type: 'transmit', pieces: ['nonsense'], number: 2 },
  { type: 'respond', choices: [] },
  { type: 'respond', choices: [0], ask: true },
  { type: 'respond', choices: [99] },
  { type: 'respondFreely', pieces: ['Wd@C3'] },
  { type: 'sendVariant', pieces: ['Wd@C3'] },
  { type: 'nameTerm', term: 'black' },
  { type: 'rehearse', arrangements: [{ pieces: ['Wd@C3', 'Bd@C4'] }] },
  { type: 'useAbility', ability: 'openPage', rule: 1 },
  { type: 'useAbility', ability: 'stillPoint', piece: 1 },
  { type: 'callAbility', ability: 'openPage' },
]

const table = (abilities: string[], ...acts: Act[]) =>
  act(start({ abilities }, [{ role: 'alien' }, {}, { role: 'alien' }, {}]), choose(OWN), ...acts)

const use = (ability: string, more: object = {}): Act => [
  2,
  { type: 'useAbility', ability, ...more } as SignalCommand,
]
const SENT = 'Wd@C3 Wd@F3 Bd@D3 Bd@D3^1 WtN@H8'
const answered = table(
  ['stillPoint', 'secondVoice', 'rehearsal'],
  send(1, SENT),
  use('stillPoint', { piece: 1 }),
  use('secondVoice'),
  [1, { type: 'sendVariant', pieces: split('Wd@C3 Wd@F3 Bd@D3 WtN@H8') }],
  respond(1, 2),
)

const automatic = act(
  start({ alien: 'difficulty', difficulty: 13 }, [{ kind: 'bot' }, {}]),
  send(1, 'Wd@A1 Bc@B2'),
  respond(),
)

const moments: [string, World, Card, string[]][] = [
  ['the card is chosen', table(['census', 'slowMotion', 'openPage']), OWN, []],
  ['a transmission waits', table(['census', 'slowMotion', 'openPage'], send(1, SENT)), OWN, []],
  ['abilities have told of a response', answered, OWN, []],
  [
    'the mat was shown after each rule, and by columns',
    table(['census', 'threeVoices', 'openPage'], send(1, SENT), use('threeVoices'), use('census'), respond()),
    OWN,
    [],
  ],
  [
    'a rule was read aloud',
    table(['census', 'slowMotion', 'openPage'], use('openPage', { rule: 2 }), send(1, SENT)),
    OWN,
    ['Canary rule 0.1, “quoted” & <odd>.'],
  ],
  ['an automatic Alien has answered', automatic, STOCK.ledger, []],
]

describe('R11, R26: no answer to others holds anything of the back', () => {
  test.each(moments)('when %s', async (_, world, card, said) => {
    const setup = await serviceFor(world)
    const others: Viewer[] = [1, ...(world.seats.length > 3 ? [3] : []), 'spectator']
    for (const viewer of others) {
      const told = await gather(setup, viewer, world.fold.revision)
      expect(Object.keys(told).length).toBeGreaterThan(20)
      for (const [what, bytes] of Object.entries(told))
        expect(leaks(bytes, card, said), `${viewer}: ${what}`).toEqual([])
      for (const text of said) expect(Object.values(told).some((bytes) => holds(bytes, text))).toBe(true)
    }
    const own = Object.values(await gather(setup, 0, world.fold.revision)).join('\n')
    if (world.seats[0]!.kind === 'human') expect(sealed(card).filter((text) => !holds(own, text))).toEqual([])
  })

  test('nor does what an Expert is told that tries everything, dry or in earnest', async () => {
    const statuses = new Set<number>()
    for (const world of [moments[0]![1], moments[1]![1], answered])
      for (const command of TRIED) {
        const { dry, real, status } = await tryOn(world, 1, command)
        statuses.add(status)
        // Its own words come back to nobody: neither card nor piece is repeated in a problem.
        expect(leaks(dry + real, OWN), JSON.stringify(command)).toEqual([])
      }
    expect([...statuses].sort()).toEqual([200, 403, 409, 422])
  })

  test('at the end all of it is open to all', async () => {
    const over = act(answered, [3, { type: 'concede' }])
    const setup = await serviceFor(over)
    for (const viewer of [1, 'spectator'] as const) {
      const told = await gather(setup, viewer, over.fold.revision)
      for (const what of ['GET /view', 'GET /record', 'GET /events?limit=500'])
        expect(
          sealed(OWN).filter((text) => !holds(told[what]!, text)),
          what,
        ).toEqual([])
      expect(told['GET /picture.svg']).toContain('Canary title 2')
      const before = told[`GET /view?at=${over.fold.revision - 1}`]!
      expect(leaks(before, OWN), 'as it was before the end').toEqual([])
    }
  })
})
