/**
 * How wide a text is, about, in units of its size: as in a wide face, since nobody knows which one it is drawn
 * in. Bold takes an eighth more.
 */
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + signWidth(sign), 0)

function signWidth(sign: string): number {
  if (/[fijlrtI.,:;!'|()[\]\- ]/.test(sign)) return 0.42
  if (/[mwMW@%…]/.test(sign)) return 1
  if (/[a-z\d]/.test(sign)) return 0.64
  return sign < '\u2e80' ? 0.79 : 1.2
}

/** A text in lines of a width, in a letter size, cut off after so many. A longer word goes on in the next line. */
export function wrapped(text: string, width: number, size: number, most = 99): string[] {
  const room = width / size
  const lines: string[] = []
  for (const word of text.split(' ').flatMap((whole) => pieces(whole, room))) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  if (lines.length <= most) return lines
  const end = [...lines[most - 1]!]
  while (widthOf(`${end.join('')} …`) > room) end.pop()
  return [...lines.slice(0, most - 1), `${end.join('').trimEnd()} …`]
}

function pieces(word: string, room: number): string[] {
  const found = ['']
  for (const sign of word) {
    if (widthOf(found.at(-1)! + sign) > room) found.push('')
    found[found.length - 1] += sign
  }
  return found
}
