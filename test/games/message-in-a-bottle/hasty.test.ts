import { expect, test } from 'vitest'
import { messageInABottle } from '../../../src/games/message-in-a-bottle/index.ts'

test('R54: only a sealed round that length decides waits for players by mail', () => {
  const judged = (given: object) => messageInABottle.hasty!(messageInABottle.options.parse(given))
  expect(judged({ tempo: 'sealed', sealedBy: 'length' })).toBeUndefined()
  for (const quick of [{}, { tempo: 'sealed' }, { tempo: 'live', sealedBy: 'length' }])
    expect(judged(quick)).toMatch('`tempo: sealed` with `sealedBy: length`')
})
