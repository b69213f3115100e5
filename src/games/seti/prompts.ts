import type { Prompt, Seat, ViewContext } from '../../core/index.ts'
import type { SetiCommand } from './commands.ts'
import { offers } from './decide/actions/index.ts'
import { asked, type Question } from './decide/ops/index.ts'
import { format } from './notation.ts'
import type { State } from './state/index.ts'

/** What the seat is asked, and the typed commands it may send instead of or beside an answer. */
export const prompts = (view: State, seat: Seat, _: ViewContext): Prompt[] =>
  asked(view, seat).map((question) => prompt(view, seat, question))

/** The answers to a question, and the typed commands beside them. */
export const answers = (view: State, seat: Seat, { ways }: Question): SetiCommand[] => [
  ...ways.map(({ key }): SetiCommand => ({ type: 'choose', way: key })),
  ...offers(view, seat),
]

function prompt(view: State, seat: Seat, question: Question): Prompt {
  const { since, effect } = question
  const kind = effect.do.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const commands = answers(view, seat, question)
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

/** What an effect asks when it has several ways. */
const SENTENCES: Partial<Readonly<Record<Question['effect']['do'], string>>> = {
  main: 'It is your turn: take a main action or pass; free actions come before, between and after.',
  endTurn: 'Take free actions, or end your turn.',
  firstIncome: 'Tuck one of your cards as income.',
  income: 'Tuck a card as income, or skip.',
  draw: 'Take a card from the row or the deck.',
  discardDown: 'Discard down to four cards.',
  giveCard: 'Which card do you give up?',
  takeFromStack: 'Take one card of this round’s stack.',
  move: 'Move a probe, or stop. Where movement is missing a card may add its own.',
  visit: 'Publicity for the visit, or a movement instead?',
  surveyProbe: 'Which probe looks at the asteroids around it?',
  land: 'Where do you land?',
  touchDown: 'Which data do you cover?',
  orbitOrLand: 'Orbit or land?',
  removeFigure: 'Which of your figures do you take back?',
  signal: 'Where do you mark the signal?',
  mark: 'Where does the signal go?',
  scanStep: 'What comes next in your scan: Earth’s sector, a card of the row, what a tech adds?',
  rowSignal: 'Discard a card of the row for a signal in one of its two sectors.',
  handSignal: 'Discard a card of your hand for a signal, or stop.',
  probeSignal: 'Mark a signal in the sector of a probe, or stop.',
  rowCorner: 'Which card of the row do you use next?',
  completeSectors: 'Which full sector is resolved now? Missions may be completed first.',
  takeTech: 'Take a tech.',
  placeTech: 'At which column of your computer do you put the tech?',
  trace: 'Where do you mark the life trace?',
  trigger: 'Cover a circle of a mission, or skip.',
  showCards: 'Show another card of your hand, or stop.',
  discardDrawnForCorner: 'Which of the cards just drawn do you use for its corner?',
  discardDrawnForIncome: 'Which of the cards just drawn do you discard for its income?',
  goldTile: 'Which gold tile do you mark?',
  mayPay: 'Pay for the additional effect?',
  takeSample: 'Which sample goes into the capsule?',
  peekSampleReward: 'At which planet do you look at the samples?',
  sampleRewardOf: 'Whose reward do you gain? The sample stays there.',
  deliverSample: 'Which sample do you deliver?',
  messageReward: 'What does the first message bring: a trace, a card and 1 energy, 3 publicity, or 8 points?',
  playExertian:
    'Lay an Exertian card face down, for 1 credit at the second milestone, or skip: the chance does not come again.',
  alienCard: 'Take the open card of the species, or the top of its deck.',
}
