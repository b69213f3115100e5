import { defineConfig } from 'vitest/config'

/** Tests that want the machine to themselves: they stop servers, race, or wait for what takes a while. */
const ALONE = ['client', 'package', 'runtime', 'storage', 'stress'].map((name) => `test/${name}/**/*.test.ts`)

export default defineConfig({
  // As Node itself resolves it: graphql, which has two builds, must be loaded once.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'side by side',
          include: ['test/**/*.test.ts'],
          exclude: ALONE,
          // Some look at every byte that anybody can fetch.
          testTimeout: 600_000,
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
})
