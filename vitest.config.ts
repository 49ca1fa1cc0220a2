import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'evaluation/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/e2e/**'],
    setupFiles: ['test/closed-network.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // A worker opens its database and loads the product once for all its files; what each leaves behind, test/closed-network.ts takes away.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
