import * as z from 'zod/mini'
import { described, list, whole } from '../../core/index.ts'
import { ABILITY_IDS, abilityOf } from './material/abilities.ts'

/** Table settings of one match. Numbers R… are those of RULES.md. */
const fields = z.strictObject({
  alien: described(
    'How the alien card is found: the Alien chooses, by difficulty, or at random (R10).',
    z._default(z.enum(['choose', 'difficulty', 'random']), 'choose'),
  ),
  difficulty: described('The grade of the card, with alien: difficulty (R10).', z._default(whole(1, 25), 1)),
  alienInput: described(
    'Guided: the engine carries the rules out and asks at choice points. Free: the Alien lays the pieces itself (R28, R29).',
    z._default(z.enum(['guided', 'free']), 'guided'),
  ),
  choicePolicy: described(
    'What an automatic Alien does with its choices: kind looks for the Signal (R30).',
    z._default(z.enum(['kind', 'default']), 'kind'),
  ),
  responseVisibility: described(
    'Experts see each step of a response in order, or the arrangement it ends in (R26).',
    z._default(z.enum(['steps', 'final']), 'steps'),
  ),
  tokenSplit: described(
    'Tokens belong to all Experts, or are split among them (R16).',
    z._default(z.enum(['shared', 'split']), 'shared'),
  ),
  abilities: described(
    'The three abilities, one of each value; drawn if left out (R39).',
    z.optional(list(z.enum(ABILITY_IDS), 3, 3)),
  ),
  order: described(
    'Pieces take their turns in reading order, or the Alien chooses the next one (guided only, R8).',
    z._default(z.enum(['reading', 'alien']), 'reading'),
  ),
})

/** Of these the values differ, and free hands ask for no order: faults that no single field has. */
export const options = fields.check(({ value, issues }) => {
  const wrong = (field: keyof typeof value, message: string) =>
    issues.push({ code: 'custom', input: value[field], path: [field], message })
  const values = new Set((value.abilities ?? []).map((id) => abilityOf(id).value))
  if (value.abilities && values.size < 3) wrong('abilities', 'have to be of the values 1, 2 and 3')
  if (value.order === 'alien' && value.alienInput === 'free')
    wrong('order', 'can be the Alien’s where it is guided, and not where it works freely')
})

export type Options = z.output<typeof options>
