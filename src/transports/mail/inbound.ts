import type { Context } from 'hono'
import { type App, hashToken, isRefusal, type Receipt, type Refusal, refuse } from '../../app/index.ts'
import { EVERYWHERE } from '../rest/everywhere.ts'
import type { createGate } from '../rest/gate.ts'
import { readBytes } from '../rest/json-body.ts'
import type { Reply } from '../rest/operation.ts'
import { pathOf } from '../rest/path.ts'
import { type HttpCode, httpProblem, problemReply, refusalProblem, toResponse } from '../rest/problem.ts'
import { unavailable } from '../unavailable.ts'
import { mailIn } from './inbound-forms.ts'
import { take, takeRaw } from './intake.ts'
import { LARGEST_MAIL } from './read/index.ts'

/** Where a provider posts what was mailed. */
export const POSTED_MAIL = '/v1/inbound/email'

type Gate = ReturnType<typeof createGate>

/**
 * Mail that a provider posts: as it came, or as Postmark and Mailgun take it apart. Whatever comes of it is 200,
 * so that it is not posted again, unless that is what is wanted: 503.
 */
export async function postedMail(
  c: Context,
  app: App,
  gate: Gate,
  secret: string | undefined,
): Promise<Response> {
  const { headers } = c.req.raw
  const bearer = /^Bearer /i.test(headers.get('Authorization') ?? '')
  const admission = await gate({ token: bearer ? 'own' : 'none', charges: ['read'] }, undefined, c)
  if (admission.refused) return toResponse(admission.refused)
  const reply = await answerTo(c, app, secret)
  return toResponse(reply, { ...EVERYWHERE, ...(await admission.settle(reply.status)) })
}

async function answerTo(c: Context, app: App, secret: string | undefined): Promise<Reply> {
  const path = pathOf(c)
  try {
    const receipt = refusedBefore(c.req.raw.headers, secret) ?? (await receive(c.req.raw, app))
    if (isRefusal(receipt)) return problemReply(refusalProblem(receipt, path))
    if (typeof receipt === 'object') return problemReply(httpProblem(receipt.fault, receipt.detail, path))
    return { status: 200, body: { receipt }, headers: { 'Cache-Control': 'no-store' } }
  } catch (error) {
    const known = unavailable(error)
    if (known) return problemReply(refusalProblem(known, path))
    app.ports.log.error('mail', error)
    return problemReply(httpProblem('internal', 'It has been noted.', path))
  }
}

/** Providers send the secret as a token, or as the password of whatever user stands in the address they were given. */
function refusedBefore(headers: Headers, secret: string | undefined): Refusal | undefined {
  if (secret === undefined) return refuse('not-found', 'No mail is taken here.')
  const given = secretIn(headers.get('Authorization') ?? '')
  // Their digests are compared: how long that takes tells nothing of the secret.
  return given !== undefined && hashToken(given) === hashToken(secret)
    ? undefined
    : refuse('token-invalid', 'This needs the secret of the mail provider.')
}

function secretIn(authorization: string): string | undefined {
  const [, scheme = '', value = ''] =
    /^(Bearer|Basic) +([A-Za-z0-9._~+/=-]{1,600})$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() !== 'basic') return value || undefined
  try {
    return /^[^:]*:([\s\S]*)$/.exec(atob(value))?.[1]
  } catch {
    return undefined
  }
}

type Fault = { fault: HttpCode; detail: string }

async function receive(request: Request, app: App): Promise<Receipt | Fault> {
  const type = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';')[0]!.trim()
  if (!TAKEN.includes(type) || request.headers.has('Content-Encoding'))
    return { fault: 'unsupported-media-type', detail: `Taken are ${TAKEN.join(', ')}.` }
  const bytes = await readBytes(request, LARGEST_MAIL)
  if (bytes === 'too-large') return { fault: 'too-large', detail: `At most ${LARGEST_MAIL} bytes are taken.` }
  if (type === RAW) return takeRaw(app, bytes)
  const value = type === JSON_TYPE ? jsonIn(bytes) : await formIn(bytes, request.headers.get('Content-Type')!)
  if (value === undefined)
    return {
      fault: type === JSON_TYPE ? 'malformed-json' : 'malformed-request',
      detail: 'The body cannot be read.',
    }
  const posted = mailIn(value)
  if (!posted) return 'ignored'
  return 'raw' in posted ? takeRaw(app, posted.raw, posted) : take(app, posted.mail, posted.to)
}

const RAW = 'message/rfc822'
const JSON_TYPE = 'application/json'
const TAKEN: readonly string[] = [RAW, JSON_TYPE, 'multipart/form-data', 'application/x-www-form-urlencoded']

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** The texts of a form; what is attached is left unread. */
async function formIn(bytes: Uint8Array, type: string): Promise<object | undefined> {
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData()
    return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))
  } catch {
    return undefined
  }
}
