const place = 'credscout.search-by-slash'

/** Whether '/' opens the search; it can be switched off, as WCAG 2.1.4 asks of a shortcut of one character. */
export function readSlash(): boolean {
  try {
    return localStorage.getItem(place) !== 'off'
  } catch {
    return false
  }
}

export function keepSlash(opens: boolean): void {
  try {
    localStorage.setItem(place, opens ? 'on' : 'off')
  } catch {
    // A browser that keeps nothing has the shortcut off.
  }
}

/** Calls `open` on Ctrl+K, on a Mac also Command+K, and on '/' outside of a field. @returns what stops listening */
export function listenForSearch(open: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]') !== null) return
    if (!isCombination(event) && !isSlash(event)) return
    event.preventDefault()
    open()
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}

function isCombination({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
}

function isSlash({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || metaKey || altKey || !readSlash()) return false
  return !(target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="menu"]') !== null)
}
