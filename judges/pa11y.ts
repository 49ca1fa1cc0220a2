import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath, runTool } from './run-tool.ts'
import { startWorld } from './world.ts'

/**
 * Judges every public page by pa11y: HTML CodeSniffer and axe, WCAG 2 AA.
 * @returns whether nothing was found
 */
export async function judgeByPa11y(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'credscout-pa11y-'))
  const config = join(folder, 'pa11y.json')
  const chromeLaunchConfig = { executablePath: browserPath(), args: ['--no-sandbox', '--disable-gpu'] }
  writeFileSync(config, JSON.stringify({ standard: 'WCAG2AA', runners: ['htmlcs', 'axe'], timeout: 60_000, chromeLaunchConfig }))
  const world = await startWorld()
  let isGood = true
  try {
    const missing = ['/share/unknown', '/reset-password', '/reset-password?token=abc', '/nowhere']
    const addresses = [...world.addresses, ...missing.map((path) => ({ name: path, path }))]
    for (const { name, path } of addresses) {
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
