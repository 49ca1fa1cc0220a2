// `npm run screenshots`: pictures of every screen, both widths and themes, in the folder screenshots/.
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt, ensureInstalled, nodeBinary, root, run } from './prepare.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  const CHROMIUM = await ensureBrowser()
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  await run(nodeBinary(), [playwright, 'test', '--config', 'playwright.screens.config.ts'], { env: { ...process.env, CHROMIUM } })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
