/** Puts the fields of what unfolds in their place once it does; see later-fields.tsx. */
export function liveLaterFields(place: ParentNode): void {
  // 'toggle' does not bubble.
  document.addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && unfold(target), true)
  for (const open of place.querySelectorAll('details[open]')) unfold(open)
}

/** With script the browser holds what stands in 'noscript' as text: as the server wrote it. */
function unfold(details: Element): void {
  if (!details.hasAttribute('open')) return
  for (const later of details.querySelectorAll('.later-fields')) {
    // What unfolds by itself inside has its turn when it does.
    if (later.closest('details') !== details) continue
    later.replaceWith(...new DOMParser().parseFromString(later.textContent, 'text/html').body.childNodes)
  }
}
