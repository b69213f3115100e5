import { defineGame } from '../../core/index.ts'
import { aids } from './aids.ts'
import { bot, sample } from './bot/index.ts'
import { commands, costs, rejections } from './commands.ts'
import { content } from './content.ts'
import type { Stock } from './decide/compose.ts'
import { decideWith } from './decide/index.ts'
import { events } from './events.ts'
import { evolve } from './evolve.ts'
import { meta } from './meta.ts'
import { format, parse, words } from './notation.ts'
import { options } from './options.ts'
import { picture } from './picture/index.ts'
import { prompts } from './prompts.ts'
import { outcome } from './score.ts'
import { arrange, setupWith } from './setup.ts'
import { view } from './state.ts'
import { mayTalk, team } from './talk.ts'
import { tell } from './tell.ts'
import { counted, deadlines, expire, pending, skipWith } from './time.ts'

/**
 * Signal, whole, with these alien cards in the box. The registry hands in all 25. What a page loads is
 * {@link signal}, which has none: it folds, asks, draws and reads any match, and holds no card's back (R11).
 */
export const signalWith = (stock: Stock) =>
  defineGame({
    meta,
    options,
    commands,
    costs,
    events,
    view,
    rejections,
    arrange,
    setup: setupWith(stock),
    decide: decideWith(stock),
    expire,
    skip: skipWith(stock),
    evolve,
    prompts,
    pending,
    counted,
    deadlines,
    outcome,
    notation: { parse, format, words },
    tell,
    picture,
    bot,
    sample,
    aids,
    content,
    team,
    mayTalk,
  })

/** The game without the cards of the box: with cards of one's own it can be played. The rules are in RULES.md. */
export const signal = signalWith({})
