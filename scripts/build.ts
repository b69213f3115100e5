import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'

/** Makes `dist/`: ES modules and types of what runs outside this repository (core, the games and the client). */
rmSync('dist', { recursive: true, force: true })
execFileSync('npx', ['tsc', '-p', 'tsconfig.build.json'], { stdio: 'inherit' })
