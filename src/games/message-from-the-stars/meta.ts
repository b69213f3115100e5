import type { GameMeta } from '../../core/index.ts'

export const meta: GameMeta = {
  id: 'message-from-the-stars',
  name: 'A Message From the Stars',
  summary: 'Send words whose scores give a secret cipher away, and guess what the other side wants to say.',
  seats: { min: 2, max: 12 },
  roles: ['alien', 'scientist'],
  modes: ['coop', 'teams'],
  rulesVersion: 1,
  stage: 'beta',
  notation: [
    'send WORD – transmit a word; "send WORD confirm" if it contains a word of your card as letters only',
    'confer WORD – propose or support a word, where Scientists decide by majority',
    'guess ROW ROW ROW – guess the three secret words, a row from 1 to 6 per column',
    'cipher ABC DE F – guess the cipher: trust, amplify and suspicion letters',
  ],
}
