import type { Context } from '../../../core/index.ts'
import type { CommandOf, SignalCommand } from '../commands.ts'
import { promises, stillPoints, unused } from '../decide/abilities.ts'
import { keptStill, oneApart, readTransmission } from '../decide/arrangements.ts'
import { claimOf, stillOf, wayOut } from '../decide/respond.ts'
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
      const claim = promised(view)
      return { type: 'useAbility', ability, ...(claim !== null && { piece: claim + 1 }) }
    }
    case 'helpingHand':
      return mayHelp(view) ? { type: 'useAbility', ability, pieces: helped(view) } : answer(view)
    default:
      return { type: 'useAbility', ability }
  }
}

/** What is true of the response that it means to give: the first piece that keeps still, or that none does (R30). */
function promised(view: State): number | null {
  const { pieces, rules, habit } = workOf(view)!
  const { pieces: end } = respond(pieces, rules, intended(view), habit)
  const kept = pieces.findIndex((_, index) => keptStill(pieces, end, index))
  const claim = kept < 0 ? null : kept
  return promises(view, claim) === 'yes' ? claim : stillPoints(view).claims[0]!
}

/** The first rule of the newest column, counted from 1 over all: what the Experts know least of. */
const newest = ({ card, round }: State): number =>
  activeRules(card!, round).findIndex(({ column }) => column === round) + 1

/** Work that is done for one change of the transmission. */
const LOOKED_AT = 120

/** The first change of one piece that brings the Signal, where it is wanted and soon found; else none. */
function helped(view: State): string[] {
  const { pieces, rules, habit } = workOf(view)!
  const { goal } = view.front!
  if (search(pieces, rules, (end) => isGoal(end, goal), habit).script) return textOf(pieces)
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
  const choices = intended(view)
  if (view.options.alienInput === 'guided') return { type: 'respond', choices }
  return { type: 'respondFreely', pieces: textOf(respond(pieces, rules, choices, habit).pieces) }
}

/** By its policy, and true to what was promised: the first choices that bring the Signal, else the first options. */
function intended(view: State): number[] {
  const { pieces, rules, habit } = workOf(view)!
  const holds = claimOf(view, pieces)
  const { goal } = view.front!
  const kind =
    view.options.choicePolicy === 'kind'
      ? search(pieces, rules, (end) => isGoal(end, goal) && holds(end), { ...habit, still: stillOf(view) })
      : undefined
  if (kind?.script) return kind.script
  return holds(respond(pieces, rules, [], habit).pieces) ? [] : wayOut(view)!.script
}
