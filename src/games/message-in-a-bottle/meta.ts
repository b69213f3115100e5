import type { GameMeta } from '../../core/index.ts'

export const meta: GameMeta = {
  id: 'message-in-a-bottle',
  name: 'Message in a Bottle',
  summary: 'Shake the bottle, read the letters and be the first with a word that holds them all.',
  seats: { min: 2, max: 6 },
  modes: ['classic', 'easy', 'effects', 'party'],
  rulesVersion: 1,
  stage: 'alpha',
  notation: [
    'Dice are t1 and t2 (turquoise), y (yellow) and d (dark blue); seats are counted from 0.',
    'ready – roll the next letters',
    'open – sealed race: see your letters; where time decides, yours begins',
    'say FOLD – say a word',
    'cover – put your hand on the bottle',
    'initials t1 ARROW t2 RIVER y MOUSE d FOREST – a word for the letter of each die',
    'none – say that no such word exists',
    'pass – say nothing more in this round',
    'vote 2 yes – take the word of seat 2; no – turn it down',
    'think – take time; nobody waits for you meanwhile',
  ],
}
