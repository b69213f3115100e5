import { defineGame } from '../../core/index.ts'
import { aids } from './aids.ts'
import { bot, sample } from './bot/index.ts'
import { commands, rejections } from './commands.ts'
import { decide } from './decide/index.ts'
import { events } from './events.ts'
import { evolve } from './evolve.ts'
import { meta } from './meta.ts'
import { format, parse, words } from './notation.ts'
import { options } from './options.ts'
import { picture } from './picture.ts'
import { prompts } from './prompts.ts'
import { outcome } from './score.ts'
import { arrange, setup } from './setup.ts'
import { view } from './state.ts'
import { mayTalk, team } from './talk.ts'
import { tell } from './tell.ts'
import { askedSince, counted, deadlines, expire, pending, skip } from './time.ts'

/** A Message From the Stars, whole. The rules are in RULES.md; code and tests refer to its numbers. */
export const messageFromTheStars = defineGame({
  meta,
  options,
  commands,
  events,
  view,
  rejections,
  arrange,
  setup,
  decide,
  expire,
  skip,
  evolve,
  prompts,
  pending,
  counted,
  askedSince,
  deadlines,
  outcome,
  notation: { parse, format, words },
  tell,
  picture,
  bot,
  sample,
  aids,
  team,
  mayTalk,
})
