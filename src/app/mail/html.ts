import { escapeText } from '../../core/index.ts'

/** Finished markup. Only this file makes it, so nothing gets into a mail or a page without being escaped. */
export interface Html {
  readonly markup: string
}

type Part = Html | string | number | undefined | false | readonly Part[]

/** Markup with what is filled in escaped; `undefined` and `false` are nothing. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.map((text, i) => text + (i < parts.length ? markupOf(parts[i]) : '')).join(''),
})

function markupOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeText(part)
  return 'markup' in part ? part.markup : part.map(markupOf).join('')
}
