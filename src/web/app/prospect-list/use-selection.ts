import type { ListRow } from '#domain/prospects/prospect.ts'
import { useCallback, useState } from 'react'

export interface ListSelection {
  has: (id: number) => boolean
  /** Stays the same function, so that a row that stays is not drawn again. */
  toggle: (id: number) => void
  /** Chosen rows among those that are shown, in their order. */
  rows: readonly ListRow[]
  /** Chooses all that are shown, or none. */
  toggleAll: () => void
  clear: () => void
}

/** Which prospects are chosen. What the filter hides is not acted upon, and is chosen again when it is shown. */
export function useSelection(shown: readonly ListRow[]): ListSelection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const rows = chosen.size === 0 ? [] : shown.filter(({ id }) => chosen.has(id))
  const toggle = useCallback((id: number) => {
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  return {
    rows,
    has: (id) => chosen.has(id),
    toggle,
    toggleAll: () => setChosen(rows.length === shown.length ? new Set() : new Set(shown.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  }
}
