import * as z from 'zod/mini'
import { type CommandsOf, described, line, list, type Rejections, rejecter, whole } from '../../core/index.ts'
import { looseCard } from './material/index.ts'
import { ability, cardId, seat } from './state.ts'

// Longer than what is legal, so that the refusal can say what is wrong in the words of the rules.
const arrangement = (text: string) => described(text, list(line(12), 0, 40))

/** What a seat may ask for. Arrangements are lists of pieces in notation, in any order. */
export const commands = {
  chooseAlien: described(
    'Alien: take a card of the box or one of your own.',
    z.strictObject({
      cardId: described('A card of the box.', z.optional(cardId)),
      card: described('A card of your own; only its front becomes public.', z.optional(looseCard)),
    }),
  ),
  splitTokens: described(
    'Experts: split the ten tokens, before the first transmission of a round.',
    z.strictObject({
      tokens: described(
        'Every Expert once, ten tokens in all.',
        list(
          z.strictObject({
            seat: described('The Expert.', seat),
            tokens: described('Its tokens.', whole(0, 10)),
          }),
          1,
          6,
        ),
      ),
    }),
  ),
  transmit: described(
    'Experts: spend a token and wait for the response.',
    z.strictObject({
      pieces: arrangement('The whole mat: up to ten pieces.'),
      number: described(
        'Which transmission of the round you mean, from 1: no two Experts spend a token at once.',
        whole(1, 11),
      ),
    }),
  ),
  callAbility: described(
    'Experts: ask an automatic Alien to use an ability.',
    z.strictObject({ ability: described('One of the three on the table.', ability) }),
  ),
  useAbility: described(
    'Alien: use an ability.',
    z.strictObject({
      ability: described('One of the three on the table.', ability),
      piece: described(
        'Still Point: the piece, counted from 1 in reading order; left out, there is none.',
        z.optional(whole(1, 10)),
      ),
      rule: described('Open Page: the active rule, counted from 1.', z.optional(whole(1, 18))),
      pieces: z.optional(arrangement('Helping Hand: the arrangement after your change.')),
    }),
  ),
  nameTerm: described(
    'Experts: name the term that Dictionary is to answer for.',
    z.strictObject({ term: described('One of the public list.', line(40, 1).check(z.trim())) }),
  ),
  sendVariant: described(
    'Experts: the arrangement that Second Voice is tried on, one piece away from the transmission at most.',
    z.strictObject({ pieces: arrangement('The whole mat.') }),
  ),
  rehearse: described(
    'Experts: the arrangements that Rehearsal answers for.',
    z.strictObject({
      arrangements: described(
        'One to three of them.',
        list(z.strictObject({ pieces: arrangement('The whole mat.') }), 1, 3),
      ),
    }),
  ),
  respond: described(
    'Alien, guided: let the rules be carried out.',
    z.strictObject({
      choices: described(
        'At each choice point the option, counted from 0; what is missing is 0.',
        list(whole(0, 200), 0, 200),
      ),
      ask: described(
        'True: where choices are missing, say what the next one is between, and do nothing.',
        z.optional(z.boolean()),
      ),
    }),
  ),
  respondFreely: described(
    'Alien, free: the arrangement that you have made of the transmission.',
    z.strictObject({ pieces: arrangement('The whole mat.') }),
  ),
  concede: described('Experts: give the match up.', z.strictObject({})),
}

export type SignalCommand = CommandsOf<typeof commands>
export type CommandOf<T extends SignalCommand['type']> = Extract<SignalCommand, { type: T }>

/** A mat that was laid is looked for among all that choices can lead to (R29). */
export const costs = { respondFreely: 6 } as const

/** The refusals of this game, beside core's. */
export const rejections = {
  'wrong-role': { kind: 'forbidden', title: 'That is for the other side to do' },
  'no-token': { kind: 'forbidden', title: 'The seat has no token' },
  'choose-one': { kind: 'invalid', title: 'Name a card of the box or hand in one of your own' },
  'bad-card': { kind: 'invalid', title: 'The card is not right' },
  'bad-split': { kind: 'invalid', title: 'The tokens do not add up' },
  'split-over': { kind: 'conflict', title: 'Tokens are split before the first transmission of a round' },
  'wrong-number': { kind: 'conflict', title: 'That transmission is not the next one' },
  'too-many-pieces': { kind: 'invalid', title: 'There are more than ten pieces' },
  'not-in-supply': { kind: 'invalid', title: 'There are five pieces of each kind' },
  'stack-gap': { kind: 'invalid', title: 'A piece stands on nothing, or two are in one place' },
  'wrong-facing': { kind: 'invalid', title: 'A piece of that shape does not lie like that' },
  'off-the-mat': { kind: 'invalid', title: 'There is no such cell' },
  'piece-unreadable': { kind: 'invalid', title: 'The piece cannot be read' },
  'goal-as-input': { kind: 'invalid', title: 'The Signal itself cannot be sent' },
  'ability-gone': { kind: 'conflict', title: 'That ability is not there to be used' },
  'ability-fields': { kind: 'invalid', title: 'The ability needs other fields' },
  'ability-not-now': { kind: 'conflict', title: 'The ability cannot be used now' },
  'not-callable': { kind: 'conflict', title: 'Only an automatic Alien is called' },
  'question-open': { kind: 'conflict', title: 'An ability waits for an answer of the Experts' },
  'no-question': { kind: 'conflict', title: 'Nothing of that kind is asked' },
  'unknown-term': { kind: 'invalid', title: 'The term is not on the list' },
  'too-different': { kind: 'invalid', title: 'More than one piece is different' },
  'wrong-input': { kind: 'conflict', title: 'At this table the Alien answers in another way' },
  'no-such-choice': { kind: 'invalid', title: 'There is no such choice' },
  'choice-needed': { kind: 'invalid', title: 'There is a choice to be made' },
  'still-point-broken': { kind: 'invalid', title: 'A piece that was said to keep still would not' },
  'response-not-reachable': { kind: 'invalid', title: 'The rules do not lead there' },
} as const satisfies Rejections

export const reject = rejecter(rejections)
