import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: { include: ['conformance/behaviour.test.ts'], testTimeout: 300_000, hookTimeout: 300_000 },
})
