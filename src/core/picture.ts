/** Finished markup. Only this file makes it, so nothing reaches a picture without being escaped. */
export interface Svg {
  readonly markup: string
}

/** A drawing of a board. Units are SVG user units. */
export interface Picture {
  width: number
  height: number
  /** Said by screen readers in place of the drawing. */
  title: string
  body: readonly Svg[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// What XML 1.0 cannot hold at all, not even escaped (its production 2, "Char").
const UNSPEAKABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text or an attribute's value as SVG and HTML take it. */
export const escapeText = (text: string | number): string =>
  String(text)
    .replace(UNSPEAKABLE, '\uFFFD')
    .replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)

type Attributes = Readonly<Record<string, string | number | undefined>>

/** One element. Text children and attribute values are escaped here; names come from our own code. */
export function el(name: string, attributes: Attributes, ...children: (Svg | string)[]): Svg {
  const fields = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeText(value!)}"`)
    .join('')
  const inner = children
    .map((child) => (typeof child === 'string' ? escapeText(child) : child.markup))
    .join('')
  return { markup: inner ? `<${name}${fields}>${inner}</${name}>` : `<${name}${fields}/>` }
}

/** Several elements as one, moved by (x, y). */
export const group = (x: number, y: number, ...children: readonly Svg[]): Svg =>
  el('g', { transform: `translate(${x} ${y})` }, ...children)

/** The whole document. */
export const render = ({ width, height, title, body }: Picture): string =>
  el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'font-family': 'system-ui, sans-serif',
    },
    el('title', {}, title),
    ...body,
  ).markup
