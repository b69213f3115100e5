import { afterAll, beforeAll, describe } from 'vitest'
import type { Harness } from '../fixtures.ts'
import { appendContract } from './append.ts'
import { createContract } from './create.ts'
import { noteContract } from './notes.ts'
import { readContract } from './reads.ts'
import { talkContract } from './talk.ts'
import { tokenContract } from './tokens.ts'

/** What every store has to do, whatever it keeps its matches in. */
export function storeContract(name: string, open: () => Promise<Harness>): void {
  describe(`the store contract on ${name}`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness?.close())
    const get = () => harness
    describe('creating', () => createContract(get))
    describe('appending', () => appendContract(get))
    describe('tokens and keys', () => tokenContract(get))
    describe('reading', () => readContract(get))
    describe('beside the log', () => noteContract(get))
    describe('at the table', () => talkContract(get))
  })
}
