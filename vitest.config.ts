import { defineConfig } from 'vitest/config'
import { testsThatMeasure } from './scripts/measuring.mjs'

/** Tests of what only a database server has; `npm test` runs them with the rest that is run on one. */
const onServer = (process.env['TEST_DATABASE_URL'] ?? '') === '' ? ['**/*.on-server.test.ts'] : []
const elsewhere = ['**/node_modules/**', 'test/e2e/**', ...onServer]
const measuring = testsThatMeasure()

export default defineConfig({
  test: {
    setupFiles: ['test/closed-network.ts'],
    pool: 'forks',
    // Ends what hangs, as in a journey; no test measures by it. On a machine that does other work at six times the pace 20 s were too few.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'evaluation/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...elsewhere, ...measuring],
          // Tests wait for databases, mail and clocks: three keep two cores busy.
          maxWorkers: 3,
          // A worker opens its database and loads the product once for all its files; what each leaves behind, test/closed-network.ts takes away.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: measuring,
          exclude: elsewhere,
          maxWorkers: 1,
          isolate: true,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
