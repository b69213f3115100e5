import type { Rule, RuleOf } from '../language.ts'
import type { Mat } from '../work.ts'
import { add, become, remove, turn } from './pieces.ts'
import { mirror, spin, swap } from './places.ts'
import { away, goTo, meet, move, onto, toward, unstack } from './travel.ts'

/** What each operation does to the mat. What cannot be done is left undone (R33). */
export const OPERATIONS: { [T in Rule['op']]: (mat: Mat, rule: RuleOf<T>) => void } = {
  remove,
  add,
  move,
  toward,
  away,
  onto,
  goto: goTo,
  become,
  turn,
  swap,
  mirror,
  spin,
  unstack,
  meet,
}
