// `npm run judge:…`: installs the judges of judges/tools when they are not there, then lets one of them judge.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { become, ensureBuilt, ensureInstalled, nodeBinary, root, run, withProgress } from './prepare.mjs'

const folder = join(root, 'judges')
const tools = join(folder, 'tools')
const stamp = join(tools, 'node_modules', '.installed')

/** Installs the locked judges; false where that cannot be done. */
async function ensureJudges() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(tools, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  // The browser is the one found; none is downloaded with them.
  const env = { ...process.env, PUPPETEER_SKIP_DOWNLOAD: '1' }
  const flags = ['ci', '--prefix', tools, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  try {
    await withProgress('Installing the judges', () =>
      run(process.platform === 'win32' ? 'npm.cmd' : 'npm', flags, { quiet: true, env }),
    )
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return false
  }
  writeFileSync(stamp, wanted)
  return true
}

try {
  await ensureInstalled()
  if (await ensureJudges()) {
    await ensureBuilt()
    const CHROMIUM = await ensureBrowser()
    become(nodeBinary(), [join(folder, 'main.ts'), ...process.argv.slice(2)], { ...process.env, CHROMIUM })
  } else {
    process.stdout.write('Skipped: the judges could not be installed.\n')
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
