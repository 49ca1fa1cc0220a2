import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { type Config, readConfig } from '../config.ts'
import { readEnvironment } from '../environment.ts'
import { ApiClient, type Send } from './api-client.ts'
import { apiDesk } from './api-desk.ts'
import type { Desk } from './desk.ts'
import { openEngineDesk } from './engine.ts'
import { createMcpServer } from './tools.ts'
import { reasonOf } from '../reason-of.ts'

const usage = `Usage: credscout mcp
Tools for an assistant by the Model Context Protocol, on standard input and output.
Without settings it looks bodies up by itself: in the catalogue and on their websites.
CREDSCOUT_URL and CREDSCOUT_TOKEN name a server and a personal token, made there in 'Your account': then it works
on the prospects of its owner, too.
`

if (process.argv.length > 3) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  try {
    const desk = openDesk(readConfig(readEnvironment()))
    const server = createMcpServer(desk)
    // The client is gone.
    process.stdin.on('end', () => void server.close().then(() => desk.close()))
    await server.connect(new StdioServerTransport())
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`)
    process.exitCode = 1
  }
}

function openDesk(config: Config): Desk {
  return config.remote === null ? openEngineDesk(config) : apiDesk(new ApiClient(sendTo(config.remote.url), config.remote.token))
}

function sendTo(origin: string): Send {
  return async (path, init) => {
    try {
      return await fetch(`${origin}${path}`, init)
    } catch (error) {
      if (init.signal?.aborted === true) throw error
      throw new Error(`${origin} does not answer. Look at CREDSCOUT_URL.`, { cause: error })
    }
  }
}
