let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function tell(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}

/** Notes a dialog that opens over the page and all others, until the returned function is called: then it is closing. */
export function noteOpen(dialog: HTMLDialogElement): () => void {
  tell([...open, dialog])
  return () => tell(open.filter((one) => one !== dialog))
}

/** The dialog over all others. Whatever is outside of it can be neither seen in full, nor clicked, nor focused. */
export function topmostDialog(): HTMLDialogElement | undefined {
  return open.at(-1)
}

/** Calls `listener` after every change, until the returned function is called. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
