// `npm run screenshots`: pictures of every screen, both widths and themes, in the folder screenshots/.
// With `-- --accept` they are accepted; with `-- --compare` what is drawn now is compared with the accepted ones.
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt, ensureInstalled, nodeBinary, root, run } from './prepare.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  const CHROMIUM = await ensureBrowser()
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const SCREENS = process.argv.includes('--accept') ? 'accept' : process.argv.includes('--compare') ? 'compare' : 'draw'
  const args = [playwright, 'test', '--config', 'playwright.screens.config.ts']
  await run(nodeBinary(), args, { env: { ...process.env, CHROMIUM, SCREENS } })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
