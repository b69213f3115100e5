import type { Context } from 'hono'

/** A seat number from an address; one that no match has when it is no number. */
export const seatOf = (text: string): number => (/^\d{1,2}$/.test(text) ? Number(text) : -1)

/** The path as it was asked for, percent-encoded: a URI reference. */
export const pathIn = (url: string): string => new URL(url).pathname

export const pathOf = (c: Context): string => pathIn(c.req.url)
