import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openWords } from '../../src/open-words.ts'
import { BadPack } from '../../src/words/index.ts'
import { client, createTestService } from '../support/service.ts'
import { packOf, row } from './rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'heliograph-packs-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a folder of packs', () => {
  const czech = packOf([row('OBLOHA'), row('BRAMBOR')], { language: 'cs' })

  test('may be missing: then there is English alone', () => {
    for (const lists of [openWords(), openWords(join(folder, 'nowhere'))]) {
      expect(lists.forLanguage('en')?.has('STREET')).toBe(true)
      expect(lists.forLanguage('cs')).toBeUndefined()
    }
  })

  test('adds a language by a file', () => {
    writeFileSync(join(folder, 'cs-1.bin'), czech)
    writeFileSync(join(folder, 'README.txt'), 'no pack')
    const lists = openWords(folder)
    expect(lists.forLanguage('cs')?.isNoun('OBLOHA')).toBe(true)
    expect(lists.byId('cs-1')?.sha256).toBe(lists.forLanguage('cs')?.sha256)
    expect(lists.forLanguage('en')?.id).toBe('en-1')
  })

  test('is read in order of editions', () => {
    for (const edition of [10, 2])
      writeFileSync(join(folder, `cs-${edition}.bin`), packOf([row('OPAR')], { language: 'cs', edition }))
    const lists = openWords(folder)
    expect(lists.forLanguage('cs')?.id).toBe('cs-10')
    expect(lists.byId('cs-1')?.has('BRAMBOR')).toBe(true)
  })

  test('is refused with the name of the file when a pack is damaged or none', () => {
    const damaged = Uint8Array.from(czech)
    damaged[Buffer.from(damaged).indexOf('OBLOHA')]! += 1
    for (const wrong of [damaged, czech.subarray(0, 100), Buffer.from('<html>')]) {
      const path = join(folder, 'de-1.bin')
      writeFileSync(path, wrong)
      expect(() => openWords(folder)).toThrow(BadPack)
      expect(() => openWords(folder)).toThrow(path)
      rmSync(path)
    }
  })
})

test('a match in a language that is not installed is refused in so many words', async () => {
  const service = createTestService({ words: [] })
  const answer = await client(service).post('/v1/matches', { game: 'bletchley', seats: [{}, {}] })
  expect([answer.status, answer.body.code]).toEqual([422, 'words-missing'])
})
