import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster } from '../ui/toast/toaster.tsx'

/** Puts the notification area on the page. It brings React: only with the first notification. */
export function drawToaster(): void {
  for (const told of document.querySelectorAll('.told')) told.textContent = ''
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(createElement(Toaster))
}
