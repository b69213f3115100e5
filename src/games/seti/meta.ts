import type { GameMeta } from '../../core/index.ts'

export const meta: GameMeta = {
  id: 'seti',
  name: 'SETI',
  summary: 'Launch probes, scan the sky and study data to find traces of two hidden species.',
  seats: { min: 2, max: 4 },
  modes: ['standard'],
  rulesVersion: 1,
  stage: 'alpha',
  notation: [
    'Seats are counted from 0. Spaces are ring and sector, such as r1s5; cards have their printed number, et before those of species.',
    'launch; orbit mars; land mars; land titan; scan; analyze; play 38; research; pass; end – main actions and the end of a turn',
    'move r1s5 r2s5; data; data 3; mission 38; corner 38; exchange credit energy; buy; deliver et1 – free actions',
    'vega; card 2; deck; stop – the answer to a question is its key',
    'scan; earth; card 2 vega; data; end – by mail a whole turn in one line; it stops where something else is asked',
  ],
}
