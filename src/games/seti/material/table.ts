/** Numbers of the set-up and of the procedure (R2, R12). */
export const ROUNDS = 5
export const START = { publicity: 4, credit: 4, energy: 3, cards: 5 } as const
export const BASE_INCOME = { credit: 3, energy: 2, cards: 1 } as const
export const ROW = 3
export const ROUND_STACKS = 4
export const HAND_AT_PASS = 4
export const MOST_PUBLICITY = 10
export const MOST_DATA = 6
export const LAUNCH_COST = { credit: 2 } as const
export const SCAN_COST = { credit: 1, energy: 2 } as const
export const ANALYZE_COST = { energy: 1 } as const
export const RESEARCH_COST = { publicity: 6 } as const
export const BUY_COST = { publicity: 3 } as const
/** Cards, credits or energy that are given for one. */
export const EXCHANGE_RATE = 2
export const TRACE_COLORS = ['red', 'yellow', 'blue'] as const
export const OVERFLOW_VP = 3
/** For a marker on a discovery space: as our rules say, and as printed on the right-hand board. */
export const DISCOVERY_VP = { text: 5, printedRight: 3 } as const
