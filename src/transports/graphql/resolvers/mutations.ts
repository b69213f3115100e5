import type { GraphQLResolveInfo } from 'graphql'
import { type App, isRefusal, type Refusal, refuse, type Submitted, shapes } from '../../../app/index.ts'
import { conform } from '../../conform.ts'
import { readKey } from '../../rest/headers.ts'
import type { Asking } from '../asking.ts'
import { type CommandInput, commandOf, present } from '../commands.ts'
import { ask, problemOf, told } from '../problem.ts'
import { selects } from '../selects.ts'
import { promptsOf } from './match.ts'

type Maybe<T> = T | null | undefined

interface Keyed {
  idempotencyKey?: Maybe<string>
}

interface OfMatch {
  matchId: string
}

/** What a mutation did, with the name of its type; or the problem. */
async function done<T, R extends object>(
  asking: Asking,
  { idempotencyKey }: Keyed,
  use: (app: App, key: string | undefined) => Promise<T | Refusal>,
  show: (done: T) => R,
  heeds = true,
) {
  const read = typeof idempotencyKey === 'string' ? readKey(idempotencyKey) : undefined
  if (read === 'unreadable')
    return problemOf(refuse('bad-parameter', '`idempotencyKey` takes 1 to 255 visible characters.'))
  const answer = await ask(asking, (app) => use(app, read?.key), heeds)
  return isRefusal(answer) ? problemOf(answer) : show(answer)
}

const optional = <T>(value: Maybe<T>): T | undefined => value ?? undefined

export const Mutation = {
  createMatch: (
    _: unknown,
    { input, ...keyed }: Keyed & { input: { options?: unknown } },
    asking: Asking,
  ) => {
    const { options, ...rest } = input
    const sent = { ...(present(rest) as object), ...(options != null && { options }) }
    const body = conform(shapes.newMatchBody, sent, 'invalid-body')
    return done(
      asking,
      keyed,
      (app, key) => app.createMatch(body, { token: asking.token, key, from: asking.from }),
      ({ answer, replayed }) => ({ __typename: 'CreatedMatch', ...answer, replayed }),
    )
  },

  claimSeat: (
    _: unknown,
    {
      matchId,
      seat,
      name,
      invite,
      ...keyed
    }: OfMatch & Keyed & { seat: number; name?: Maybe<string>; invite?: Maybe<string> },
    asking: Asking,
  ) => {
    const { token, receivedAt } = asking
    const body = conform(shapes.claimBody, present({ name, invite }), 'invalid-body')
    return done(
      asking,
      keyed,
      (app, key) => app.claimSeat(matchId, seat, body, { token, key, receivedAt }),
      ({ answer, replayed }) => ({ __typename: 'SeatToken', ...answer, replayed }),
      false, // an invitation in the token's place is spent by it
    )
  },

  replaceSeat: (
    _: unknown,
    {
      matchId,
      seat,
      kind,
      name,
      mail,
      ...keyed
    }: OfMatch & Keyed & { seat: number; kind: string; name?: Maybe<string>; mail?: Maybe<string> },
    asking: Asking,
  ) => {
    const body = conform(shapes.replaceBody, present({ kind, name, mail }), 'invalid-body')
    return done(
      asking,
      keyed,
      (app, key) => app.replaceSeat({ ...hostOf(asking, matchId), key, from: asking.from }, seat, body),
      ({ answer, replayed }) => ({ __typename: 'SeatToken', ...answer, replayed }),
    )
  },

  inviteAgain: (_: unknown, { matchId, seat }: OfMatch & { seat: number }, asking: Asking) =>
    done(
      asking,
      {},
      (app) => app.inviteAgain({ matchId, token: asking.token }, seat),
      (invitation) => ({ __typename: 'Invitation', ...invitation }),
    ),

  rotateWatchToken: (_: unknown, { matchId }: OfMatch, asking: Asking) =>
    done(
      asking,
      {},
      (app) => app.rotateWatchToken(hostOf(asking, matchId)),
      (made) => ({ __typename: 'WatchToken', ...made }),
    ),

  abandonMatch: (_: unknown, { matchId, ...keyed }: OfMatch & Keyed, asking: Asking) =>
    done(
      asking,
      keyed,
      (app, key) => app.abandonMatch({ ...hostOf(asking, matchId), key }),
      ({ answer, replayed }) => ({ __typename: 'AbandonedMatch', match: answer, replayed }),
    ),

  deleteMatch: (_: unknown, { matchId }: OfMatch, asking: Asking) =>
    done(
      asking,
      {},
      (app) => app.deleteMatch(hostOf(asking, matchId)),
      () => ({ __typename: 'DeletedMatch', id: matchId }),
    ),

  submitCommand: async (
    _: unknown,
    asked: OfMatch &
      Keyed & {
        command: CommandInput
        expectedRevision?: Maybe<number>
        prompt?: Maybe<string>
        dryRun?: Maybe<boolean>
      },
    asking: Asking,
    info: GraphQLResolveInfo,
  ) => {
    const { matchId, command } = asked
    const { game, body } = commandOf(Object.keys(asking.app.ports.games), command, optional(asked.prompt))
    const sent = (key: string | undefined) => ({ ...sentBy(asking, asked, info), key, game })
    await asking.charge(isRefusal(body) ? 0 : asking.app.costOf(body.type) - 1)
    if (asked.dryRun)
      return done(
        asking,
        asked,
        (app, key) => app.dryRun(sent(key), body),
        (legal) => ({ __typename: 'Legal', ...legal }),
      )
    return done(
      asking,
      asked,
      (app, key) => app.submitCommand(sent(key), body),
      (made) => submitted(made, matchId, () => game),
    )
  },

  undo: (
    _: unknown,
    { to, ...asked }: OfMatch & Keyed & { to?: Maybe<number>; expectedRevision?: Maybe<number> },
    asking: Asking,
    info: GraphQLResolveInfo,
  ) => {
    const body = conform(shapes.undoBody, present({ to }), 'invalid-body')
    const game = async () => (await told(asking, (app) => app.getMatch(asked.matchId, asking.token))).game
    return done(
      asking,
      asked,
      (app, key) => app.undoEntry({ ...sentBy(asking, asked, info), key }, body),
      (made) => submitted(made, asked.matchId, game),
    )
  },

  putNote: (
    _: unknown,
    {
      matchId,
      name,
      scope,
      body,
      expectedVersion,
    }: OfMatch & {
      name: string
      scope: string
      body: string
      expectedVersion?: Maybe<number>
    },
    asking: Asking,
  ) => {
    const note = conform(shapes.noteBody, { scope, body }, 'invalid-body')
    const asked = { matchId, token: asking.token, name }
    return done(
      asking,
      {},
      (app) => app.putNote(asked, note, optional(expectedVersion)),
      (kept) => ({ __typename: 'Note', ...kept.note, version: kept.version }),
    )
  },

  sendMessage: (
    _: unknown,
    {
      matchId,
      to,
      toSeat,
      text,
      ...keyed
    }: OfMatch & Keyed & { to?: Maybe<string>; toSeat?: Maybe<number>; text: string },
    asking: Asking,
  ) => {
    const { token } = asking
    // Both, or neither, is as little an addressee as anything else that is none.
    const addressee =
      optional(to) === undefined ? optional(toSeat) : optional(toSeat) === undefined ? to : null
    const body = conform(shapes.messageBody, { to: addressee, text }, 'invalid-body')
    return done(
      asking,
      keyed,
      (app, key) => app.sendMessage({ matchId, token, key }, body),
      ({ answer, replayed }) => ({ __typename: 'SentMessage', message: answer, replayed }),
    )
  },
}

const hostOf = ({ token, receivedAt }: Asking, matchId: string) => ({ matchId, token, receivedAt })

/** What is dear is worked out only where it is asked for. */
const sentBy = (
  { token, receivedAt }: Asking,
  { matchId, expectedRevision }: OfMatch & { expectedRevision?: Maybe<number> },
  info: GraphQLResolveInfo,
) => ({
  matchId,
  token,
  receivedAt,
  ifMatch: optional(expectedRevision),
  minimal: !selects(info, 'prompts'),
  lines: selects(info, 'line'),
})

const submitted = (
  { answer: { now, ...answer }, replayed }: Submitted,
  matchId: string,
  game: () => string | Promise<string>,
) => ({
  __typename: 'Submitted',
  ...answer,
  replayed,
  matchId,
  now: { ...now, prompts: async () => promptsOf(now.prompts ?? [], await game()) },
})

export const SubmittedType = {
  match: ({ matchId }: OfMatch, _: unknown, asking: Asking) =>
    told(asking, (app) => app.getMatch(matchId, asking.token)),
}
