import type { ToastPart } from '../ui/toast/toasts.ts'

/**
 * Says in the form of the page what notifications say, where what draws them did not come; without words, takes that away again.
 * A sentence that the form has for being offline stays: it says more.
 */
export function tellPlainly(parts: readonly ToastPart[]): void {
  const before = document.querySelector<HTMLElement>('[data-offline], .told')
  if (before === null && parts.length === 0) return
  const place = before ?? addPlace()
  if (!navigator.onLine && place.textContent !== '') return
  place.textContent = parts.map(({ title, description }) => [title, description].filter(Boolean).join('. ')).join(' ')
  place.scrollIntoView({ block: 'nearest' })
}

function addPlace(): HTMLElement {
  const place = document.createElement('p')
  place.className = 'told'
  place.setAttribute('role', 'alert')
  const around = document.querySelector('main form') ?? document.querySelector('main') ?? document.body
  around.append(place)
  return place
}
