import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import type { Context } from '../context.ts'
import type { Desk } from './desk.ts'
import { createMcpServer } from './tools.ts'

/** Sessions of one token at once, and milliseconds after which one that is not used ends. */
const mostOfToken = 20
const idleFor = 30 * 60_000

interface Session {
  id: string
  tokenId: string
  transport: WebStandardStreamableHTTPServerTransport
  usedAt: number
}

/**
 * The sessions of MCP clients in this process: a cancellation finds the call that runs. Each belongs to the token that opened it; to
 * any other it is missing. A client whose session is gone opens another one by itself.
 */
export class McpSessions {
  readonly #context: Context
  readonly #open = new Map<string, Session>()

  constructor(context: Context) {
    this.#context = context
  }

  /** The session of an id, when it is of this token. */
  find(id: string, tokenId: string): WebStandardStreamableHTTPServerTransport | undefined {
    this.#endIdle()
    const session = this.#open.get(id)
    if (session === undefined || session.tokenId !== tokenId) return undefined
    session.usedAt = this.#context.now().getTime()
    return session.transport
  }

  /** A new session at a desk, entered once its client has introduced itself. */
  async begin(tokenId: string, desk: Desk): Promise<WebStandardStreamableHTTPServerTransport> {
    this.#endIdle()
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => this.#context.ids.secret(),
      onsessioninitialized: (id) => {
        this.#makeRoom(tokenId)
        this.#open.set(id, { id, tokenId, transport, usedAt: this.#context.now().getTime() })
      },
      onsessionclosed: (id) => {
        this.#open.delete(id)
      },
    })
    await createMcpServer(desk).connect(transport)
    return transport
  }

  /** Ends all, as the process stops. */
  close(): void {
    for (const session of this.#open.values()) this.#end(session)
  }

  #makeRoom(tokenId: string): void {
    const own = [...this.#open.values()].filter((session) => session.tokenId === tokenId)
    const oldest = own.toSorted((one, other) => one.usedAt - other.usedAt)
    for (const session of oldest.slice(0, Math.max(0, own.length - mostOfToken + 1))) this.#end(session)
  }

  #endIdle(): void {
    const before = this.#context.now().getTime() - idleFor
    for (const session of this.#open.values()) if (session.usedAt < before) this.#end(session)
  }

  #end({ id, transport }: Session): void {
    this.#open.delete(id)
    transport.close().catch((error: unknown) => this.#context.log.warn({ err: error }, 'a session of MCP could not be closed'))
  }
}
