import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'

/** Makes `dist/`: ES modules and types of what runs outside this repository (core and the games). */
rmSync('dist', { recursive: true, force: true })
execFileSync('npx', ['tsc', '-p', 'tsconfig.build.json'], { stdio: 'inherit' })
