import { afterVisible, seenAfter } from './after-visible.ts'

/** What is fetched once, when it is first asked for. One that did not come is asked for again the next time. */
export function fetchedOnce<T>(fetching: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined
  return () => {
    fetched ??= fetching().catch((error: unknown) => {
      fetched = undefined
      throw error
    })
    return fetched
  }
}

/** Fetches something ahead once the whole page was seen, so that nothing of it comes before the first picture of the page. */
export function fetchOnceSeen(fetching: () => Promise<unknown>): void {
  // On a slow phone a page is seen before all of it is there.
  const onceSeen = () => void afterVisible(document, seenAfter, () => void fetching().catch(() => undefined))
  if (document.readyState === 'complete') onceSeen()
  else window.addEventListener('load', onceSeen, { once: true })
}
