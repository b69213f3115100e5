import PostalMime from 'postal-mime'
import { textOf } from './html.ts'

/** A part of a mail, or what an alternative offers: its text, its HTML, or both. */
type Part = Partial<Record<'plain' | 'html', { value: string }[]>>

/**
 * The parser, but that it joins text as we read it. A part that is HTML alone beside one that is text would be made
 * text by a way of its own, in which nothing tells what was quoted any more.
 */
export class Parser extends PostalMime {
  declare private textMap: Map<unknown, Part>
  declare private textContent: { plain?: string; html?: string }

  renderTextContent(): void {
    const parts = [...this.textMap.values()]
    this.textContent.plain = parts.map(({ plain, html }) => joined(plain) || textOf(joined(html))).join('\n')
    // A page in whose place there is text somewhere is not all of the mail.
    if (parts.every(({ html }) => html))
      this.textContent.html = parts.map(({ html }) => joined(html)).join('\n')
  }
}

const joined = (texts: Part['html'] = []): string => texts.map(({ value }) => value).join('\n')
