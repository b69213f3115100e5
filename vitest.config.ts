import { defineConfig } from 'vitest/config'

export default defineConfig({
  // As Node itself resolves it: graphql, which has two builds, must be loaded once.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default'],
  },
})
