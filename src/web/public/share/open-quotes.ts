/** Quotes opened before the reader's next action gets its turn. */
const atOnce = 12

/**
 * Opens or closes quotes, a few at a time in their order, so that a long list never holds up the page.
 * @returns what stops the rest
 */
export function openQuotes(quotes: Iterable<{ open: boolean }>, open: boolean): () => void {
  const waiting = [...quotes].filter((quote) => quote.open !== open)
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    for (const quote of waiting.splice(0, atOnce)) quote.open = open
    if (waiting.length > 0) timer = setTimeout(next)
  }
  next()
  return () => clearTimeout(timer)
}
