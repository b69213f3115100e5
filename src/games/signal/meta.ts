import type { GameMeta } from '../../core/index.ts'
import { TERMS } from './material/terms.ts'

export const meta: GameMeta = {
  id: 'signal',
  name: 'Signal',
  summary: 'Experts lay pieces on a mat, an Alien rearranges them by secret rules, until its Signal appears.',
  seats: { min: 2, max: 6 },
  roles: ['alien', 'expert'],
  modes: ['standard'],
  rulesVersion: 1,
  stage: 'alpha',
  notation: [
    'Wd@G5 is a white disc at column G, row 5: W or B; d disc, c cube, t triangle, r rod; tN tE tS tW point, rH lies, rV stands; ^1 is one level up.',
    'alien tideling – take a card; alien {"name": …} – take a card of your own, as JSON',
    'split 1 4 2 6 – seat 1 has four tokens, seat 2 has six',
    'transmit 3: Wd@G5 BtN@G6 – the third transmission of the round; without pieces after the colon the mat is empty',
    'call census – ask an automatic Alien for an ability',
    'use census; use stillPoint 2; use openPage 3; use helpingHand: Wd@G5 – use an ability: piece 2 in reading order, rule 3, the changed arrangement',
    'term left half – answer the Dictionary; variant: Wd@G5 – answer the Second Voice; rehearse: Wd@G5 / Bd@G5 – up to three arrangements',
    'respond 0 2 – choices in order, the rest by default; ask at the end asks for the next one',
    'result: Wd@G6 – the arrangement that you make, where the Alien works freely',
    'concede',
    `Terms that rules may use: ${TERMS.join(', ')}.`,
  ],
}
