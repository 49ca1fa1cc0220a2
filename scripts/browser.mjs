// Finds or installs a Chromium for the browser tests: the one found, else Playwright's own, else Debian's package when root.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { nodeBinary, root, run, withProgress } from './prepare.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/** Path of a browser that starts. */
export async function ensureBrowser() {
  const found = process.env.CHROMIUM ?? onPath() ?? (await playwrightBrowser())
  if (found !== undefined) return found
  const playwright = join(root, 'node_modules/playwright-core/cli.js')
  try {
    await withProgress('Downloading a browser', () => run(nodeBinary(), [playwright, 'install', 'chromium'], { quiet: true }))
  } catch {
    if (process.getuid?.() !== 0) {
      throw new Error(
        'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or name its path in CHROMIUM.',
      )
    }
    await withProgress('Installing the chromium package', async () => {
      await run('apt-get', ['update', '-qq'], { quiet: true })
      await run('apt-get', ['install', '-y', '-qq', 'chromium'], { quiet: true })
    })
  }
  const installed = onPath() ?? (await playwrightBrowser())
  if (installed === undefined) throw new Error('A browser was installed, but none was found. Name its path in CHROMIUM.')
  return installed
}

function onPath() {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(':')) {
      if (folder !== '' && existsSync(join(folder, name))) return join(folder, name)
    }
  }
  return undefined
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  if (!existsSync(path)) return undefined
  execFileSync(path, ['--version'])
  return path
}
