import { defineGame } from '../../core/index.ts'
import { aids } from './aids.ts'
import { bot, sample } from './bot.ts'
import { commands, rejections } from './commands.ts'
import { decide } from './decide.ts'
import { events } from './events.ts'
import { evolve } from './evolve.ts'
import { meta } from './meta.ts'
import { format, parse, words } from './notation.ts'
import { options } from './options.ts'
import { picture } from './picture.ts'
import { prompts } from './prompts.ts'
import { outcome } from './score.ts'
import { setup } from './setup.ts'
import { view } from './state.ts'
import { tell } from './tell.ts'
import { deadlines, expire, pending, skip, unhurried } from './time.ts'

/** Bletchley, whole. The rules are in RULES.md; code and tests refer to its numbers. */
export const bletchley = defineGame({
  meta,
  options,
  commands,
  events,
  view,
  rejections,
  setup,
  decide,
  expire,
  skip,
  evolve,
  prompts,
  pending,
  unhurried,
  deadlines,
  outcome,
  notation: { parse, format, words },
  tell,
  picture,
  bot,
  sample,
  aids,
})
