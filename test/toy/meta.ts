import type { GameMeta } from '../../src/core/index.ts'

export const meta: GameMeta = {
  id: 'toy',
  name: 'Lanterns',
  summary: 'Bid in secret for the turn, then light lamps that add up to seven.',
  seats: { min: 2, max: 4 },
  roles: ['keeper', 'guest'],
  modes: ['single', 'teams'],
  rulesVersion: 1,
  stage: 'alpha',
  notation: [
    'motto TEXT – the keeper names the house',
    'bid 120 – a secret number from 0 to 999',
    'place k3 a – a card of yours on lamp a, b or c',
    'roll – the bonus die',
    'show 2 – let seat 2 look at your hand',
    'end – end your turn',
  ],
}
