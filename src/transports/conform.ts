import type * as z from 'zod/mini'
import { type Refusal, refuse } from '../app/index.ts'
import { type FieldError, fieldErrors } from '../core/index.ts'

/** What was sent as its schema reads it, or a refusal that names every field that is not right. */
export function conform<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  code: 'invalid-body' | 'invalid-command',
  detail = 'Some fields are not right.',
): z.output<S> | Refusal {
  const parsed = schema.safeParse(value)
  const hidden = hides(value) ? hiddenKeys(value) : []
  if (parsed.success && hidden.length === 0) return parsed.data
  const wrong = [...(parsed.success ? [] : fieldErrors(parsed.error)), ...hidden]
  const errors = wrong.filter(
    (e, i) => wrong.findIndex((other) => other.path === e.path && other.code === e.code) === i,
  )
  return refuse(code, detail, { errors })
}

function hides(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hides)
}

/** Keys of the one name that schemas pass over without a word. */
function hiddenKeys(value: unknown, path = ''): FieldError[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '__proto__'
      ? [{ path: `${path}/${key}`, code: 'unknown-key', message: 'There is no such field' }]
      : hiddenKeys(inner, `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  )
}
