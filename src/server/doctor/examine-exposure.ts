import ipaddr from 'ipaddr.js'
import type { Config } from '../config.ts'
import { isLoopback } from '../http/known-host.ts'
import { type Finding, ok, warn } from './finding.ts'

/** Settings that each are right and open a door to strangers all the same. */
export function examineExposure(config: Config): Finding[] {
  return [examineProxies(config), examinePrivateNetwork(config), examineEncryption(config)]
}

/** Networks that one operator can own; a range that is not inside of one of these lets strangers write addresses of their choice. */
const widestOwn: Readonly<Record<'ipv4' | 'ipv6', number>> = { ipv4: 8, ipv6: 32 }

function examineProxies({ trustedProxies }: Config): Finding {
  const wide = trustedProxies.find((one) => {
    if (!one.includes('/')) return false
    const [address, bits] = ipaddr.parseCIDR(one)
    return bits < widestOwn[address.kind()]
  })
  if (wide === undefined) return ok('proxies', trustedProxies.length === 0 ? 'None is trusted.' : 'Only a few are trusted.')
  return warn(
    'proxies',
    `TRUSTED_PROXIES has ${wide}: anybody can write any address into X-Forwarded-For and slip past the limits. Name your proxies only.`,
  )
}

function examinePrivateNetwork({ allowPrivateNetwork, host }: Config): Finding {
  if (!allowPrivateNetwork) return ok('private network', 'Pages on private addresses are not read.')
  const whom = isLoopback(host) ? 'anyone who can sign in or look up' : 'strangers'
  return warn(
    'private network',
    `ALLOW_PRIVATE_NETWORK is on: ${whom} can have pages of your own network read. Set it to off unless that is what you want.`,
  )
}

function examineEncryption({ host, publicUrl }: Config): Finding {
  const plain = publicUrl.startsWith('http:')
  if (!plain) return ok('encryption', 'People reach the product by https.')
  if (isLoopback(host)) return ok('encryption', 'Only this machine reaches the product.')
  return warn(
    'encryption',
    `HOST is ${host} and PUBLIC_URL starts with http: passwords and links cross the network in clear. Put a proxy with TLS in front and set PUBLIC_URL to its https address.`,
  )
}
