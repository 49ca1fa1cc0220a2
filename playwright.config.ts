import { defineConfig } from '@playwright/test'

/** Journeys in a real browser against the real server; each worker starts a server of its own, see test/e2e/fixtures.ts. */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['CI'] === undefined ? [['list']] : [['dot']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // For a journey run by itself. A trace of every one costs a third of the whole run, so `npm test` takes none.
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM'] === undefined ? {} : { executablePath: process.env['CHROMIUM'] }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
