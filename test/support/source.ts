import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the project: its path from the top, with `/`, and its text. */
export interface Source {
  path: string
  text: string
}

/** The files with one of the endings below a folder; a folder that is not there has none. */
export function sourcesIn(folder: string, endings: readonly string[] = ['.ts']): Source[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => !path.includes('/node_modules/') && endings.some((ending) => path.endsWith(ending)))
    .filter((path) => statSync(path).isFile())
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

type Part = 'code' | 'comment' | 'string'

/** The text with comments, and if wished what stands in quotes, blanked; lines and columns stay. */
export function blank(text: string, parts: readonly ('comment' | 'string')[]): string {
  let out = ''
  for (const [part, piece] of pieces(text))
    out += part !== 'code' && parts.includes(part) ? piece.replace(/[^\n]/g, ' ') : piece
  return out
}

const REGEX_BEFORE = /(?:^|[(,=:[!&|?{};+\-*%~^<>]|\breturn|\btypeof)\s*$/

function* pieces(text: string): Generator<[Part, string]> {
  let at = 0
  let code = ''
  const depth: number[] = [] // braces open inside each template literal that is being read
  const flush = function* (): Generator<[Part, string]> {
    if (code) yield ['code', code]
    code = ''
  }
  while (at < text.length) {
    const two = text.slice(at, at + 2)
    const one = text[at]!
    let end = 0
    let part: Part = 'string'
    if (two === '//') {
      end = lineEnd(text, at)
      part = 'comment'
    } else if (two === '/*') {
      end = text.indexOf('*/', at) + 2
      part = 'comment'
    } else if (one === "'" || one === '"') end = quoteEnd(text, at, one)
    else if (one === '/' && REGEX_BEFORE.test(code.slice(-40))) end = regexEnd(text, at)
    else if (one === '`' || (one === '}' && depth.at(-1) === 0)) {
      if (one === '}') depth.pop()
      const stop = templateStop(text, at + 1)
      if (text[stop] === '$') depth.push(0)
      end = text[stop] === '$' ? stop + 2 : stop + 1
    }
    if (end > at) {
      yield* flush()
      yield [part, text.slice(at, end)]
      at = end
      if (part === 'string') code = ''
      continue
    }
    if (depth.length && one === '{') depth[depth.length - 1]! += 1
    if (depth.length && one === '}') depth[depth.length - 1]! -= 1
    code += one
    at += 1
  }
  yield* flush()
}

const lineEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

function quoteEnd(text: string, at: number, quote: string): number {
  let i = at + 1
  while (i < text.length && text[i] !== quote && text[i] !== '\n') i += text[i] === '\\' ? 2 : 1
  return i + 1
}

function regexEnd(text: string, at: number): number {
  let inClass = false
  for (let i = at + 1; i < text.length && text[i] !== '\n'; i++) {
    if (text[i] === '\\') i += 1
    else if (text[i] === '[') inClass = true
    else if (text[i] === ']') inClass = false
    else if (text[i] === '/' && !inClass) return i + 1
  }
  return at
}

/** Where a template literal pauses (`$` of an insertion) or ends (the backtick). */
function templateStop(text: string, from: number): number {
  let i = from
  while (i < text.length && text[i] !== '`' && !(text[i] === '$' && text[i + 1] === '{'))
    i += text[i] === '\\' ? 2 : 1
  return i
}

/** One import (or re-export) of a file. */
export interface Import {
  from: string
  /** Erased when types are: nothing of it is there at run time. */
  typeOnly: boolean
  names: string
}

const IMPORT =
  /\b(?:import|export)\s+(type\s+)?([\w*\s{},$]*?)\s*from\s*(['"])([^'"\n]+)\3|\bimport\s*(['"])([^'"\n]+)\5|\bimport\(\s*(['"])([^'"\n]+)\7/g

export function importsOf({ text }: Source): Import[] {
  const code = blank(text, ['comment', 'string'])
  const all = [...blank(text, ['comment']).matchAll(IMPORT)]
  return all
    .filter((found) => code[found.index] !== ' ')
    .map((found) => {
      const names = found[2] ?? ''
      const listed = /^\{(.*)\}$/s
        .exec(names.trim())?.[1]
        ?.split(',')
        .filter((name) => name.trim())
      const allTypes = listed?.length ? listed.every((name) => /^\s*type\s/.test(name)) : false
      return {
        from: (found[4] ?? found[6] ?? found[8])!,
        typeOnly: found[1] !== undefined || allTypes,
        names,
      }
    })
}

/** The path that a relative import of `path` means. */
export function resolveImport(path: string, from: string): string {
  const parts = path.split('/').slice(0, -1)
  for (const part of from.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}
