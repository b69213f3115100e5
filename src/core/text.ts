import * as z from 'zod'

// Lone surrogates and NUL are refused by Postgres' jsonb; the rest of the controls and the bidi
// overrides are refused because a text must look to its reader as it looked to its writer.
const LINE = /^[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]*$/u
const PROSE = /^(?:[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]|[\n\t])*$/u

/** One line of players' text, at most `max` code points, without controls, lone surrogates, bidi overrides. */
export const line = (max: number) => z.string().max(max).regex(LINE, 'has a character that is not allowed')

/** The same with line breaks and tabs: notes, talk, mail. */
export const prose = (max: number) => z.string().max(max).regex(PROSE, 'has a character that is not allowed')
