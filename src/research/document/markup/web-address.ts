/**
 * An address of the web as it is asked for, absolute and without a fragment; undefined of any other.
 * @param from where it starts; '' where nothing is known
 */
export function webAddress(href: string, from: string): string | undefined {
  const url = from === '' ? URL.parse(href) : URL.parse(href, from)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined
  url.hash = ''
  return url.href
}
