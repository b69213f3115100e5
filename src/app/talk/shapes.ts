import * as z from 'zod/mini'
import { described, list, prose } from '../../core/index.ts'
import { maybe, patterned, seat, text, time } from '../shapes.ts'

/** Longest message, characters. */
export const LONGEST_MESSAGE = 2000

const said = prose(LONGEST_MESSAGE).check(
  z.regex(/[^\s\u00AD\u200B-\u200F\u2060\uFEFF]/, 'has nothing to be seen'),
)

export const addressee = described(
  '`all`, `team`, or a seat',
  z.union([z.literal('all'), z.literal('team'), seat]),
)

export const messageBody = described(
  'Something to be said',
  z.strictObject({
    to: addressee,
    text: described(`Up to ${LONGEST_MESSAGE} characters; line breaks and tabs are kept`, said),
  }),
)

export const messageId = patterned(36, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

export const messageOut = described(
  'What a seat has said',
  z.object({
    id: messageId,
    at: time,
    seat: described('Who said it', seat),
    to: addressee,
    text: text(LONGEST_MESSAGE),
  }),
)

export const messagesOut = z.object({
  messages: list(messageOut, 0, 200),
  next: described('The `after` of the next page; null at the end', z.nullable(messageId)),
})

export const messageQuery = z.object({
  after: maybe(messageId, 'Id of a message; from the first if left out'),
})

export type MessageBody = z.output<typeof messageBody>
export type MessageOut = z.output<typeof messageOut>
export type MessagesOut = z.output<typeof messagesOut>
