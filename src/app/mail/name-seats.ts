/** Names of players, by seat. */
export type Names = readonly (string | null)[]

/** What is quoted was written by somebody, and stays; so does a list of seats. */
const SEAT = /“[^”]*”|"[^"]*"|\b[Ss]eat (\d{1,2})\b(?!(?:,| and) \d)/g

/** Lines in which a seat is a place, whoever sits there. */
const TAKEN = /^Seat (\d{1,2}) is taken\.$/
const HANDED_ON = /^Seat \d{1,2} goes to /

/**
 * What seats can be called without a doubt who is meant: by names that are known, unlike all others at the table,
 * and do not look like another seat.
 */
export function callNames(names: Names): (string | null)[] {
  const plain = names.map((name) => name && plainOf(name))
  return names.map((name, seat) => {
    const mine = plain[seat]
    const clear =
      mine && !/\bseats?\W*\d/.test(mine) && plain.every((other, i) => i === seat || other !== mine)
    return clear ? name!.replace(/\s+/g, ' ').trim() : null
  })
}

/** A line with names in place of single seats. `called`: of {@link callNames}. */
export function nameSeats(line: string, called: Names): string {
  const [, place] = TAKEN.exec(line) ?? []
  const name = place === undefined ? undefined : called[Number(place)]
  if (name) return `${name} takes seat ${place}.`
  if (place !== undefined || HANDED_ON.test(line)) return line
  return line.replace(SEAT, (found, seat?: string) => (seat && called[Number(seat)]) || found)
}

/** What looks the same is the same. */
const plainOf = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
