import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath, runTool } from './run-tool.ts'
import { type JudgedWorld, startWorld } from './world.ts'

/**
 * Judges every public page in its states by pa11y: HTML CodeSniffer and axe, WCAG 2 AA.
 * @returns whether nothing was found
 */
export async function judgeByPa11y(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'credscout-pa11y-'))
  const config = join(folder, 'pa11y.json')
  const chromeLaunchConfig = { executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] }
  const always = { standard: 'WCAG2AA', runners: ['htmlcs', 'axe'], timeout: 60_000, chromeLaunchConfig }
  const world = await startWorld()
  let isGood = true
  try {
    for (const { name, path, actions } of statesOf(world)) {
      writeFileSync(config, JSON.stringify({ ...always, actions }))
      const { status, output, errors } = await runTool('pa11y/bin/pa11y.js', ['--config', config, world.origin + path])
      process.stdout.write(`${name}: ${status === 0 ? 'nothing found' : `${output}${errors}`}\n`)
      isGood &&= status === 0
    }
  } finally {
    await world.stop()
    rmSync(folder, { recursive: true })
  }
  return isGood
}

interface State {
  name: string
  path: string
  /** What is done on the page first, in pa11y's words. */
  actions: string[]
}

/** Every public page, and what becomes of it when it is used. */
function statesOf({ addresses, usedLink }: JudgedWorld): State[] {
  const pages = [
    ...addresses,
    { name: 'place in line', path: usedLink },
    ...['/auth?view=forgot-password', '/share/unknown', '/reset-password', '/reset-password?token=abc', '/nowhere'].map(
      (path) => ({
        name: path,
        path,
      }),
    ),
  ].map(({ name, path }) => ({ name, path, actions: [] }))
  const share = addresses.find(({ name }) => name === '/share/:id')?.path ?? ''
  const used = [
    {
      name: '/share/:id, all quotes open',
      path: share,
      actions: ['click element .programs-switch input', 'wait for element .programs[data-serif] to be visible'],
    },
    {
      name: '/share/:id, form refused',
      path: share,
      actions: ['click element .contact-form button', 'wait for element .field-error to be visible'],
    },
    {
      name: '/auth, form refused',
      path: '/auth',
      actions: ['click element .auth-form button[type=submit]', 'wait for element .field-error to be visible'],
    },
    {
      name: '/learn/default, question open',
      path: '/learn/default',
      actions: ['click element details:not([open]) > summary'],
    },
  ]
  return [...pages, ...used]
}
