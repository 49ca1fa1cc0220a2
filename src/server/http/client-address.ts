import ipaddr from 'ipaddr.js'

/**
 * The address a request counts under: an IPv4 address, or the /64 of an IPv6 one (one customer holds at least that many).
 * X-Forwarded-For is believed only as far as trusted proxies wrote it: read from its end, up to the first that is not one of them.
 * @param peer address of the connection
 * @param forwardedFor value of X-Forwarded-For
 * @param trustedProxies addresses and CIDR ranges
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trustedProxies: readonly string[]): string {
  const chain = [...(forwardedFor ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()])), peer]
  let client = peer
  for (const hop of chain.toReversed()) {
    if (!ipaddr.isValid(hop)) break
    client = hop
    if (!isTrusted(hop, trustedProxies)) break
  }
  return counted(client)
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
