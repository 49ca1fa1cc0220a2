/**
 * Once the page is drawn anew: where what had the focus is gone, gives it to a place that stands, so that whoever works by the keyboard or
 * listens to the page goes on there and not at its beginning.
 * @param selector where to go on; the heading of the page where it is not there, or not given
 */
export function keepFocus(selector?: string): void {
  setTimeout(() => {
    const { activeElement } = document
    if (activeElement !== null && activeElement !== document.body) return
    const place = (selector === undefined ? null : document.querySelector<HTMLElement>(selector)) ?? pageHeading()
    if (place === null) return
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    place.focus({ preventScroll: true })
  })
}

function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1')
}
