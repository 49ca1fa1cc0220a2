/**
 * The parameters of an address as texts, as every screen is given them: numbers, booleans and JSON are none, and of a parameter that stands
 * there several times the first counts.
 * @param search '?filter=360&filter=b'
 */
export function parseAddressSearch(search: string): Record<string, string> {
  const given = new URLSearchParams(search)
  return Object.fromEntries([...given.keys()].map((name) => [name, given.get(name) ?? '']))
}

/** The way back: '?filter=360'. What is no text stands in no address. */
export function writeAddressSearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}
