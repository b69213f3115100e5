import { defineGame } from '../../core/index.ts'
import { bot, sample } from './bot.ts'
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
import { setup } from './setup.ts'
import { view } from './state.ts'
import { tell } from './tell.ts'
import { deadlines, expire, hasty, pending, skip } from './time.ts'

/** Message in a Bottle, whole. The rules are in RULES.md; code and tests refer to its numbers. */
export const messageInABottle = defineGame({
  meta,
  options,
  commands,
  events,
  view,
  rejections,
  hasty,
  setup,
  decide,
  expire,
  skip,
  evolve,
  prompts,
  pending,
  deadlines,
  outcome,
  notation: { parse, format, words },
  tell,
  picture,
  bot,
  sample,
})
