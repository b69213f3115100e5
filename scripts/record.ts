import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { digest, verify } from '../src/core/index.ts'
import { loadSettings, type Setting, subjects } from '../test/games/conformance/subject.ts'
import { cover } from '../test/support/cover.ts'
import { type Playthrough, portrait, readPlaythrough, writePlaythrough } from '../test/support/playthrough.ts'
import { recordRandom, recordScript } from '../test/support/recorder.ts'
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
  --cover          record as few matches as show every command, event, refusal and end together
  --text           write the texts of all recorded matches anew, after a change of lines or views
  --print          show what viewers see instead of writing files`

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

if (values.text) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ndjson')))
    save(file.replace('.ndjson', ''), readPlaythrough(readFileSync(new URL(file, folder), 'utf8')))
  process.exit(0)
}

if (values.cover) {
  const { chosen, left } = cover(game, settings)
  for (const [n, one] of chosen.entries()) save(`cover-${n + 1}`, one)
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
const played = values.script
  ? recordScript(game, settings, setting, seed, readFileSync(values.script, 'utf8'))
  : recordRandom(game, settings, setting, seed, {
      probe: values.probe,
      ...(values.bots && { mood: quiet }),
    })

if (values.print) console.info(portrait(game, played, settings.words))
else save(values.name ?? values.seed, played)

function save(name: string, one: Playthrough): void {
  const { entries } = verify(one.record, game!, settings.words)
  const wrong = entries.find((entry) => entry.verdict !== 'right')
  if (wrong) throw new Error(`the record does not verify: ${JSON.stringify(wrong)}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(`${name}.ndjson`, folder), writePlaythrough(one))
  writeFileSync(new URL(`${name}.txt`, folder), portrait(game!, one, settings.words))
  const codes = one.refused.map((r) => r.code)
  console.info(`${name}: ${entries.length} entries; refused: ${codes.join(', ') || 'nothing'}`)
}
