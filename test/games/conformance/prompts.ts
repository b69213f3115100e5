import { isDeepStrictEqual } from 'node:util'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import {
  type AnyGame,
  ask,
  type Command,
  canonical,
  clockSeat,
  isRejection,
  type JsonSchema,
  LONGEST_LIST,
  type Prompt,
  parseCommand,
  type Seat,
} from '../../../src/core/index.ts'
import { accepts } from '../../support/json-schema.ts'
import { once } from './dice.ts'
import { commandOf, neighbour, poolOf } from './generate.ts'
import { active, contextOf, type Moment } from './play.ts'
import type { MakeProof } from './proof.ts'
import type { Subject } from './subject.ts'

const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: false })
let asked = 0

/** Compiling a schema is slow and each is used once: only one in many is put before ajv as well. */
export function fits(schema: JsonSchema, value: unknown): boolean {
  const fitting = accepts(schema, value)
  if (asked++ % 97 === 0) expect(ajv.compile(schema)(value), canonical([schema, value])).toBe(fitting)
  return fitting
}

const seatsOf = ({ match }: Moment): Seat[] => [...match.seats.keys()]

const teamOf = (game: AnyGame, view: object, seat: Seat): readonly Seat[] => game.team?.(view, seat) ?? [seat]

/** What a seat is asked and who its team are follows from its view: the state tells nothing more. */
export const sameOnViewAndState: MakeProof = ({ game }) => {
  let count = 0
  return {
    name: 'prompts and team of the view equal those of the state',
    moment(m) {
      const { state } = m.after
      if (!active(state)) return
      for (const seat of seatsOf(m)) {
        const c = { now: state.at, words: m.match.env.words }
        const own = m.prompts(seat)
        const full = game.prompts(state.game!, seat, c)
        if (!isDeepStrictEqual(own, full)) expect(own, `seat ${seat}`).toStrictEqual(full)
        const team = teamOf(game, m.after.views[seat]!.game!, seat)
        if (!team.includes(seat) || team.some((s) => !isDeepStrictEqual(teamOf(game, state.game!, s), team)))
          throw new Error(`the team of seat ${seat} is ${team}, and not for all of it`)
        for (const { kind, commands, open, since, text } of own) {
          const offers = commands.length + open.length
          const wellFormed =
            /^[a-z]+(-[a-z]+)*$/.test(kind) &&
            text.code.startsWith(`${game.meta.id}.`) &&
            since <= state.revision
          if (!wellFormed || !offers || commands.length > LONGEST_LIST)
            throw new Error(`prompt ${kind} of seat ${seat} is not well-formed, or offers ${offers} commands`)
        }
        if (new Set(own.map((p) => p.kind)).size !== own.length) throw new Error('two prompts of a kind')
        count += own.length
      }
    },
    checked: () => count,
  }
}

const FEW = 8

/** What is offered is legal as it stands, and may be read aloud. */
export const offersAreLegal: MakeProof = ({ game }) => {
  let count = 0
  const legal = (m: Moment, seat: Seat, command: Command) => {
    const made = game.decide(m.after.state.game!, seat, command, contextOf(m.match, m.after.state))
    if (isRejection(made)) throw new Error(`offered ${canonical(command)} is refused: ${made.code}`)
    const parsed = parseCommand(game, command)
    if (!isDeepStrictEqual(parsed, command)) expect(parsed).toStrictEqual(command)
    count += 1
  }
  return {
    name: 'every offered command is accepted, and so is a filling of each open one',
    moment(m) {
      if (!active(m.after.state)) return
      for (const seat of seatsOf(m)) {
        const view = m.after.views[seat]!.game!
        for (const prompt of m.prompts(seat)) {
          const all = prompt.commands.length <= FEW || once(m.dice, 20)
          const tried = all ? prompt.commands : m.dice.shuffle(prompt.commands).slice(0, 4)
          for (const command of tried) legal(m, seat, command)
          if (!once(m.dice, 3)) continue
          for (const open of prompt.open) {
            const c = { rng: m.dice, now: m.after.state.at, words: m.match.env.words }
            const filled = game.sample(open, view, seat, c)
            expect(filled.type).toBe(open.type)
            if (!fits(open.schema, filled)) throw new Error(`${canonical(filled)} is outside its own schema`)
            legal(m, seat, filled)
          }
          for (const text of prompt.notation)
            if (isRejection(game.notation.parse(text, view, seat))) throw new Error(`no notation: ${text}`)
        }
      }
    },
    checked: () => count,
  }
}

/** Whoever is waited for has a question, or time goes on; whoever is not asked may do nothing. */
export const waitingIsAsked: MakeProof = ({ game }) => {
  let count = 0
  let next = 0
  return {
    name: 'who is waited for is asked, and who is not asked is refused',
    moment(m) {
      const { state } = m.after
      if (!active(state)) {
        for (const seat of seatsOf(m))
          expect(ask(game, state, seat, { now: state.at, words: m.match.env.words })).toEqual([])
        return
      }
      const pending = game.pending(state.game!)
      if (new Set(pending).size !== pending.length) throw new Error(`waited for twice: ${pending}`)
      for (const seat of pending)
        if (m.prompts(seat).length === 0) throw new Error(`seat ${seat} is waited for and not asked`)
      const due = game.deadlines(state.game!)
      const times = new Set(due.map(({ id, at }) => `${id} ${at}`))
      if (times.size !== due.length || due.some(({ id }) => clockSeat(id) !== undefined))
        throw new Error(`deadlines ${due.map(({ id }) => id)}: two alike, or the clock's own`)
      if (pending.length + due.length === 0) throw new Error('the match waits for nothing and nobody')
      const idle = seatsOf(m).filter((seat) => m.prompts(seat).length === 0)
      const kinds = Object.keys(game.commands)
      const pool = poolOf(idle.length ? m.after.views[idle[0]!]!.game : undefined)
      for (const seat of idle) {
        const command = commandOf(game, kinds[next++ % kinds.length]!, pool, m.dice)
        if (!command) continue
        const made = game.decide(state.game!, seat, command, contextOf(m.match, state))
        if (!isRejection(made)) throw new Error(`seat ${seat}, not asked, may ${canonical(command)}`)
        count += 1
      }
    },
    checked: () => count,
  }
}

/** Whether the seat was offered this command, listed or in an open one. */
export function offered(subject: Subject, prompts: readonly Prompt[], command: Command): boolean {
  const normal = subject.normal ?? ((c: Command) => c)
  const key = canonical(normal(command))
  return prompts.some(
    (prompt) =>
      prompt.commands.some((c) => c.type === command.type && canonical(normal(c)) === key) ||
      prompt.open.some((o) => o.type === command.type && fits(o.schema, command)),
  )
}

/** No legal command lies outside what is offered. */
export const nothingOutside: MakeProof = (subject) => {
  const { game } = subject
  const kinds = Object.keys(game.commands)
  let count = 0
  return {
    name: 'no legal command lies outside the prompts',
    moment(m) {
      const { state } = m.after
      const { command: made, entry } = m.step
      // What was really played was offered, too: bots go ways of their own.
      if (made && entry.seat !== null && Object.hasOwn(game.commands, made.type)) {
        const c = { now: entry.at, words: m.match.env.words }
        const asked = game.prompts(m.before.views[entry.seat]!.game!, entry.seat, c)
        if (!offered(subject, asked, made)) throw new Error(`${canonical(made)} was played and not offered`)
      }
      if (!active(state)) return
      const seat = m.dice.pick(game.pending(state.game!).concat(seatsOf(m)))
      const prompts = m.prompts(seat)
      const pool = poolOf(m.after.views[seat]!.game, prompts)
      for (let i = 0; i < 6; i++) {
        const near = i % 2 ? neighbour(game, prompts, pool, m.dice) : undefined
        const command = near ?? commandOf(game, m.dice.pick(kinds), pool, m.dice)
        if (!command) continue
        const made = game.decide(state.game!, seat, command, contextOf(m.match, state))
        if (isRejection(made)) continue
        if (!offered(subject, prompts, command))
          throw new Error(`seat ${seat} was not offered ${canonical(command)}, which is legal`)
        count += 1
      }
    },
    checked: () => count,
  }
}
