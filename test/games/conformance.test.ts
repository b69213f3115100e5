import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subjects } from './conformance/subject.ts'

test.each(subjects.map((game) => game.meta.id))('%s is held to what every game has to keep', (id) => {
  const file = new URL(`${id}/conformance.test.ts`, import.meta.url)
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toContain(`conforms('${id}')`)
})
