// Finds or installs a Chromium for the browser tests: the one found, else Playwright's own, else Debian's package when root.
// For journeys, which look at no window, the same engine without one: it takes half the processor time.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { nodeBinary, root, run, withProgress } from './prepare.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

const shells = ['chromium-headless-shell', 'chrome-headless-shell']

/** Path of a browser without a window, where one is found or can be had; else of any browser. */
export async function ensureHeadlessShell() {
  const found = process.env.CHROMIUM ?? onPath(shells) ?? (await playwrightShell())
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const soon = ['-qq', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0']
    try {
      await withProgress('Installing the chromium-headless-shell package', async () => {
        await run('apt-get', ['update', ...soon], { quiet: true })
        await run('apt-get', ['install', '-y', '--no-remove', ...soon, 'chromium-headless-shell'], { quiet: true })
      })
    } catch {
      // A browser with a window is slower and shows the same.
    }
  }
  return onPath(shells) ?? ensureBrowser()
}

/** Path of a browser that starts. */
export async function ensureBrowser() {
  const found = process.env.CHROMIUM ?? onPath(names) ?? (await playwrightBrowser())
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
  const installed = onPath(names) ?? (await playwrightBrowser())
  if (installed === undefined) throw new Error('A browser was installed, but none was found. Name its path in CHROMIUM.')
  return installed
}

function onPath(programs) {
  for (const name of programs) {
    for (const folder of (process.env.PATH ?? '').split(':')) {
      if (folder !== '' && existsSync(join(folder, name))) return join(folder, name)
    }
  }
  return undefined
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  if (!existsSync(path)) return undefined
  execFileSync(path, ['--version'])
  return path
}

/** The shell that Playwright downloads beside its browser: 'chromium-1234/…' has 'chromium_headless_shell-1234/…' for a neighbor. */
async function playwrightShell() {
  const { chromium } = await import('@playwright/test')
  const folder = dirname(dirname(chromium.executablePath()))
  const beside = join(dirname(folder), basename(folder).replace('chromium-', 'chromium_headless_shell-'))
  const path = join(beside, 'chrome-headless-shell-linux64', 'chrome-headless-shell')
  return existsSync(path) ? path : undefined
}
