// `npm test`: everything that must hold, in the order of what it costs.
import { join } from 'node:path'
import { ensureHeadlessShell } from './browser.mjs'
import { linted } from './linted.mjs'
import { testsOnServer } from './on-server.mjs'
import { startPostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, nodeBinary, root, run } from './prepare.mjs'
import { compiledFiles } from './server-start.mjs'

const started = Date.now()
/** Runs one part and says how long it took. */
async function part(name, work) {
  const from = Date.now()
  process.stdout.write(`\n── ${name}\n`)
  await work()
  process.stdout.write(`── ${name}: passed in ${Math.round((Date.now() - from) / 1000)} s\n`)
}

/** Runs parts beside each other to the end of all, and fails with what each of them found. */
async function beside(works) {
  const ended = await Promise.allSettled(works)
  const found = ended.filter(({ status }) => status === 'rejected').map(({ reason }) => reason.message ?? String(reason))
  if (found.length > 0) throw new Error(found.join('\n\n'))
}

try {
  await ensureInstalled()
  const node = nodeBinary()
  const env = { ...process.env, ...compiledFiles, PATH: `${join(node, '..')}:${process.env.PATH}`, NODE_ENV: 'test' }
  const tool = (path, ...args) => run(node, [join(root, 'node_modules', path), ...args], { env })
  const check = (path, ...args) => run(node, [join(root, path), ...args], { env, quiet: true })
  await part('types, format, lint, what nothing uses, documents and the build, beside each other', () =>
    beside([
      check('node_modules/typescript/bin/tsc', '-b'),
      check('node_modules/@biomejs/biome/bin/biome', 'format', '.'),
      check('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...linted),
      check('node_modules/knip/bin/knip.js'),
      check('scripts/generate-docs.ts', '--check'),
      ensureBuilt(),
    ]),
  )
  await part('tests, embedded database', () => tool('vitest/vitest.mjs', 'run'))
  await part('tests, PostgreSQL server', async () => {
    const postgres = await startPostgres()
    try {
      await run(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...testsOnServer()], {
        env: { ...env, TEST_DATABASE_URL: postgres.url },
      })
    } finally {
      await postgres.stop()
    }
  })
  await part('journeys in a browser', async () => {
    const browser = await ensureHeadlessShell()
    const playwright = join(root, 'node_modules/@playwright/test/cli.js')
    // The files are TypeScript that Node.js runs as it is; made anew by Playwright they take each process ten seconds to load.
    const asTheyAre = { PW_DISABLE_TS_ESM: '1' }
    await run(node, [playwright, 'test', '--trace', 'off'], { env: { ...env, ...asTheyAre, CHROMIUM: browser } })
  })
  process.stdout.write(`\nEverything passed in ${Math.round((Date.now() - started) / 1000)} s.\n`)
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
