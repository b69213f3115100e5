import type { Context } from 'hono'
import {
  type App,
  isRefusal,
  type MailPlace,
  type MailStanding,
  placeOf,
  type Refusal,
  refuse,
} from '../../app/index.ts'
import { EVERYWHERE } from '../rest/everywhere.ts'
import type { createGate } from '../rest/gate.ts'
import { readBytes } from '../rest/json-body.ts'
import { STATUS, toResponse } from '../rest/problem.ts'
import { unavailable } from '../unavailable.ts'
import { refusalPage, standingPage } from './page.ts'

/** Where the links in mails lead. */
export const MAIL_PAGES = '/mail/{match}/{seat}/{generation}/{signature}'

type Gate = ReturnType<typeof createGate>

const HEADERS = {
  ...EVERYWHERE,
  'Content-Type': 'text/html; charset=UTF-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
}

/**
 * The page behind a mail's links. To look at it does nothing, since programs that look for malice open every
 * link; its forms act, and so does the one click of RFC 8058, which is a POST as well.
 */
export async function mailPages(c: Context, app: App, gate: Gate): Promise<Response> {
  const acts = c.req.method === 'POST'
  const admission = await gate({ token: 'none', charges: [acts ? 'create' : 'read'] }, undefined, c)
  if (admission.refused) return toResponse(admission.refused)
  const answer = await answerTo(c, app, acts)
  const status = isRefusal(answer) ? STATUS[answer.kind] : 200
  const page = isRefusal(answer) ? refusalPage(answer) : standingPage(answer)
  const headers = await admission.settle(status)
  return new Response(page.markup, { status, headers: { ...HEADERS, ...headers } })
}

async function answerTo(c: Context, app: App, acts: boolean): Promise<MailStanding | Refusal> {
  const { match = '', seat = '', generation = '', signature = '' } = c.req.param() as Record<string, string>
  const place = placeOf(app.ports.settings, { match, seat, generation, signature })
  if (!place) return refuse('not-found', 'That link leads nowhere, or no longer.')
  try {
    return await (acts ? act(c.req.raw, app, place) : app.lookByMail(place))
  } catch (error) {
    const known = unavailable(error)
    if (!known) throw error
    return known
  }
}

async function act(request: Request, app: App, place: MailPlace): Promise<MailStanding | Refusal> {
  const form = await readForm(request)
  if (isRefusal(form)) return form
  const wanted = form.get('List-Unsubscribe') === 'One-Click' ? 'stop' : form.get('act')
  switch (wanted) {
    case 'join':
      return app.joinByMail(place, { receivedAt: app.ports.clock.now() })
    case 'decline':
      return app.declineByMail(place)
    case 'stop':
      return app.stopByMail(place)
    case 'prefer': {
      const preferences = preferencesIn(form)
      return isRefusal(preferences) ? preferences : app.preferByMail(place, preferences)
    }
    default:
      return refuse('invalid-body', 'The form says nothing that can be done.')
  }
}

/** As browsers send it, and as mail programs do: RFC 8058 allows both encodings. */
async function readForm(request: Request): Promise<FormData | Refusal> {
  const type = request.headers.get('Content-Type') ?? ''
  const bytes = await readBytes(request)
  const unread = refuse('invalid-body', 'The form cannot be read.')
  if (bytes === 'too-large' || !/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    return unread
  try {
    return await new Response(bytes as BodyInit, { headers: { 'Content-Type': type } }).formData()
  } catch {
    return unread
  }
}

const PACES: Readonly<Record<string, 'each' | { digest: number }>> = {
  each: 'each',
  hour: { digest: 3600 },
  day: { digest: 86_400 },
}

function preferencesIn(form: FormData): Parameters<App['preferByMail']>[1] | Refusal {
  const pace = PACES[String(form.get('pace'))]
  const [from, until] = ['from', 'until'].map((name) => minutesOf(String(form.get(name) ?? '')))
  if (!pace || from === undefined || until === undefined || (from === null) !== (until === null))
    return refuse('invalid-body', 'Choose how often, and a beginning and an end of quiet hours or neither.')
  return { pace, quiet: from === null || until === null ? null : { from, until } }
}

/** Minutes since midnight of `HH:MM`; null for nothing at all. */
function minutesOf(time: string): number | null | undefined {
  if (time === '') return null
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}
