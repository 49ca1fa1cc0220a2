/** An address as a reader recognizes it: the host without 'www.', and the path with the search behind it. */
export function shownAddress(url: string): { host: string; path: string } {
  if (!URL.canParse(url)) return { host: url, path: '' }
  const { hostname, pathname, search } = new URL(url)
  return { host: hostname.replace(/^www\./, ''), path: decoded(pathname === '/' && search === '' ? '' : pathname + search) }
}

/** Longest quote named whole in a link; a longer one is named by its first and last words. */
const wholeQuote = 120
const wordsOfEnd = 5

/**
 * The address that opens a page scrolled to a quote.
 * Source: URL Fragment Text Directives (WICG scroll-to-text-fragment), `#:~:text=start,end`.
 */
export function addressOfQuote(url: string, quote: string): string {
  const text = quote.trim().replaceAll(/\s+/g, ' ')
  const words = text.split(' ')
  const directive =
    text.length <= wholeQuote || words.length <= 2 * wordsOfEnd
      ? fragmentPart(text)
      : `${fragmentPart(words.slice(0, wordsOfEnd).join(' '))},${fragmentPart(words.slice(-wordsOfEnd).join(' '))}`
  return `${url}${url.includes('#') ? '' : '#'}:~:text=${directive}`
}

/** '-', ',' and '&' have a meaning of their own in a text directive. */
function fragmentPart(text: string): string {
  return encodeURIComponent(text).replaceAll('-', '%2D')
}

function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
