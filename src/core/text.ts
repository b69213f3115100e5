import * as z from 'zod/mini'

// Lone surrogates and NUL are refused by Postgres' jsonb; the rest of the controls and the bidi
// overrides are refused because a text must look to its reader as it looked to its writer.
// Written out, since these patterns are published and not every reader of JSON Schema knows classes of Unicode.
const BARRED = '\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF'
const LINE = new RegExp(`^[^${BARRED}]*$`, 'u')
const PROSE = new RegExp(`^(?:[^${BARRED}]|[\\n\\t])*$`, 'u')

/** One line of players' text, at most `max` code points, without controls, lone surrogates, bidi overrides. */
export const line = (max: number, min = 0) => limited(min, max, LINE)

/** The same with line breaks and tabs: notes, talk, mail. */
export const prose = (max: number) => limited(0, max, PROSE)

const limited = (min: number, max: number, of: RegExp) => {
  const text = z.string().check(z.maxLength(max), z.regex(of, 'has a character that is not allowed'))
  return min > 0 ? text.check(z.minLength(min)) : text
}
