import { describe, expect, test } from 'vitest'
import { digest, verify } from '../../src/core/index.ts'
import { foldsOf, portrait, readPlaythrough, refusalOf, writePlaythrough } from '../support/playthrough.ts'
import { recordRandom, recordScript } from '../support/recorder.ts'
import { loadSettings } from './conformance/subject.ts'
import { anyToy } from './toy/table.ts'

const settings = await loadSettings('toy')
const table = settings.settings[0]!
const seed = digest('tour')

const script = `
  # The keeper thinks again.
  0: motto Light
  0: undo
  1! keeper-only: motto Mine
  0: motto More light
  1: bid 10
  1! already-sealed: bid 11
  0! undo-not-possible: undo 1
  host: replace 1 bot
  bots 6
  wait 5
  0: resign
`

describe('a match from a script', () => {
  const played = recordScript(anyToy, settings, table, seed, script)
  const { record, refused } = played

  test('is played as it says, and what has to be refused is noted', () => {
    const said = record.entries.map((e) => e.command?.type ?? e.events[0]!.type)
    expect(said.slice(0, 6)).toEqual([
      'matchStarted',
      'inscribe',
      'undo',
      'inscribe',
      'commit',
      'seatReplaced',
    ])
    expect(record.entries.some((e) => e.events[0]!.type === 'seatResigned')).toBe(true)
    expect(refused.map((r) => r.code)).toEqual(['keeper-only', 'already-sealed', 'undo-not-possible'])
    expect(verify(record, anyToy, settings.words).entries.every((e) => e.verdict === 'right')).toBe(true)
  })

  test('goes through its text, and is refused again what was refused', () => {
    const again = readPlaythrough(writePlaythrough(played))
    expect(again).toEqual(JSON.parse(JSON.stringify(played)))
    const folds = foldsOf(anyToy, again.record)
    const env = { seed, words: settings.words }
    for (const { after, seat, tried, code } of again.refused)
      expect(refusalOf(anyToy, folds[after]!, seat, tried, env)?.code).toBe(code)
  })

  test('has a portrait that says who sees what', () => {
    const text = portrait(anyToy, played, settings.words)
    expect(text).toContain('[1] Seat 1 seals a bid 10.')
    expect(text).toContain('[0 spectator] Seat 1 seals a bid.')
    expect(text).toContain('[1] bids.1.number = 10')
    expect(text).not.toContain('[all] bids.1.number = 10')
    expect(text).toContain('refused: seat 1 {"notation":"motto Mine"}: keeper-only')
  })

  test('has a portrait with digests, in which a view or question that is another shows', () => {
    const text = portrait(anyToy, played, settings.words, 'digest')
    expect(text).toContain('[1] Seat 1 seals a bid 10.')
    expect(text).not.toContain('bids.1.number')
    const sights = (of: string) => of.match(/^ {3}0 [0-9a-f]{8}, 1 [0-9a-f]{8},.* spectator [0-9a-f]{8}$/gm)
    expect(sights(text)).toHaveLength(played.record.entries.length)
    const unasked = portrait({ ...anyToy, prompts: () => [] }, played, settings.words, 'digest')
    expect(sights(unasked)).not.toEqual(sights(text))
    const evolve: typeof anyToy.evolve = (state, event, entry) => ({
      ...anyToy.evolve(state, event, entry),
      more: entry.revision > 2,
    })
    const otherwise = portrait({ ...anyToy, evolve }, played, settings.words, 'digest')
    expect(sights(otherwise)!.at(-1)).not.toBe(sights(text)!.at(-1))
  })

  test.each([
    ['0: bid 5', 'line 1, "0: bid 5": wrong-phase'],
    ['0! wrong-phase: motto A', 'accepted'],
    ['0! not-your-turn: bid 5', 'wrong-phase'],
    ['\n0: fly', 'line 2'],
    ['dance', 'does not understand'],
  ])('stops at %j', (line, message) => {
    expect(() => recordScript(anyToy, settings, table, seed, line)).toThrow(message)
  })
})

test('the same seed records the same match by chance', () => {
  const record = () => writePlaythrough(recordRandom(anyToy, settings, table, seed, { probe: true }))
  expect(record()).toBe(record())
})
