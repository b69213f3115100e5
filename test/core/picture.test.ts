import fc from 'fast-check'
import { expect, test } from 'vitest'
import { el, group, render } from '../../src/core/index.ts'
import { readXml } from '../support/xml.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      '<',
      '>',
      '&',
      '"',
      "'",
      ']',
      '/',
      '-',
      '!',
      'a',
      ';',
      '#',
      '\0',
      '\uFFFF',
      '\uD800',
    ),
  }),
  fc.constantFrom(
    '</text><script>alert(1)</script>',
    '" onload="alert(1)',
    "' onload='alert(1)",
    ']]><x/>',
    '<!--',
    '&#60;b&#62;',
    '&lt;',
  ),
)

// What XML cannot hold is replaced, and its reader makes one line break of two signs.
const kept = (text: string) =>
  text.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')

test('any text in any place gives well-formed XML with the elements we made and no others', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (title, attribute, child) => {
      const body = [
        el('rect', { fill: attribute, x: 3 }),
        group(1, 2, el('text', { 'aria-label': attribute }, child)),
      ]
      const root = readXml(render({ width: 10, height: 20, title, body }))
      expect(root.name).toBe('svg')
      expect(root.children.map((c) => c.name)).toEqual(['title', 'rect', 'g'])
      expect(root.children[0]!.text).toBe(kept(title))
      expect(root.children[1]!.attributes).toEqual({ fill: kept(attribute), x: '3' })
      const [label] = root.children[2]!.children
      expect(label).toEqual({
        name: 'text',
        attributes: { 'aria-label': kept(attribute) },
        text: kept(child),
        children: [],
      })
    }),
    { numRuns: 500 },
  )
})

test('what XML cannot hold is replaced, visibly', () => {
  expect(el('text', {}, 'a\0b\uFFFFc\uD800d').markup).toBe('<text>a\uFFFDb\uFFFDc\uFFFDd</text>')
  expect(el('text', {}, 'a🔥b\n').markup).toBe('<text>a🔥b\n</text>')
})

test('attributes without a value are left out, elements without children are closed', () => {
  expect(el('rect', { x: 0, y: undefined }).markup).toBe('<rect x="0"/>')
  expect(group(1, 2, el('g', {})).markup).toBe('<g transform="translate(1 2)"><g/></g>')
})

test('a document says its size and its title', () => {
  const root = readXml(render({ width: 10, height: 20, title: 'Board', body: [] }))
  expect(root.attributes).toMatchObject({
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: '0 0 10 20',
    role: 'img',
  })
})
