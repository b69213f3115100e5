import { CARD_IDS, type CardId, FRONTS } from '../fronts.ts'
import type { Card } from '../language.ts'
import type { Back } from './back.ts'
import { GRADES_1_TO_5 } from './grades-1-to-5.ts'
import { GRADES_6_TO_10 } from './grades-6-to-10.ts'
import { GRADES_11_TO_15 } from './grades-11-to-15.ts'
import { GRADES_16_TO_20 } from './grades-16-to-20.ts'
import { GRADES_21_TO_25 } from './grades-21-to-25.ts'

const BACKS: Readonly<Record<CardId, Back>> = {
  ...GRADES_1_TO_5,
  ...GRADES_6_TO_10,
  ...GRADES_11_TO_15,
  ...GRADES_16_TO_20,
  ...GRADES_21_TO_25,
}

/**
 * The alien cards of the box, whole. Only what runs on a server may import this: the registry of games hands
 * it to setup and decide, and pages load the game without it (R11).
 */
export const STOCK = Object.fromEntries(
  CARD_IDS.map((id): [CardId, Card] => {
    const { grade: _, ...front } = FRONTS[id]
    return [id, { ...front, rounds: BACKS[id] }]
  }),
) as Readonly<Record<CardId, Card>>
