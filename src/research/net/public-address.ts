import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is one of the public internet.
 * Loopback, private, link-local, carrier-grade NAT, documentation, multicast, reserved and every form that embeds an
 * IPv4 address in IPv6 (mapped, compatible, NAT64, 6to4, Teredo) are not.
 * Source: the special-purpose registries of RFC 6890, as `ipaddr.js` knows them.
 */
export function isPublicAddress(address: string): boolean {
  // `isValid` of the library takes 127.1 and 0x7f000001 too; such forms reach us only from the URL parser, which rewrites them.
  const bare = address.startsWith('[') && address.endsWith(']') ? address.slice(1, -1) : address
  const withoutZone = bare.split('%')[0] ?? ''
  if (!ipaddr.isValid(withoutZone)) return false
  const parsed = ipaddr.parse(withoutZone)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv4') return !inRanges(parsed, reservedIPv4)
  // '::a.b.c.d', the compatible form, counts as unicast in the library.
  return !inRanges(parsed, reservedIPv6)
}

const reservedIPv4 = ['0.0.0.0/8', '192.0.0.0/24', '192.88.99.0/24', '198.18.0.0/15'].map((range) => ipaddr.parseCIDR(range))
const reservedIPv6 = [
  '::/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fec0::/10',
].map((range) => ipaddr.parseCIDR(range))

function inRanges(address: ipaddr.IPv4 | ipaddr.IPv6, ranges: [ipaddr.IPv4 | ipaddr.IPv6, number][]): boolean {
  return ranges.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits))
}

/** Whether a host name is written as an IP address, as the URL parser leaves it: '1.2.3.4' or '[::1]'. */
export function isAddressLiteral(hostname: string): boolean {
  return hostname.startsWith('[') || ipaddr.IPv4.isValidFourPartDecimal(hostname) || ipaddr.IPv6.isValid(hostname)
}
