import ipaddr from 'ipaddr.js'

/**
 * The address a request counts under: an IPv4 address, or the /64 of an IPv6 one (one customer holds at least that many).
 * X-Forwarded-For is believed only as far as trusted proxies wrote it: read from its end, up to the first that is not one of them.
 * @param peer address of the connection
 * @param forwardedFor value of X-Forwarded-For
 * @param trustedProxies addresses and CIDR ranges
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trustedProxies: readonly string[]): string {
  const forwarded = (forwardedFor ?? '').split(',').map((one) => withoutPort(one.trim()))
  const chain = [...forwarded.filter((one) => one !== ''), peer]
  let client = peer
  for (const hop of chain.toReversed()) {
    if (!ipaddr.isValid(hop)) break
    client = hop
    if (!isTrusted(hop, trustedProxies)) break
  }
  return counted(client)
}

/** An address that some proxies write with a port: '192.0.2.7:567', '[2001:db8::1]:443'. */
function withoutPort(hop: string): string {
  return /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(hop)?.[1] ?? /^\[([^\]]+)\](?::\d{1,5})?$/.exec(hop)?.[1] ?? hop
}

/**
 * The /48 that an IPv6 address lies in, as one customer is given at most; undefined of any other address.
 * Source: RFC 6177, 2.
 * @param address as `clientAddress` gives it
 */
export function networkOf(address: string): string | undefined {
  const [lowest = ''] = address.split('/')
  if (!ipaddr.IPv6.isValid(lowest)) return undefined
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${lowest}/48`).toString()}/48`
}

/** Whether a text is an address or a range that TRUSTED_PROXIES may name. */
export function isAddressOrRange(value: string): boolean {
  return ipaddr.isValid(value) || ipaddr.isValidCIDR(value)
}

function isTrusted(address: string, trusted: readonly string[]): boolean {
  const parsed = ipaddr.process(address)
  return trusted.some((one) => {
    if (!one.includes('/')) return ipaddr.process(one).toString() === parsed.toString()
    const [range, bits] = ipaddr.parseCIDR(one)
    return range.kind() === parsed.kind() && parsed.match([range, bits])
  })
}

function counted(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
}
