import type { Context } from '../../../core/index.ts'
import type { CommandOf, SignalCommand } from '../commands.ts'
import { stillPoints, unused } from '../decide/abilities.ts'
import { claimHolds, oneApart, readTransmission } from '../decide/arrangements.ts'
import { wayOut } from '../decide/respond.ts'
import { type AbilityId, CARD_IDS, isGoal, MOST_WORK, respond, search, textOf } from '../material/index.ts'
import { mayHelp } from '../prompts.ts'
import { activeRules, type State, workOf } from '../state.ts'
import { due } from '../time.ts'
import { neighbours } from './neighbours.ts'

/** The automatic Alien: it takes a card, does what it is called for, and responds by its policy (R30). */
export function playAlien(view: State, { rng }: Context): SignalCommand {
  if (view.phase.kind === 'choose') return { type: 'chooseAlien', cardId: rng.pick(CARD_IDS) }
  const [called] = [...due(view)].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
  if (called) return use(view, called)
  if (view.phase.kind === 'respond') return answer(view)
  return use(view, view.abilities.find(({ id }) => unused(view, id) && COMPOSE.includes(id))!.id)
}

/** What changes the transmission comes before what is said of it. */
const ORDER: readonly AbilityId[] = ['helpingHand', 'stillPoint', 'secondVoice']
const COMPOSE: readonly AbilityId[] = ['dictionary', 'openPage', 'rehearsal']

function use(view: State, ability: AbilityId): SignalCommand {
  switch (ability) {
    case 'openPage':
      return { type: 'useAbility', ability, rule: newest(view) }
    case 'stillPoint': {
      const [first] = stillPoints(view)
      return { type: 'useAbility', ability, ...(first != null && { piece: first + 1 }) }
    }
    case 'helpingHand':
      return mayHelp(view) ? { type: 'useAbility', ability, pieces: helped(view) } : answer(view)
    default:
      return { type: 'useAbility', ability }
  }
}

/** The first rule of the newest column, counted from 1 over all: what the Experts know least of. */
const newest = ({ card, round }: State): number =>
  activeRules(card!, round).findIndex(({ column }) => column === round) + 1

/** Work that is done for one change of the transmission. */
const LOOKED_AT = 120

/** The first change of one piece that brings the Signal, if one is soon found; else the transmission as it is. */
function helped(view: State): string[] {
  const { pieces, rules, habit } = workOf(view)!
  const { goal } = view.front!
  let left = MOST_WORK
  for (const texts of neighbours(textOf(pieces))) {
    const changed = readTransmission(view, texts)
    if (!Array.isArray(changed) || !oneApart(pieces, changed, true)) continue
    const { script, work } = search(changed, rules, (end) => isGoal(end, goal), { ...habit, most: LOOKED_AT })
    if (script) return texts
    left -= work
    if (left <= 0) break
  }
  return textOf(pieces)
}

function answer(view: State): CommandOf<'respond'> | CommandOf<'respondFreely'> {
  const { pieces, rules, habit } = workOf(view)!
  const claim = view.armed.find(({ ability }) => ability === 'stillPoint')
  const holds = (end: typeof pieces) => !claim || claimHolds(pieces, end, claim.piece)
  const kind =
    view.options.choicePolicy === 'kind'
      ? search(pieces, rules, (end) => isGoal(end, view.front!.goal) && holds([...end]), habit).script
      : undefined
  const usual = holds(respond(pieces, rules, [], habit).pieces) ? [] : wayOut(view)!.script
  const choices = kind ?? usual
  if (view.options.alienInput === 'guided') return { type: 'respond', choices }
  return { type: 'respondFreely', pieces: textOf(respond(pieces, rules, choices, habit).pieces) }
}
