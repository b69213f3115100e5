/** Everything in the schema that is the same whatever games there are. */
export const ROOT = `"RFC 3339, UTC, milliseconds."
scalar DateTime

"Any JSON value. The shapes of options, commands, events and views are published as JSON Schema: \`Game.schema\`."
scalar JSON

type Query {
  "The games that can be played."
  games: [Game!]!
  "One game; null and an error \`not-found\` where there is none of that id."
  game(id: ID!): Game
  "Public matches, newest first; with \`mine\` all that the API key made. \`first\` is 50 if left out and at most 100."
  matches(game: ID, status: MatchStatus, mine: Boolean, first: Int, after: ID): MatchConnection!
  "A match as the bearer may see it; null and an error \`not-found\` where there is none, or none to see."
  match(id: ID!): Match
}

"""
Whatever changes something answers with what came of it or with a \`Problem\`. An \`idempotencyKey\` makes it safe
to send again: 1 to 255 visible characters; for creating and claiming a UUID or at least 22 base64url characters.
"""
type Mutation {
  "Makes a match and hands out its tokens, each shown once. It starts by itself when no seat is free."
  createMatch(input: CreateMatchInput!, idempotencyKey: String): CreateMatchResult!
  "Takes an open seat, or an invited one with its code, and hands out its token."
  claimSeat(matchId: ID!, seat: Int!, name: String, invite: String, idempotencyKey: String): SeatTokenResult!
  "For the host: gives a seat to somebody else, who is invited if \`mail\` is given, or to a bot. The old token is dead at once."
  replaceSeat(
    matchId: ID!
    seat: Int!
    kind: SeatKind!
    name: String
    mail: String
    idempotencyKey: String
  ): SeatTokenResult!
  "For the host: sends an invitation by mail once more, as long as nobody has answered, and five times in all."
  inviteAgain(matchId: ID!, seat: Int!): InvitationResult!
  "For the host: a new watch token. The old one is dead at once."
  rotateWatchToken(matchId: ID!): WatchTokenResult!
  "For the host: ends the match for everybody; its record opens."
  abandonMatch(matchId: ID!, idempotencyKey: String): AbandonMatchResult!
  "For the host: removes a waiting, finished or abandoned match with everything about it."
  deleteMatch(matchId: ID!): DeleteMatchResult!
  """
  Submits one command of the bearer's seat. Checked in this order: token, \`idempotencyKey\`, due deadlines,
  \`expectedRevision\`, \`prompt\`, schema and rules. With \`dryRun\` only whether it is legal is told.
  """
  submitCommand(
    matchId: ID!
    command: CommandInput!
    idempotencyKey: String
    "The revision that the client has seen, if it insists on it."
    expectedRevision: Int
    "Id of the question that this answers: \`Prompt.id\`."
    prompt: ID
    dryRun: Boolean
  ): SubmitResult!
  "Takes back the seat's last entry, or all after revision \`to\`, as far as \`Prompts.undo\` says."
  undo(matchId: ID!, to: Int, idempotencyKey: String, expectedRevision: Int): SubmitResult!
  "Writes a note, over \`expectedVersion\` alone if that is given; 0 is that there be none yet."
  putNote(matchId: ID!, name: ID!, scope: NoteScope!, body: String!, expectedVersion: Int): NoteResult!
  "Says something at the table: \`to\` all or the own team, or \`toSeat\`; one of the two."
  sendMessage(matchId: ID!, to: MessageTo, toSeat: Int, text: String!, idempotencyKey: String): SendMessageResult!
}

type Subscription {
  """
  Every entry after a revision, 0 if left out, and then as they come: Server-Sent Events whose \`id\` is the
  revision. \`Last-Event-ID\`, or \`after\` with the last revision seen, resumes.
  """
  matchAdvanced(id: ID!, after: Int): Entry!
}

enum MatchStatus { waiting active finished abandoned }
enum SeatKind { human bot }
enum Visibility { public unlisted private }
"\`token\`: the creator gets the seat's token; \`invite\`: a one-time code; \`open\`: anybody may claim the seat."
enum Join { token invite open mail }
"What happens when a seat's time is up."
enum OnDeadline { remind skip bot resign }
enum InvitationState { invited confirmed declined stopped undeliverable }
enum NoteScope { seat team }
enum Matter { pause resume vacation undo }
enum MessageTo { all team }
enum SchemaKind { options command event view }
enum OutcomeResult { won lost ranked draw abandoned }

type Game {
  id: ID!
  name: String!
  summary: String!
  seats: SeatRange!
  roles: [String!]
  modes: [String!]!
  rulesVersion: Int!
  stage: String!
  "Help for the notation, a line each."
  notation: [String!]!
  "Codes with which this game refuses a command, beside the common ones."
  rejections: [RejectionCode!]!
  "JSON Schema 2020-12."
  schema(kind: SchemaKind!): JSON!
}

type SeatRange { min: Int! max: Int! }
type RejectionCode { code: String! kind: String! title: String! }

"A match. What stands in it itself is the same for every viewer."
type Match {
  id: ID!
  game: Game!
  rulesVersion: Int!
  options: JSON!
  visibility: Visibility!
  status: MatchStatus!
  "Number of the newest entry; 0 before the first."
  revision: Int!
  seats: [Seat!]!
  "Seats the match waits for."
  pending: [Int!]!
  clock: Clock
  deadlines: [Deadline!]!
  "What the seats have to agree on, if anything."
  proposal: Proposal
  "Nothing can be played and no time runs."
  pause: Pause
  "How far the times in a view are behind, by pauses and by what was taken back: milliseconds."
  behind: Float!
  "Whose clock stands still, and until when."
  vacations: [Vacation!]!
  outcome: Outcome
  "SHA-256 of the seed, promised at creation."
  commitment: String!
  "The word list that judges the match."
  words: WordList!
  "True when the creator chose the seed: a test."
  seedGiven: Boolean!
  "The server's clock."
  now: DateTime!
  createdAt: DateTime!
  updatedAt: DateTime!
  "What the bearer of the token may see, now or at an earlier revision."
  view(at: Int): View
  "What the bearer's seat may do now."
  prompts: Prompts
  "The log as the bearer may see it. \`first\` is 100 if left out and at most 500; \`after\` is a cursor, or a revision."
  entries(after: ID, first: Int): EntryConnection
  "A note of the bearer's seat, or of its team."
  note(name: ID!, scope: NoteScope = seat): Note
  "What has been said at the table, as far as the bearer may hear it. \`first\` is 100 if left out and at most 200."
  messages(after: ID, first: Int): MessageConnection
  "For the host: how the invitation of a seat by mail stands. The address itself is in no answer."
  invitation(seat: Int!): Invitation
  "What one of the game's helpers makes of the seat's view; \`query\` is an object of strings."
  aid(name: ID!, query: JSON): Aid
  "The board as the bearer may see it, as SVG, now or at an earlier revision."
  picture(at: Int): String
  "The whole record of a match that is over, as newline-delimited JSON."
  record: String
}

"A match in a list."
type MatchSummary {
  id: ID!
  game: Game!
  rulesVersion: Int!
  options: JSON!
  visibility: Visibility!
  status: MatchStatus!
  revision: Int!
  seats: [SeatName!]!
  pending: [Int!]!
  createdAt: DateTime!
  updatedAt: DateTime!
}

type SeatName { seat: Int! name: String }

type Seat {
  "Place at the table, counted from 0."
  seat: Int!
  name: String
  kind: SeatKind!
  role: String
  team: Int
  join: Join!
  taken: Boolean!
  resigned: Boolean!
  "Its time ran out, and a bot plays until its holder is back."
  away: Boolean!
}

"Times in seconds."
type Clock { perMove: Int! reminders: [Int!]! onDeadline: OnDeadline! }
type Deadline { id: ID! at: DateTime! seats: [Int!]! then: String! }
type Proposal {
  "Who proposes it."
  seat: Int!
  what: Matter!
  "The revision to go back to."
  to: Int
  "How long the proposer's clock is to stand still."
  days: Int
  agreed: [Int!]!
  "Seats that have not answered."
  waitsFor: [Int!]!
  "When it lapses."
  until: DateTime!
}
type Pause {
  since: DateTime!
  "When it ends by itself."
  until: DateTime!
}
type Vacation { seat: Int! until: DateTime! }
type Outcome { result: OutcomeResult! places: [OutcomePlace!]! detail: JSON! }
type OutcomePlace { seats: [Int!]! rank: Int! score: Float }
type WordList { id: ID! sha256: String! }
type Note { scope: NoteScope! body: String! version: Int! }

"What a seat has said, to all, to its team or to one seat: then \`to\` is null."
type Message { id: ID! at: DateTime! seat: Int! to: MessageTo toSeat: Int text: String! }
type MessageConnection { edges: [MessageEdge!]! pageInfo: PageInfo! }
type MessageEdge { cursor: ID! node: Message! }

type Aid { revision: Int! seat: Int! result: JSON }

type View {
  revision: Int!
  "A seat's number, or \`spectator\`."
  viewer: String!
  "Null before the start."
  view: JSON
}

type Prompts {
  revision: Int!
  seat: Int!
  pending: [Int!]!
  now: DateTime!
  prompts: [Prompt!]!
  "What may be sent at any time."
  always: [JSON!]!
  "Revisions this seat may go back to, oldest first."
  undo: [Int!]!
}

"One open question."
type Prompt {
  "Sent back as \`prompt\` it pins the answer to this question."
  id: ID!
  kind: String!
  text: Phrase!
  "Complete and legal as they stand, as REST takes them."
  commands: [JSON!]!
  "The same, each as a value of \`CommandInput\`."
  inputs: [JSON!]!
  "Commands with free input."
  open: [OpenCommand!]!
  deadline: DateTime
  notation: [String!]!
}

type Phrase { code: String! en: String! params: JSON }
type OpenCommand {
  type: String!
  "JSON Schema 2020-12 of the whole command."
  schema: JSON!
}

"One accepted command, or an act of the system, and what it brought about."
type Entry {
  revision: Int!
  at: DateTime!
  "Who acted; null for host and system."
  seat: Int
  rules: Int!
  events: [Event!]!
}

type Event {
  type: String!
  "What everybody may see."
  data: JSON!
  "What this viewer may see beside it."
  secret: JSON
  "The event in words."
  line: String!
}

type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: ID endCursor: ID }
type MatchConnection { edges: [MatchEdge!]! pageInfo: PageInfo! }
type MatchEdge { cursor: ID! node: MatchSummary! }
type EntryConnection {
  edges: [EntryEdge!]!
  pageInfo: PageInfo!
  "The rules that fold these entries."
  rulesVersion: Int!
}
type EntryEdge {
  "The entry's revision."
  cursor: ID!
  node: Entry!
}

"A refusal, with the same code and status as over REST."
type Problem {
  code: String!
  title: String!
  detail: String!
  status: Int!
  "The match's revision, where the refusal depends on it: \`revision\` over REST, but no name that a payload has."
  matchRevision: Int
  "True where the same command is accepted once it is confirmed."
  confirmable: Boolean
  errors: [FieldError!]
}

type FieldError {
  "JSON Pointer."
  path: String!
  code: String!
  message: String!
}

type CreatedMatch {
  match: Match!
  hostToken: String!
  watchToken: String!
  seats: [CreatedSeat!]!
  "True when an earlier request with this key had done it."
  replayed: Boolean!
}
type CreatedSeat { seat: Int! token: String invite: String }
type SeatToken {
  seat: Int!
  token: String
  "\`mail\`: whoever reads the invitation plays the seat."
  join: Join
  replayed: Boolean!
}
"\`sent\`: invitations that have gone out."
type Invitation { seat: Int! state: InvitationState! sent: Int! }
type WatchToken { watchToken: String! }
type AbandonedMatch { match: Match! replayed: Boolean! }
type DeletedMatch { id: ID! }
type SentMessage { message: Message! replayed: Boolean! }
type Legal { legal: Boolean! }

type Submitted {
  revision: Int!
  at: DateTime!
  entry: Entry!
  now: Now!
  match: Match
  replayed: Boolean!
}

"What is asked after the entry."
type Now { revision: Int! pending: [Int!]! prompts: [Prompt!]! }

union CreateMatchResult = CreatedMatch | Problem
union SeatTokenResult = SeatToken | Problem
union InvitationResult = Invitation | Problem
union WatchTokenResult = WatchToken | Problem
union AbandonMatchResult = AbandonedMatch | Problem
union DeleteMatchResult = DeletedMatch | Problem
union SubmitResult = Submitted | Legal | Problem
union NoteResult = Note | Problem
union SendMessageResult = SentMessage | Problem`
