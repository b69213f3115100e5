import type { Refusal, RefusalKind } from '../../app/index.ts'
import { EVERYWHERE } from './everywhere.ts'
import type { Reply } from './operation.ts'

/** HTTP's word for each kind of refusal. */
export const STATUS: Readonly<Record<RefusalKind, number>> = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  absent: 404,
  conflict: 409,
  stale: 412,
  invalid: 422,
  early: 425,
  limited: 429,
  unavailable: 503,
}

/** Problems of HTTP itself, which no use case knows. */
export const HTTP_PROBLEMS = {
  'malformed-request': { status: 400, title: 'The request is not HTTP as this service reads it' },
  'malformed-json': { status: 400, title: 'The body is not JSON as this service reads it' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method' },
  'not-acceptable': { status: 406, title: 'No such representation' },
  'too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'Send application/json in UTF-8' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'A fault of ours' },
} as const

export type HttpCode = keyof typeof HTTP_PROBLEMS

/** RFC 9457, with a stable `code` and, for fields, `errors`. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  instance: string
  code: string
  revision?: number
  confirmable?: boolean
  errors?: { path: string; code: string; message: string }[]
}

/** Seconds after which it makes sense to come back, by status. */
const RETRY_AFTER: Readonly<Record<number, string>> = { 429: '15', 503: '1' }

/** As much of a problem as the contract has room for: some of it is what the client sent. */
const bounded = ({ errors, ...problem }: Problem): Problem => ({
  ...problem,
  detail: problem.detail.slice(0, 2000),
  instance: problem.instance.slice(0, 2000),
  ...(errors && {
    errors: errors.slice(0, 200).map(({ path, code, message }) => ({
      path: path.slice(0, 500),
      code: code.slice(0, 80),
      message: message.slice(0, 500),
    })),
  }),
})

export const problemReply = (problem: Problem, headers: Record<string, string> = {}): Reply => ({
  status: problem.status,
  body: bounded(problem),
  headers: {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    ...(problem.status === 401 && { 'WWW-Authenticate': 'Bearer' }),
    ...(RETRY_AFTER[problem.status] && { 'Retry-After': RETRY_AFTER[problem.status] }),
    ...headers,
  },
})

export const problemResponse = (problem: Problem, headers: Record<string, string> = {}): Response =>
  toResponse(problemReply(problem, headers))

/** A reply as it goes out, with the headers of every answer. */
export function toResponse(
  { status, body, text, headers }: Reply,
  more: Record<string, string> = {},
): Response {
  const bare = status === 204 || status === 304
  return new Response(bare ? null : (text ?? JSON.stringify(body)), {
    status,
    headers: { ...EVERYWHERE, ...(!bare && { 'Content-Type': 'application/json' }), ...headers, ...more },
  })
}

const typeOf = (code: string): string => `/docs#problem-${code}`

export const refusalProblem = (
  { kind, refused: _, title, code, detail, ...more }: Refusal,
  instance: string,
): Problem => ({ type: typeOf(code), title, status: STATUS[kind], detail, instance, code, ...more })

export const httpProblem = (code: HttpCode, detail: string, instance: string): Problem => ({
  type: typeOf(code),
  ...HTTP_PROBLEMS[code],
  detail,
  instance,
  code,
})
