/** What of a document tells whether it stands before somebody. */
export type Watched = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/** Milliseconds a page stands before a reader until it counts as seen. Source: decisions.md 23. */
export const seenAfter = 1_000

/**
 * Runs something once, after the page was visible for `milliseconds` without a break: a page opened in the background or fetched
 * ahead was seen by nobody.
 * @returns what stops the watching
 */
export function afterVisible(watched: Watched, milliseconds: number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    watched.removeEventListener('visibilitychange', look)
  }
  function look() {
    clearTimeout(timer)
    if (watched.visibilityState !== 'visible') return
    timer = setTimeout(() => {
      stop()
      run()
    }, milliseconds)
  }
  watched.addEventListener('visibilitychange', look)
  look()
  return stop
}
