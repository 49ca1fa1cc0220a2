import type { ListSearch } from '#domain/prospects/list-view.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSession } from '../session/session.tsx'
import { isThroughHistory } from '../through-history.ts'
import { keepLook, noteLastList, readLook, withLook } from './list-look.ts'
import type { OnSearch } from './on-search.ts'

/**
 * Shows the list with the columns and the order that were chosen last, unless its address says others or Back or Forward leads to it as it
 * was, and notes how the list was left.
 * @param onSearch changes what stands in the address
 * @returns the same for whoever chooses: it keeps the columns and the order that they chose
 */
export function useListLook(search: ListSearch, onSearch: OnSearch): OnSearch {
  const { user } = useSession()
  const router = useRouter()
  const moved = useRef<string>(undefined)
  const id = user?.id
  // What changes the address is another function in each drawing.
  const show = useEffectEvent((look: ListSearch) => onSearch(() => look))
  useEffect(() => router.history.subscribe(({ action }) => void (moved.current = action.type)), [router])
  useEffect(() => {
    if (id === undefined) return
    if (isThroughHistory(moved.current)) keepLook(id, search)
    const looked = withLook(search, readLook(id))
    noteLastList(id, looked)
    if (JSON.stringify(looked) !== JSON.stringify(withLook(search, {}))) show(looked)
  }, [id, search])
  return (change, as) =>
    onSearch((before) => {
      const chosen = change(before)
      if (id !== undefined) keepLook(id, chosen)
      return chosen
    }, as)
}
