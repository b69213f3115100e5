import { awaitEntries } from './await-entries.ts'
import { checkContent } from './check-content.ts'
import { claimSeat } from './claim-seat.ts'
import { createMatch } from './create-match.ts'
import { follow } from './follow.ts'
import { getAid } from './get-aid.ts'
import { getEntries } from './get-entries.ts'
import { getMatch } from './get-match.ts'
import { getPrompts } from './get-prompts.ts'
import { getRecord } from './get-record.ts'
import { getPicture, getView } from './get-view.ts'
import { abandonMatch, deleteMatch, rotateWatchToken } from './host.ts'
import { listMatches } from './list-matches.ts'
import { getInvitation, inviteAgain } from './mail/invite.ts'
import { declineByMail, joinByMail, lookByMail, preferByMail, stopByMail } from './mail/join.ts'
import { type Received, receiveMail, speaksFor } from './mail/receive-mail.ts'
import { getNote, putNote } from './notes.ts'
import { dispatch, type Hands, tidyNotices } from './notices/dispatch.ts'
import {
  listDeliveries,
  listSubscriptions,
  redeliver,
  rotateSecret,
  subscribe,
  testSubscription,
  unsubscribe,
} from './notices/subscriptions.ts'
import { getLinkedPicture, linkTo, makePictureLink } from './picture-links.ts'
import type { Ports } from './ports.ts'
import { isRefusal, type Refusal } from './refusal.ts'
import { replaceSeat } from './replace-seat.ts'
import { createService, type Memory, type Service } from './service.ts'
import { dryRun, submitCommand, undoEntry } from './submit-command.ts'
import { retire, sweep } from './sweep.ts'
import { listMessages } from './talk/read.ts'
import { sendMessage } from './talk/send.ts'
import { getSchema, getTitle, listTitles } from './titles.ts'
import { wake } from './wake.ts'

export { createCache } from './cache.ts'
export { createClock } from './clock.ts'
export * as shapes from './contract.ts'
export { type Ending, isTalk, type News } from './follow.ts'
export type { EntriesPage } from './get-entries.ts'
export { PAGE } from './get-entries.ts'
export { commandSchemas, eventSchemas, jsonSchemaOf } from './json-schema.ts'
export { type Mailbox, mailboxOf } from './mail/address.ts'
export { type Html, html } from './mail/html.ts'
export type { MailStanding } from './mail/join.ts'
export { OWN_HEADER } from './mail/own-header.ts'
export { type MailPlace, placeOf } from './mail/place.ts'
export type { Receipt, Received } from './mail/receive-mail.ts'
export { HOLD } from './notices/plan.ts'
export { isPublicAddress } from './notices/public-address.ts'
export { faultOf } from './notices/receiver.ts'
export { sentenceOf } from './notices/sentence.ts'
export type * from './ports.ts'
export {
  AnswerUnsent,
  NOTICES,
  NothingWritten,
  OutcomeUnknown,
  SCHEMA_KINDS,
  SchemaBehind,
  StoreBusy,
  StoreUnavailable,
} from './ports.ts'
export { appRejections, isRefusal, type Refusal, type RefusalKind, refuse } from './refusal.ts'
export { createMemory, type Memory } from './service.ts'
export type { Submitted } from './submit-command.ts'
export { hashToken, makeToken, pooled, uuidv7 } from './tokens.ts'

/** The use cases, ready for any transport. Each answers with plain data or a `Refusal`. */
export function createApp(ports: Ports, memory?: Memory) {
  const service: Service = createService(
    ports,
    (matchId) =>
      ports.defer(async () => {
        await wake(service, matchId, { bots: true }) // where it cannot be done now the match stays due
      }),
    memory,
  )
  const costs = new Map(Object.values(ports.games).flatMap((game) => Object.entries(game.costs ?? {})))
  const use =
    <A extends unknown[], R>(useCase: (service: Service, ...args: A) => R) =>
    (...args: A): R =>
      useCase(service, ...args)
  return {
    ports,
    hub: service.hub,
    /** What is wrong with the look of a token; for that nobody has to be asked. */
    checkToken: (token: string | undefined): Refusal | undefined => {
      const bearer = service.bearer(token)
      return isRefusal(bearer) ? bearer : undefined
    },
    /** As how many commands one of this kind counts, whichever game it is of. */
    costOf: (type: string): number => costs.get(type) ?? 1,
    listTitles: use(listTitles),
    getTitle: use(getTitle),
    getSchema: use(getSchema),
    checkContent: use(checkContent),
    createMatch: use(createMatch),
    listMatches: use(listMatches),
    getMatch: use(getMatch),
    deleteMatch: use(deleteMatch),
    claimSeat: use(claimSeat),
    replaceSeat: use(replaceSeat),
    rotateWatchToken: use(rotateWatchToken),
    abandonMatch: use(abandonMatch),
    getView: use(getView),
    getPrompts: use(getPrompts),
    submitCommand: use(submitCommand),
    dryRun: use(dryRun),
    undoEntry: use(undoEntry),
    getEntries: use(getEntries),
    awaitEntries: use(awaitEntries),
    follow: use(follow),
    getPicture: use(getPicture),
    makePictureLink: use(makePictureLink),
    getLinkedPicture: use(getLinkedPicture),
    linkTo: use(linkTo),
    getRecord: use(getRecord),
    getNote: use(getNote),
    putNote: use(putNote),
    getAid: use(getAid),
    listMessages: use(listMessages),
    sendMessage: use(sendMessage),
    subscribe: use(subscribe),
    listSubscriptions: use(listSubscriptions),
    unsubscribe: use(unsubscribe),
    rotateSecret: use(rotateSecret),
    testSubscription: use(testSubscription),
    listDeliveries: use(listDeliveries),
    redeliver: use(redeliver),
    /** Does what a mail says, and answers it. */
    receiveMail: (mail: Received) => receiveMail(service, mail),
    /** Whether mail to this address is for us; nobody has to be asked. */
    takesMail: (address: string): boolean => speaksFor(ports.settings, address) !== undefined,
    dispatch: (hands: Hands = { lanes: new Map() }) => dispatch(service, hands),
    getInvitation: use(getInvitation),
    inviteAgain: use(inviteAgain),
    lookByMail: use(lookByMail),
    joinByMail: use(joinByMail),
    declineByMail: use(declineByMail),
    stopByMail: use(stopByMail),
    preferByMail: use(preferByMail),
    tidyNotices: use(tidyNotices),
    sweep: use(sweep),
    retire: use(retire),
  }
}

export type App = ReturnType<typeof createApp>
