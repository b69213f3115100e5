import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** What needs a browser: `npm run test:web`. */
export default defineConfig({ ...base, test: { ...base.test, include: ['test/web/**/*.web.ts'] } })
