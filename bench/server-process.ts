import { type ChildProcess, spawn } from 'node:child_process'

/** A server in a process of its own. */
export interface Server {
  process: ChildProcess
  port: number
  stop: () => Promise<void>
}

/** Runs a file that prints the port it listens on. @param flags options of Node */
export async function startServer(
  file: string,
  args: string[],
  env: Record<string, string>,
  flags: readonly string[] = [],
): Promise<Server> {
  const child = spawn(process.execPath, [...flags, file, ...args], {
    // No measurement reads sites of real bodies.
    env: { PATH: process.env['PATH'], LIVE_READING: 'ask', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
      const found = /(?:port |localhost:)(\d+)\s/.exec(output)?.[1]
      if (found !== undefined) resolve(Number(found))
    })
    child.on('exit', () => reject(new Error(`${file} ended: ${output}`)))
  })
  return {
    process: child,
    port,
    stop: () =>
      new Promise((resolve) => {
        child.on('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
