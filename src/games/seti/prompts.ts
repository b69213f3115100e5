import type { Prompt, Seat, ViewContext } from '../../core/index.ts'
import { offers } from './decide/actions/index.ts'
import { type Question, questions } from './decide/ops/index.ts'
import { format } from './notation.ts'
import type { State } from './state/index.ts'

/** What the seat is asked, and the typed commands it may send instead of or beside an answer. */
export const prompts = (view: State, seat: Seat, _: ViewContext): Prompt[] =>
  view.over
    ? []
    : questions(view)
        .filter(({ effect }) => effect.seat === seat)
        .map((question) => prompt(view, seat, question))

function prompt(view: State, seat: Seat, { since, effect, ways }: Question): Prompt {
  const kind = effect.do.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const commands = [...ways.map(({ key }) => ({ type: 'choose' as const, way: key })), ...offers(view, seat)]
  const kinds = [...new Set(commands.map((command) => command.type))]
  return {
    kind,
    since,
    text: { code: `seti.${kind}`, en: SENTENCES[effect.do] ?? 'Choose one of these ways.' },
    commands,
    open: [],
    deadline: null,
    notation: kinds.map((type) => format(commands.find((command) => command.type === type)!)),
  }
}

const SENTENCES: Partial<Readonly<Record<Question['effect']['do'], string>>> = {
  main: 'It is your turn: take a main action or pass; free actions come before, between and after.',
  endTurn: 'Take free actions, or end your turn.',
  firstIncome: 'Tuck one of your cards as income.',
  income: 'Tuck a card as income, or skip.',
  signal: 'Where do you mark the signal?',
  move: 'Move a probe, or stop.',
  draw: 'Take a card from the row or the deck.',
  discardDown: 'Discard down to four cards.',
  takeFromStack: 'Take one card of this round’s stack.',
  takeTech: 'Take a tech.',
  placeTech: 'Where do you put the computer tech?',
  trace: 'Where do you mark the life trace?',
  scanStep: 'What comes next in your scan?',
  rowSignal: 'Which card of the row do you discard for a signal?',
  handSignal: 'Discard a card of your hand for a signal, or stop.',
  goldTile: 'Which gold tile do you mark?',
  trigger: 'Cover a circle of a mission, or skip.',
  completeSectors: 'Which sector is resolved now?',
  landOn: 'Which data do you cover?',
  land: 'Where do you land?',
}
