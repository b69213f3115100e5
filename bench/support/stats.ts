export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The value below which a share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  if (sorted.length === 0) throw new Error('nothing was measured')
  if (share === 0.5 && sorted.length % 2 === 0)
    return (sorted[sorted.length / 2 - 1]! + sorted[sorted.length / 2]!) / 2
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}

const round = (value: number): number => Number(value.toPrecision(4))

/** A measured claim. */
export interface Figure {
  name: string
  /** The median of `runs`. */
  ratio: number
  /** Beyond this it is a defect. */
  floor: number
  goal: number
  better: 'higher' | 'lower'
  /** What each pair of measurements gave, in the order they were taken. */
  runs: number[]
}

export const figure = (
  name: string,
  runs: readonly number[],
  floor: number,
  goal: number,
  better: Figure['better'] = 'higher',
): Figure => ({ name, ratio: round(median(runs)), floor, goal, better, runs: runs.map(round) })

/** One line of JSON each; the one that the bench is named after last. */
export const print = (figures: readonly Figure[]): void => {
  for (const one of figures) process.stdout.write(`${JSON.stringify(one)}\n`)
}

/** For whoever watches; the figures alone go to standard output. */
export const note = (text: string): void => {
  process.stderr.write(`${text}\n`)
}
