import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The names that a game of this id goes by in its sources. */
export interface Names {
  /** As in addresses and codes: `my-game`. */
  id: string
  /** Of constants: `myGame`. */
  camel: string
  /** Of types: `MyGame`. */
  pascal: string
  /** For people, to begin with: `My game`. */
  title: string
}

export function namesOf(id: string): Names {
  const [first = '', ...rest] = id.split('-')
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)
  const camel = first + rest.map(capital).join('')
  return { id, camel, pascal: capital(camel), title: capital(id.replaceAll('-', ' ')) }
}

/**
 * The toy's source as that of another game. Its folder moves from test/ to src/games/, so that the ways
 * to core get shorter for the rules and the ways to the rules change for their tests.
 */
export function renamed(text: string, { id, camel, pascal, title }: Names): string {
  return text
    .replaceAll("'../../src/core/", "'../../core/")
    .replaceAll("'../../toy/", `'../../../src/games/${id}/`)
    .replace(/'toy(?=['.])/g, `'${id}`)
    .replaceAll('`toy.', `\`${id}.`)
    .replace(/\bToy(?=[A-Z])/g, pascal)
    .replace(/\banyToy\b/g, `any${pascal}`)
    .replace(/\btoy\b(?!-)/g, camel)
    .replaceAll('Lanterns', title)
}

/** The registry with one game more. */
export function registered(text: string, { id, camel }: Names): string {
  const added = text
    .replace(/(\n)(?=\n\/\*\*)/, `\nimport { ${camel} } from './${id}/index.ts'\n`)
    .replace(/\(\[(.*?)\] as AnyGame\[\]\)/s, (_, list: string) => {
      const all = [
        ...list
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean),
        camel,
      ]
      return `([${all.join(', ')}] as AnyGame[])`
    })
  if (!added.includes(`${camel}]`)) throw new Error('the registry does not look as expected')
  return added
}

/** Files of the toy's tests that another game begins with; its playthroughs are its own. */
const TESTS = ['conformance.test.ts', 'settings.ts', 'table.ts', 'twins.ts']

/** Writes the new game below `root` and gives the paths that were made or changed. */
export function makeGame(root: string, id: string): string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id)) throw new Error(`"${id}" is not in kebab-case`)
  const folder = join(root, 'src/games', id)
  if (existsSync(folder)) throw new Error(`there is a game ${id} already`)
  const names = namesOf(id)
  const written: string[] = []
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    written.push(path)
  }
  const toy = join(root, 'test/toy')
  for (const name of readdirSync(toy).filter((one) => statSync(join(toy, one)).isFile()))
    write(join(folder, name), renamed(readFileSync(join(toy, name), 'utf8'), names))
  for (const name of TESTS) {
    write(
      join(root, 'test/games', id, name),
      renamed(readFileSync(join(root, 'test/games/toy', name), 'utf8'), names),
    )
  }
  const registry = join(root, 'src/games/index.ts')
  write(registry, registered(readFileSync(registry, 'utf8'), names))
  return written
}

/** What has to be run when the files are there; docs/adding-a-game.md says why. */
export const nextSteps = (id: string): string[] =>
  [
    'run format',
    `run record -- ${id} --cover`,
    'run generate',
    'run examples',
    'run types',
    `test -- test/games/${id}`,
  ].map((step) => `npm ${step}`)

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [id] = process.argv.slice(2)
  if (!id) {
    console.error('npm run new-game -- <id>, such as my-game')
    process.exit(2)
  }
  for (const path of makeGame('.', id)) console.info(path)
  console.info(`\nNow, one after another:\n${nextSteps(id).join('\n')}`)
}
