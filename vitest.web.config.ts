import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

const { projects: _, ...common } = base.test!

/** What needs a browser: `npm run test:web`. */
export default defineConfig({ ...base, test: { ...common, include: ['test/web/**/*.web.ts'] } })
