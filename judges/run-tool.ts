import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** What a judge printed, and how it ended. */
export interface Verdict {
  status: number
  output: string
  errors: string
}

/**
 * Runs a judge of this folder's own installation on the Node.js that runs this.
 * @param script path inside judges/tools/node_modules
 */
export function runTool(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<Verdict> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'tools/node_modules', script), ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
    child.on('error', reject)
    child.on('close', (status) => resolve({ status: status ?? 1, output, errors }))
  })
}

/** Path of the browser that scripts/judge.mjs found. */
export function browserPath(): string {
  const path = process.env['CHROMIUM']
  if (path === undefined) throw new Error('Start the judges with npm run judge:…, which finds a browser.')
  return path
}
