import type { ListSearch } from '#domain/list-view.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '../session/session.tsx'
import { keepLook, noteLastList, readLook, withLook } from './list-look.ts'
import type { OnSearch } from './on-search.ts'

/**
 * Opens the list with the columns and the order that were chosen last, unless its address says others, and keeps what is chosen; notes
 * how the list was left.
 */
export function useListLook(search: ListSearch, onSearch: OnSearch): void {
  const { user } = useSession()
  const isOpening = useRef(true)
  const id = user?.id
  // What changes the address is another function in each drawing.
  const change = useEffectEvent(onSearch)
  useEffect(() => {
    if (id === undefined) return
    noteLastList(id, search)
    if (isOpening.current) {
      isOpening.current = false
      const opened = withLook(search, readLook(id))
      if (JSON.stringify(opened) !== JSON.stringify(withLook(search, {}))) change(() => opened)
    } else {
      keepLook(id, search)
    }
  }, [id, search])
}
