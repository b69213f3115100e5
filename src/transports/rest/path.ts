import type { Context } from 'hono'

/** A seat number from an address; one that no match has when it is no number. */
export const seatOf = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : -1)

/** The path as it was asked for, percent-encoded: a URI reference. */
export const pathOf = (c: Context): string => new URL(c.req.url).pathname
