import { copyTold, copyToldFor } from '../../ui/clipping/copy-told.ts'

/** Lets every copy button below an element copy its text and say so, as `ui/clipping/copy-button.tsx` does. */
export function liveCopies(place: HTMLElement): void {
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button === null) return
    navigator.clipboard.writeText(button.dataset['copy'] ?? '').then(
      () => tell(button, 'done'),
      () => tell(button, 'failed'),
    )
  })
}

function tell(button: HTMLElement, state: keyof typeof copyTold): void {
  const words = button.querySelector('.clipping-copy-words')
  const told = button.querySelector('.clipping-copy-told')
  words?.toggleAttribute('data-away', state !== 'idle')
  if (told !== null) told.textContent = copyTold[state]
  if (state !== 'idle') setTimeout(() => tell(button, 'idle'), copyToldFor)
}
