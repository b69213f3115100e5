import { describe, expect, test } from 'vitest'
import {
  ALIEN_CARDS,
  type Card,
  HIDDEN_CARDS,
  type HiddenCard,
  MAIN_CARDS,
} from '../../../src/games/seti/material/index.ts'
import { cardLines } from '../../../src/games/seti/picture/cards.ts'
import { cardText, hiddenText, textOf } from '../../../src/games/seti/tell/card.ts'

const CARDS = [...MAIN_CARDS, ...ALIEN_CARDS]

type Said = Pick<Card, 'play' | 'mission' | 'endgame' | 'later'>
const saidOf = ({ play, mission, endgame, later }: Card): Said => ({
  play,
  ...(mission && { mission }),
  ...(endgame && { endgame }),
  ...(later && { later }),
})

type Node = Record<string, unknown>
type Path = (string | number)[]

/** Every plain value below a node, with the way there. */
function leaves(node: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof node !== 'object' || node === null) return [{ path, value: node }]
  return Object.entries(node).flatMap(([key, part]) =>
    leaves(part, [...path, Array.isArray(node) ? Number(key) : key]),
  )
}

const at = (node: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Node)[key as string], node)

/** A copy with another value in one place, or without what stands there. */
function changed<T>(node: T, path: Path, value: unknown): T {
  const copy = structuredClone(node)
  const parent = at(copy, path.slice(0, -1)) as Node
  const key = String(path.at(-1))
  if (value === undefined) delete parent[key]
  else parent[key] = value
  return copy
}

/** What sort of value a leaf is: the kind of thing it belongs to, and its name there. */
function sortOf(said: unknown, path: Path): string {
  const name = path.findLast((key) => typeof key === 'string') as string
  const parent = at(said, path.slice(0, path.lastIndexOf(name))) as Node
  const kind = parent.do ?? parent.cond ?? parent.metric ?? parent.event ?? parent.type ?? ''
  return `${kind}.${name}`
}

/** These name the kind of a thing: another one asks for other fields. */
const KINDS = ['do', 'cond', 'metric', 'event', 'type']
/** Always the same, and so said in any case. */
const FIXED = [
  '.any',
  'figuresAtOnePlanet.moons',
  'orbiterAndLanderAtOnePlanet.moons',
  'traceOnPaidSpace.species',
]

/** Other values that a leaf could have: those of the same sort on other cards, and a number more. */
function others(sort: string, value: unknown, known: ReadonlyMap<string, Set<unknown>>): unknown[] {
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return sort === 'tech.rotate' ? [!value] : [undefined]
  return [...known.get(sort)!].filter((one) => one !== value)
}

describe('the text of a card', () => {
  const known = new Map<string, Set<unknown>>()
  for (const card of CARDS)
    for (const { path, value } of leaves(saidOf(card))) {
      const sort = sortOf(saidOf(card), path)
      known.set(sort, (known.get(sort) ?? new Set()).add(value))
    }

  test('has words for each part of its data: with any other value it says something else', () => {
    const silent: string[] = []
    for (const card of CARDS) {
      const said = saidOf(card)
      for (const { path, value } of leaves(said)) {
        const sort = sortOf(said, path)
        const name = sort.split('.').at(-1)!
        if (KINDS.includes(name) || FIXED.includes(sort)) continue
        const beside = at(said, path.slice(0, -1))
        // A list names a thing once.
        for (const other of others(sort, value, known))
          if (Array.isArray(beside) && beside.includes(other)) continue
          else if (textOf({ ...card, ...changed(said, path, other) }) === textOf(card))
            silent.push(`${card.id} ${path.join('.')}: ${value} or ${other}`)
      }
    }
    expect(silent).toEqual([])
  })

  test('cards that say the same have the same data', () => {
    const texts = new Map<string, string>()
    for (const card of CARDS) {
      const data = JSON.stringify(saidOf(card))
      const text = textOf(card)
      expect(texts.get(text) ?? data, card.id).toBe(data)
      texts.set(text, data)
      expect(text.length, card.id).toBeGreaterThan(5)
      // Nothing of the data shows through.
      expect(text, card.id).not.toMatch(/undefined|\[object|[a-z][A-Z]/)
    }
    expect(CARDS.length + HIDDEN_CARDS.length).toBe(193)
  })

  test('of the Exertians has words for each part, too', () => {
    for (const card of HIDDEN_CARDS)
      for (const { path, value } of leaves({ vp: card.vp, danger: card.danger, when: card.when })) {
        if (typeof value !== 'number') continue
        const other = changed<HiddenCard>(card, path, value + 1)
        expect(hiddenText(other), `${card.id} ${path.join('.')}`).not.toBe(hiddenText(card))
      }
    expect(new Set(HIDDEN_CARDS.map(hiddenText)).size).toBe(HIDDEN_CARDS.length)
  })

  test('says what a player needs to know', () => {
    const says = (id: string, ...parts: string[]) => {
      for (const part of parts) expect(cardText(id).text, id).toContain(part)
    }
    says('10', 'at Neptune and at Uranus')
    says('13', 'Mars or Mercury or any moon')
    says('95', 'next to Earth')
    says('et7', 'twice the reward')
    says('et23', 'pay 2 exofossils')
    says('118', 'taking no data')
    says('31', 'moons do not count')
    says('12', 'on moons even without the tech')
    says('9', '2 probes beyond the limit')
    says('81', 'another player owns', 'without the bonus', 'no rotation')
    says('98', 'on a species where you have that colour')
    says('106', 'a card that costs 1 credit')
    says('88', 'signals in 4 sectors')
    says('19', 'a movement instead of publicity')
    says('120', 'goes back to your hand')
    says('et51', 'danger 8', '8 tucked cards')
    expect(cardText('48')).toEqual({
      id: '48',
      name: 'Breakthrough Starshot',
      cost: '1 credit',
      text: '1 movement; a signal at a red star',
      corner: '1 publicity',
      signal: 'blue',
      income: 'credit',
    })
  })

  test('stands whole on the card in the picture', () => {
    for (const card of CARDS) {
      const { name, text } = cardLines(card.id)
      expect(name.join(' ')).toBe(card.name)
      expect(text.join(' ').replaceAll('\u00a0', ' ')).toBe(textOf(card))
    }
  })
})
