import { defineConfig } from 'vitest/config'

/** Tests of what only a database server has; `npm test` runs them with the rest that is run on one. */
const onServer = (process.env['TEST_DATABASE_URL'] ?? '') === '' ? ['**/*.on-server.test.ts'] : []

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'evaluation/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/e2e/**', ...onServer],
    setupFiles: ['test/closed-network.ts'],
    pool: 'forks',
    // Tests wait for databases, mail and clocks: three keep two cores busy.
    maxWorkers: 3,
    // A worker opens its database and loads the product once for all its files; what each leaves behind, test/closed-network.ts takes away.
    isolate: false,
    // Ends what hangs, as in a journey; no test measures by it. On a machine that does other work at six times the pace 20 s were too few.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
