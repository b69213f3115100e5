import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, renameSync, rmSync } from 'node:fs'

/** Makes `dist/`: ES modules and types of what runs outside this repository, and the word list that comes along. */
const made = `.test/build-${process.pid}`
mkdirSync('.test', { recursive: true })
execFileSync('npx', ['tsc', '-p', 'tsconfig.build.json', '--outDir', made], { stdio: 'inherit' })
copyFileSync('src/words/en-1.bin', `${made}/words/en-1.bin`)
// At once: somebody may be packing the last one.
rmSync('dist', { recursive: true, force: true })
renameSync(made, 'dist')
