import fc from 'fast-check'
import { expect } from 'vitest'
import { ask, canonical, isNotation, isRejection } from '../../../src/core/index.ts'
import type { Moment } from './play.ts'
import type { MakeProof } from './proof.ts'

/** Every move that was made can be written down and read again. */
export const roundTrip: MakeProof = ({ game }) => {
  let count = 0
  return {
    name: 'notation: what is written of a move is read as that move',
    moment({ step, before, match }: Moment) {
      const { command, entry } = step
      if (!command || entry.seat === null || !Object.hasOwn(game.commands, command.type)) return
      const text = game.notation.format(command)
      expect(text).not.toMatch(/[\r\n]/)
      const view = before.views[entry.seat]!
      expect(game.notation.parse(text, view.game!, entry.seat), text).toStrictEqual(command)
      const asked = ask(game, view, entry.seat, { now: entry.at, words: match.env.words })
      expect(isNotation(game, asked, text), `${text} begins as no line does`).toBe(true)
      count += 1
    },
    checked: () => count,
  }
}

// Its table of all signs takes a while to make.
const binary = fc.string({ unit: 'binary', maxLength: 8 })

/** No text makes the reader throw or give a command that does not fit its schema. */
export const fuzz: MakeProof = ({ game }) => {
  let count = 0
  const words = game.meta.notation.flatMap((help) => help.split(/[\s–]+/))
  const piece = fc.oneof(
    fc.constantFrom(
      ...words,
      '0',
      '1',
      '-1',
      '1e9',
      '999999999999999999999',
      '',
      ';',
      '__proto__',
      'constructor',
    ),
    fc.string({ maxLength: 8 }),
    binary,
  )
  const text = fc.array(piece, { maxLength: 7 }).map((parts) => parts.join(' '))
  return {
    name: 'notation: no text breaks its reader',
    end(match) {
      const view = match.folds.views[0]!.game
      if (!view || count > 5000) return
      const seed = Number.parseInt(match.seed.slice(0, 7), 16)
      for (const sample of fc.sample(text, { seed, numRuns: 40 })) {
        const read = game.notation.parse(sample, view, 0)
        count += 1
        if (isRejection(read)) {
          const known = read.code === 'invalid-notation' || Object.hasOwn(game.rejections, read.code)
          expect(known, `${read.code} for ${sample}`).toBe(true)
          continue
        }
        const { type, ...fields } = read
        expect(game.commands[type]?.safeParse(fields).success, `${sample} → ${canonical(read)}`).toBe(true)
      }
    },
    checked: () => count,
  }
}
