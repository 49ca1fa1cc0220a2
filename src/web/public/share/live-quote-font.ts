/** What quotes are set in until the serif is here, as share-line.css says it. */
const standIn = '16px "Source Serif 4 fallback", Georgia, serif'
const serif = '16px "Source Serif 4"'

/**
 * Fetches the serif when the first quote opens, and shows quotes in it once it is here. Neither to find the stand-in nor to begin
 * the fetch is part of the press: on a slow phone both together would hold it up for 80 ms.
 */
export function liveQuoteFont(list: HTMLElement): void {
  whenIdle(() => {
    const pen = document.createElement('canvas').getContext('2d')
    if (pen === null) return
    pen.font = standIn
    pen.measureText('Quote')
  })
  const opened = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement && target.open && 'quote' in target.dataset)) return
    list.removeEventListener('toggle', opened, true)
    requestAnimationFrame(() => setTimeout(fetchSerif, 0, list))
  }
  // It does not bubble.
  list.addEventListener('toggle', opened, true)
}

function fetchSerif(list: HTMLElement): void {
  // Where the font does not come, the stand-in stays.
  document.fonts.load(serif).then(
    () => list.toggleAttribute('data-serif', true),
    () => undefined,
  )
}

function whenIdle(work: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work)
  else setTimeout(work, 500)
}
