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
  return `${url}${url.includes('#') ? '' : '#'}:~:text=${directiveOf(quote)}`
}

function directiveOf(quote: string): string {
  // A row of a table is quoted with the heads of its columns, which stand elsewhere on the page: it is named by its outer cells.
  const cells = quote.includes(' | ')
    ? quote
        .split(/ \| |\n/)
        .map(ownWords)
        .filter((cell) => /[\p{L}\p{N}]/u.test(cell))
    : []
  const [first, last] = [cells[0], cells.at(-1)]
  if (first !== undefined && last !== undefined) {
    return cells.length === 1
      ? fragmentPart(first)
      : rangeOf(wordsIn(first).slice(0, wordsOfEnd), wordsIn(last).slice(-wordsOfEnd))
  }
  const words = wordsIn(quote)
  const text = words.join(' ')
  if (text.length <= wholeQuote || words.length <= 2 * wordsOfEnd) return fragmentPart(text)
  return rangeOf(words.slice(0, wordsOfEnd), words.slice(-wordsOfEnd))
}

/** A cell without the head of its column: 'Member: $395' is '$395'. */
function ownWords(cell: string): string {
  return cell.slice(cell.lastIndexOf(': ') + 1).trim()
}

function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/)
}

function rangeOf(start: readonly string[], end: readonly string[]): string {
  return `${fragmentPart(start.join(' '))},${fragmentPart(end.join(' '))}`
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
