import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { verify } from '../../src/core/index.ts'
import { shows, wanted } from '../support/cover.ts'
import {
  foldsOf,
  type Playthrough,
  portrait,
  readPlaythrough,
  refusalOf,
  writePlaythrough,
} from '../support/playthrough.ts'
import { loadSubject, type Subject, subjects } from './conformance/subject.ts'

interface Recorded extends Playthrough {
  name: string
  text: string
  portrait: string
}

const load = (folder: string): Recorded[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ndjson'))
    .map((file) => {
      const text = readFileSync(`${folder}${file}`, 'utf8')
      const seen = readFileSync(`${folder}${file.replace('.ndjson', '.txt')}`, 'utf8')
      return { name: file, text, portrait: seen, ...readPlaythrough(text) }
    })

describe.each(subjects)('playthroughs of $meta.name', (game) => {
  let subject: Subject
  let all: Recorded[]

  beforeAll(async () => {
    subject = await loadSubject(game)
    all = load(subject.playthroughs)
  })

  test('there are some, and each goes through its text unchanged', () => {
    expect(all.length).toBeGreaterThan(0)
    for (const one of all) expect(writePlaythrough(one) === one.text, one.name).toBe(true)
  })

  test('each is right when it is played again', () => {
    for (const { name, record } of all) {
      const judged = verify(record, game, subject.words)
      expect(judged.commitment, name).toBe('right')
      expect(
        judged.entries.filter((e) => e.verdict !== 'right'),
        name,
      ).toEqual([])
    }
  })

  test('what was refused is refused again, with the same code', () => {
    for (const { name, record, refused } of all) {
      const folds = foldsOf(game, record)
      const env = { seed: record.head.seed, words: subject.words }
      for (const { after, seat, tried, code } of refused)
        expect(refusalOf(game, folds[after]!, seat, tried, env)?.code, `${name}: ${code}`).toBe(code)
    }
  })

  test('what each viewer sees is what the text beside it says', () => {
    for (const one of all) {
      const now = portrait(game, one, subject.words, subject.manner).split('\n')
      const then = one.portrait.split('\n')
      const drift = now.findIndex((line, i) => line !== then[i])
      expect(drift < 0 ? 'same' : `${one.name}, line ${drift + 1}: ${now[drift]}`).toBe('same')
      expect(now.length).toBe(then.length)
    }
  })

  test('together they show every command, event, refusal and end', () => {
    const shown = new Set(all.flatMap((one) => [...shows(game, subject, one)]))
    expect(wanted(game, subject).filter((what) => !shown.has(what))).toEqual([])
  })

  test('and nothing that the settings say cannot be', () => {
    const shown = new Set(all.flatMap((one) => [...shows(game, subject, one)]))
    const known = wanted(game, subject)
    expect([...shown].filter((what) => !known.includes(what))).toEqual([])
  })
})
