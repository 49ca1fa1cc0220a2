/** Second-level labels that countries use as if they were endings: 'example.org.uk'. */
const publicSecondLevels = new Set(['ac', 'co', 'com', 'edu', 'gov', 'ltd', 'mil', 'net', 'or', 'org', 'plc', 'sch'])

/** The part of a host name that one owner registers: 'www.isc2.org' → 'isc2.org', 'a.b.org.uk' → 'b.org.uk'. */
export function registrableDomain(host: string): string {
  const labels = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '').split('.')
  if (labels.every((label) => /^\d+$/.test(label))) return labels.join('.')
  const [last = '', second = ''] = labels.toReversed()
  const length = last.length === 2 && publicSecondLevels.has(second) ? 3 : 2
  return labels.slice(-length).join('.')
}

/** Whether two addresses belong to one body's own domain. An address on another port counts as another site. */
export function sameSite(a: URL, b: URL): boolean {
  return registrableDomain(a.hostname) === registrableDomain(b.hostname) && a.port === b.port
}
