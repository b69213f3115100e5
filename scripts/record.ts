import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { digest } from '../src/core/index.ts'
import { loadSettings, type Setting, subjects } from '../test/games/conformance/subject.ts'
import { cover } from '../test/support/cover.ts'
import { portrait, readPlaythrough } from '../test/support/playthrough.ts'
import { recordRandom, recordScript, savePlaythrough } from '../test/support/recorder.ts'
import { humans } from '../test/support/world.ts'

const HELP = `npm run record -- <game> [options]
Records a match as a test: <name>.ndjson holds it, <name>.txt what each viewer sees of it.

  --name NAME      name of the two files (default: seed)
  --seed HEX       64 hex digits, or any words, of which the seed is made (default: 1)
  --seats N        a table of N people
  --options JSON   the table's options
  --setting NAME   a table of the game's test settings instead of --seats and --options
  --script FILE    play from a script (see test/support/recorder.ts) instead of by chance
  --bots           bots only, no resignations, undo or acts of the host
  --probe          note the first refusal of each kind that can be provoked on the way
  --cover          record as few matches as show every command, event, refusal and end, together with
                   those that are there under names of their own
  --text           write the texts of all recorded matches anew, after a change of lines or views
  --print          show what viewers see instead of writing files; alone with --name, of a recorded match`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string' },
    options: { type: 'string' },
    setting: { type: 'string' },
    script: { type: 'string' },
    bots: { type: 'boolean', default: false },
    probe: { type: 'boolean', default: false },
    text: { type: 'boolean', default: false },
    cover: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
  },
})

const fail = (message: string): never => {
  console.error(`${message}\n\n${HELP}`)
  process.exit(2)
}

const game = subjects.find((one) => one.meta.id === positionals[0])
if (!game) throw fail(`The games are: ${subjects.map((one) => one.meta.id).join(', ')}.`)
const settings = await loadSettings(game.meta.id)

const folder = new URL(`../test/games/${game.meta.id}/playthroughs/`, import.meta.url)
const names = existsSync(folder)
  ? readdirSync(folder).flatMap((file) => (file.endsWith('.ndjson') ? [file.replace('.ndjson', '')] : []))
  : []
const recorded = (name: string) => readPlaythrough(readFileSync(new URL(`${name}.ndjson`, folder), 'utf8'))

if (values.text) {
  for (const name of names) savePlaythrough(game, settings, folder, name, recorded(name))
  process.exit(0)
}

if (values.cover) {
  const own = names.filter((name) => !name.startsWith('cover-'))
  for (const name of names)
    if (!own.includes(name))
      for (const end of ['ndjson', 'txt']) rmSync(new URL(`${name}.${end}`, folder), { force: true })
  const { chosen, left } = cover(game, settings, own.map(recorded))
  for (const [n, one] of chosen.entries()) savePlaythrough(game, settings, folder, `cover-${n + 1}`, one)
  console.info(left.length ? `not shown by chance: ${left.join(', ')}` : 'all is shown')
  process.exit(0)
}

const named = settings.settings.find((one) => one.name === values.setting)
if (values.setting && !named)
  fail(`The settings are: ${settings.settings.map((one) => `"${one.name}"`).join(', ')}.`)
const setting: Setting = named ?? {
  name: 'table',
  seats: humans(Number(values.seats ?? game.meta.seats.min)),
  options: JSON.parse(values.options ?? '{}'),
}

const seed = /^[0-9a-f]{64}$/.test(values.seed) ? values.seed : digest(values.seed)
const quiet = { bot: 1, undo: 0, resign: 0, replace: 0, abandon: 0, late: 0, frozen: false }
if (values.print && values.name) {
  console.info(portrait(game, recorded(values.name), settings.words))
  process.exit(0)
}

const played = values.script
  ? recordScript(game, settings, setting, seed, readFileSync(values.script, 'utf8'))
  : recordRandom(game, settings, setting, seed, {
      probe: values.probe,
      ...(values.bots && { mood: quiet }),
    })

if (values.print) console.info(portrait(game, played, settings.words))
else savePlaythrough(game, settings, folder, values.name ?? values.seed, played)
