import { describe, expect, test } from 'vitest'
import { emptyFold, foldAll, isRejection, partsOf, playLine, redact } from '../../../src/core/index.ts'
import type { SetiCommand } from '../../../src/games/seti/commands.ts'
import { seti } from '../../../src/games/seti/index.ts'
import { cardOf, STARS, starsOf } from '../../../src/games/seti/material/index.ts'
import type { State } from '../../../src/games/seti/state/index.ts'
import type { World } from '../../support/world.ts'
import { begun, stateOf } from './table.ts'

const sendLine = (world: World, line: string) => {
  const seen = world.entries.map((entry) => redact(entry, 0))
  const view = foldAll(world.game, emptyFold(world.seats), seen)
  return playLine(world.game, { fold: world.fold, view }, 0, line, world, world.fold.at + 1000)
}
const reached = (world: World, { steps }: ReturnType<typeof sendLine>) =>
  (steps.at(-1)?.fold.game ?? world.fold.game) as State

/** A card of the row and a sector of its colour. */
const pick = (world: World) => {
  const card = stateOf(world).row[0]!
  return `card ${card} ${starsOf(cardOf(card).sector)[0]}`
}

test('every example of the help is read', () => {
  const view = stateOf(begun(2))
  const examples = seti.meta.notation
    .filter((line) => line.includes(' – '))
    .flatMap((line) => partsOf(line.split(' – ')[0]!))
  expect(examples.length).toBeGreaterThan(20)
  for (const text of examples) {
    const read = seti.notation.parse(text, view, 0)
    expect(isRejection(read), text).toBe(false)
    expect(seti.notation.format(read as SetiCommand)).toBe(text)
  }
})

describe('a turn in one line', () => {
  test('parts stand between semicolons', () => {
    expect(partsOf(' scan ;; card 2 vega;data; ')).toEqual(['scan', 'card 2 vega', 'data'])
    expect(partsOf('')).toEqual([])
  })

  test('plays commands and answers one after the other, to the end of the turn', () => {
    const world = begun(2)
    const sent = sendLine(world, `scan; ${pick(world)}; data; DATA ; end`)
    expect(sent.stopped).toBeUndefined()
    expect(sent.steps.map(({ command }) => command?.type)).toEqual([
      'scan',
      'choose',
      'placeData',
      'placeData',
      'endTurn',
    ])
    const state = reached(world, sent)
    expect(state.turn.seat).toBe(1)
    expect(state.players[0]!.computer.top).toBe(2)
    expect(
      Object.keys(STARS).filter((star) => state.sectors[star as keyof typeof STARS].markers.includes(0))
        .length,
    ).toBeGreaterThan(0)
  })

  test('says what would also follow by itself', () => {
    const world = begun(2)
    const sent = sendLine(world, `scan; earth; ${pick(world)}; data; end`)
    expect(sent.stopped).toBeUndefined()
    expect(reached(world, sent)).toMatchObject({ turn: { seat: 1 }, row: { length: 3 } })
    const marks = Object.values(reached(world, sent).sectors).flatMap(({ markers }) => markers)
    expect(marks).toEqual([0, 0])
  })

  test('stops at a question that the next part does not answer; what came before stays', () => {
    const world = begun(2)
    const sent = sendLine(world, `scan; end; ${pick(world)}`)
    expect(sent.steps).toHaveLength(1)
    expect(sent.stopped).toMatchObject({ part: 'end', rejection: { code: expect.any(String) } })
    expect(reached(world, sent).agenda[0]!.do).toBe('scanStep')
  })

  test('stops at what answers nothing', () => {
    const world = begun(2)
    const sent = sendLine(world, 'make tea; pass')
    expect(sent).toMatchObject({
      steps: [],
      stopped: { part: 'make tea', rejection: { code: 'nothing-asked' } },
    })
  })
})
