/** What goes in, but for commands. */
export const INPUTS = `input CreateMatchInput {
  game: ID!
  "See \`Game.schema(kind: options)\`."
  options: JSON
  seats: [SeatInput!]!
  "\`unlisted\` if left out."
  visibility: Visibility
  "Only what the game times itself is timed if left out."
  clock: ClockInput
  "32 bytes in hex; only where the server allows tests to choose."
  seed: String
}

input SeatInput {
  "Shown to everybody at the table."
  name: String
  "\`human\` if left out."
  kind: SeatKind
  "\`token\` if left out; \`mail\` follows from the field of that name."
  join: Join
  "Address of somebody who is invited to play this seat by mail; in place of \`join\`."
  mail: String
  "Where the game has roles."
  role: String
  "Where the game has teams."
  team: Int
}

"Times in seconds."
input ClockInput {
  perMove: Int!
  "Seconds before the deadline; none if left out."
  reminders: [Int!]
  "\`remind\` if left out."
  onDeadline: OnDeadline
}`
