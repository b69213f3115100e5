/** Spaces that are no plain space; and what nobody sees, except the joiners that writing systems and emoji need. */
const SPACES = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g
const UNSEEN =
  /\u034F|[\u0000-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uD800-\uDFFF]/gu

/** A line as its reader sees it: plain spaces, no controls, no marks of direction, nothing at its end. */
export const visible = (line: string): string => line.replace(SPACES, ' ').replace(UNSEEN, '').trimEnd()

/** Lines of a text, by whatever ends them. */
export const linesOf = (text: string): string[] => text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
