import { lookup as systemLookup } from 'node:dns/promises'
import { connect, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { Agent, buildConnector } from 'undici'
import { isAddressLiteral, isPublicAddress } from './public-address.ts'

/** An address that must not be reached; the crawler answers 'forbidden-address'. */
export class ForbiddenAddressError extends Error {
  constructor(host: string) {
    super(`${host} is not a public address.`)
    this.name = 'ForbiddenAddressError'
  }
}

/** Every address of a host name. */
export type Resolve = (hostname: string) => Promise<{ address: string; family: number }[]>

export interface GuardOptions {
  /** Reach private and loopback addresses, and any port: for an own intranet and for tests. */
  allowPrivate: boolean
  /** Name resolution; the system's unless given. */
  resolve?: Resolve | undefined
  /** Milliseconds for a connection. */
  connectTimeout: number
  /** Milliseconds until an answer begins, and between two pieces of it; ten seconds unless given. */
  answerTimeout?: number | undefined
}

/**
 * An undici Agent that connects to public addresses only.
 * Names are resolved once, all their addresses are checked, and the checked list is what the socket uses, so a second
 * answer of the name server changes nothing. The peer is checked again after the connection.
 */
export function createGuardedAgent(options: GuardOptions): Agent {
  const lookup = checkedLookup(options)
  const connector = buildConnector({ lookup, timeout: options.connectTimeout, autoSelectFamily: true })
  return new Agent({
    connections: 4,
    pipelining: 1,
    headersTimeout: options.answerTimeout ?? 10_000,
    bodyTimeout: options.answerTimeout ?? 10_000,
    maxHeaderSize: 64 * 1024,
    connect: (target, callback) => {
      // Literal addresses never reach the lookup function.
      if (!options.allowPrivate && isAddressLiteral(target.hostname) && !isPublicAddress(target.hostname)) {
        callback(new ForbiddenAddressError(target.hostname), null)
        return
      }
      connector(target, (error, socket) => {
        if (error !== null || socket === null) {
          callback(error ?? notFound(target.hostname), null)
        } else if (!options.allowPrivate && !isPublicAddress(socket.remoteAddress ?? '')) {
          socket.destroy()
          callback(new ForbiddenAddressError(target.hostname), null)
        } else {
          callback(null, socket)
        }
      })
    },
  })
}

/** Names are resolved once, and all their addresses are checked. */
function checkedLookup(options: Pick<GuardOptions, 'allowPrivate' | 'resolve'>): LookupFunction {
  const resolve: Resolve = options.resolve ?? ((hostname) => systemLookup(hostname, { all: true }))
  const resolveChecked = callbackify(async (hostname: string) => {
    const addresses = await resolve(hostname)
    if (addresses.length === 0) throw notFound(hostname)
    if (!options.allowPrivate && !addresses.every((one) => isPublicAddress(one.address)))
      throw new ForbiddenAddressError(hostname)
    return addresses
  })
  return (hostname, _, callback) => {
    resolveChecked(hostname, (error, addresses) => callback(error, addresses))
  }
}

/** Whether a public address of a URL's host takes a connection within `connectTimeout`; nothing is sent. */
export function canConnect(url: URL, options: GuardOptions): Promise<boolean> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!options.allowPrivate && isAddressLiteral(url.hostname) && !isPublicAddress(url.hostname)) return Promise.resolve(false)
  return new Promise((settle) => {
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
    const socket = connect({ host, port, lookup: checkedLookup(options), autoSelectFamily: true })
    const end = (isReached: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      settle(isReached)
    }
    const timer = setTimeout(() => end(false), options.connectTimeout)
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}

function notFound(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} has no address.`), { code: 'ENOTFOUND' })
}
