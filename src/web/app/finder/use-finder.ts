import { useCallback, useEffect, useState } from 'react'
import { listenForSearch } from '../../account/search-keys.ts'

/** Pages outside of the application lead to the search by this end of an address. */
const opening = '#search'

/** Whether the search is open: by its button, by its keys, or by the address. */
export function useFinder(): { isOpen: boolean; open: () => void; close: () => void } {
  const [isOpen, setOpen] = useState(() => location.hash === opening)
  const open = useCallback(() => setOpen(true), [])
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => listenForSearch(open), [open])
  useEffect(() => {
    // Once: a reload does not open it again.
    if (location.hash === opening) history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  return { isOpen, open, close }
}
