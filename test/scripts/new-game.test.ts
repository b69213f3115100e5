import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeGame, namesOf, nextSteps, registered, renamed } from '../../scripts/new-game.ts'
import { gameFolder } from '../support/architecture.ts'

const COPIED = ['src', 'test/support', 'test/toy', 'test/games', 'scripts', 'package.json', 'biome.json']

describe('a new game, made in a copy of the project', () => {
  let root: string
  let written: string[]

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'new-game-'))
    mkdirSync(join(root, 'test'))
    const configs = ['tsconfig.json', 'tsconfig.pure.json', 'vitest.config.ts']
    for (const path of [...COPIED, ...configs]) cpSync(path, join(root, path), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    written = makeGame(root, 'night-watch').map((path) => path.slice(root.length + 1))
  })

  afterAll(() => rmSync(root, { recursive: true, force: true }))

  /** A tool of the project, run in the copy; gives all that it prints. */
  const run = (tool: string, ...args: string[]): string => {
    const { VITEST: _, VITEST_WORKER_ID: __, VITEST_POOL_ID: ___, NODE_OPTIONS: ____, ...env } = process.env
    const { stdout, stderr } = spawnSync(process.execPath, [join('node_modules', tool), ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...env, CONFORMANCE_MATCHES: '30', NO_COLOR: '1' },
    })
    return `${stdout}${stderr}`
  }

  test('has every file of a game, in its place and in the registry', () => {
    const folder = 'src/games/night-watch'
    expect(
      gameFolder(
        folder,
        written.filter((path) => path.startsWith(folder)),
      ),
    ).toEqual([])
    expect(written).toContain('test/games/night-watch/twins.ts')
    const registry = readFileSync(join(root, 'src/games/index.ts'), 'utf8')
    expect(registry).toContain("import { nightWatch } from './night-watch/index.ts'")
  })

  test('says nothing of the toy', () => {
    const texts = written.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
    expect(texts.match(/.*\b(toy|Toy\w*|anyToy|Lanterns)\b.*/g)).toBeNull()
  })

  test('has right types', () => {
    const own = /^(?:src|test)\/games\/(?:night-watch|index)/
    for (const project of ['tsconfig.json', 'tsconfig.pure.json'])
      expect(
        run('typescript/bin/tsc', '-p', project)
          .split('\n')
          .filter((line) => own.test(line)),
      ).toEqual([])
  })

  test('needs no formatting beyond what the formatter does', () => {
    const paths = ['src/games/night-watch', 'test/games/night-watch', 'src/games/index.ts']
    expect(run('@biomejs/biome/bin/biome', 'check', '--write', '--vcs-enabled=false', ...paths)).toContain(
      'Checked',
    )
    const after = run('@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', ...paths)
    expect(after).toContain('No fixes applied')
    expect(after).not.toContain('error')
  })

  test('passes the conformance suite as it is', () => {
    const out = run('vitest/vitest.mjs', 'run', 'test/games/night-watch')
    expect(out).toMatch(/Tests +\d+ passed/)
    expect(out).not.toMatch(/\d+ failed/)
    expect(out).toContain('night-watch: ')
  })

  test('cannot be made twice, nor under a name that is none', () => {
    expect(() => makeGame(root, 'night-watch')).toThrow('already')
    for (const id of ['Night', 'night watch', '../x', '', 'night-', '1'])
      expect(() => makeGame(root, id)).toThrow()
  })
})

test('names in all their forms', () => {
  expect(namesOf('night-watch')).toEqual({
    id: 'night-watch',
    camel: 'nightWatch',
    pascal: 'NightWatch',
    title: 'Night watch',
  })
  expect(renamed("code: 'toy.motto', id: 'toy', ToyState, toy, anyToy", namesOf('night-watch'))).toBe(
    "code: 'night-watch.motto', id: 'night-watch', NightWatchState, nightWatch, anyNightWatch",
  )
})

test('the registry takes a game however many there are', () => {
  const registry = readFileSync('src/games/index.ts', 'utf8')
  const twice = registered(registered(registry, namesOf('one')), namesOf('two'))
  expect(twice).toMatch(/\(\[.*\bone, two\] as AnyGame\[\]\)/)
  expect(twice.match(/^import \{ (one|two) \}/gm)).toHaveLength(2)
  expect(() => registered('nothing', namesOf('one'))).toThrow('the registry')
})

test('what is to be run next are scripts of the project, the same as in docs/adding-a-game.md', () => {
  const steps = nextSteps('night-watch')
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  for (const step of steps)
    expect(Object.keys(scripts)).toContain(step.replace(/^npm (run )?/, '').split(' ')[0])
  const [, shown = ''] = readFileSync('docs/adding-a-game.md', 'utf8').split('```sh\n')
  const lines = shown.split('```')[0]!.trim().split('\n')
  expect(lines.map((line) => line.split('#')[0]!.trim()).slice(1)).toEqual(steps)
})
