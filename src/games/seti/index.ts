import { defineGame } from '../../core/index.ts'
import { aids } from './aids.ts'
import { bot, sample } from './bot/index.ts'
import { commands, rejections } from './commands.ts'
import { decide } from './decide/index.ts'
import { events } from './events.ts'
import { evolve } from './evolve/index.ts'
import { meta } from './meta.ts'
import { format, parse, words } from './notation.ts'
import { options } from './options.ts'
import { picture } from './picture/index.ts'
import { prompts } from './prompts.ts'
import { outcome } from './score/index.ts'
import { setup } from './setup.ts'
import { view } from './state/index.ts'
import { tell } from './tell/index.ts'
import { deadlines, expire, pending, skip } from './time.ts'

/** SETI, whole. The rules are in RULES.md; code and tests refer to its numbers. */
export const seti = defineGame({
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
  deadlines,
  outcome,
  notation: { parse, format, words },
  tell,
  picture,
  bot,
  sample,
  aids,
})
