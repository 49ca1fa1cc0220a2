/** Quotes, and programs that hold them, of the first picture: what answers the press on a slow phone; the others follow in the next. */
const first = 1
/** Quotes opened before the reader's next action gets its turn; most of them stand out of view. */
const atOnce = 12

/**
 * Opens or closes quotes, a few at a time in their order, so that a long list never holds up the page.
 * @returns what stops the rest
 */
export function openQuotes(quotes: Iterable<{ open: boolean }>, open: boolean): () => void {
  const waiting = [...quotes].filter((quote) => quote.open !== open)
  let timer: ReturnType<typeof setTimeout> | undefined
  const turn = (count: number) => {
    for (const quote of waiting.splice(0, count)) quote.open = open
    if (waiting.length > 0) timer = setTimeout(turn, 0, atOnce)
  }
  turn(first)
  return () => clearTimeout(timer)
}
