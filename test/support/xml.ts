/** An element as a strict reader of XML finds it. */
export interface XmlElement {
  name: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

const NAME = /[A-Za-z][\w:-]*/y
const ENTITY: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/**
 * Reads a document of elements and text, and throws on whatever is not well-formed or not needed by
 * pictures (comments, sections, instructions, other entities). A judge of its own, since a browser's
 * reader would mend what it should refuse.
 */
export function readXml(source: string): XmlElement {
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(source))
    throw new Error('no XML character')
  let at = 0
  const fail = (what: string): never => {
    throw new Error(`${what} at ${at}: ${source.slice(at, at + 30)}`)
  }
  const name = (): string => {
    NAME.lastIndex = at
    const found = NAME.exec(source)?.[0] ?? fail('a name')
    at += found.length
    return found
  }
  const expectText = (text: string) => {
    if (!source.startsWith(text, at)) fail(`expected ${text}`)
    at += text.length
  }
  const decode = (raw: string): string => {
    if (/[<"'>]/.test(raw)) fail('a bare sign')
    return raw.replace(/&([^;]*);?/g, (whole, entity: string) =>
      whole.endsWith(';') && Object.hasOwn(ENTITY, entity) ? ENTITY[entity]! : fail(`entity ${whole}`),
    )
  }
  const until = (sign: string): string => {
    const end = source.indexOf(sign, at)
    if (end < 0) fail(`no ${sign}`)
    const raw = source.slice(at, end)
    at = end
    return decode(raw)
  }
  const element = (): XmlElement => {
    expectText('<')
    const found: XmlElement = { name: name(), attributes: {}, text: '', children: [] }
    while (source[at] === ' ') {
      at += 1
      const key = name()
      expectText('="')
      if (Object.hasOwn(found.attributes, key)) fail(`attribute ${key} twice`)
      found.attributes[key] = until('"')
      expectText('"')
    }
    if (source.startsWith('/>', at)) {
      at += 2
      return found
    }
    expectText('>')
    while (!source.startsWith('</', at)) {
      if (source[at] === '<') found.children.push(element())
      else found.text += until('<')
    }
    expectText(`</${found.name}>`)
    return found
  }
  const root = element()
  if (at !== source.length) fail('something behind the root')
  return root
}
