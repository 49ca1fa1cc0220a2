import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openApiDocument } from '../src/server/docs/openapi.ts'
import { runTool } from './run-tool.ts'

/**
 * Judges the API document by Spectral: its own rules and those of OWASP's API top ten, as tools/ruleset.yaml puts them.
 * @returns whether nothing was found
 */
export async function judgeApiDocument(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'credscout-openapi-'))
  try {
    const document = join(folder, 'openapi.json')
    writeFileSync(document, JSON.stringify(openApiDocument('https://credscout.example.org')))
    const ruleset = join(import.meta.dirname, 'tools/ruleset.yaml')
    const args = ['lint', document, '--ruleset', ruleset, '--fail-severity', 'hint']
    const { status, output, errors } = await runTool('@stoplight/spectral-cli/dist/index.js', args)
    process.stdout.write(`${output}${errors}`)
    return status === 0
  } finally {
    rmSync(folder, { recursive: true })
  }
}
