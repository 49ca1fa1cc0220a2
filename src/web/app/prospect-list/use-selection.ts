import type { ListRow } from '#domain/prospect.ts'
import { useState } from 'react'
import type { Selection } from './row-check.tsx'

export interface ListSelection extends Selection {
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
  return {
    rows,
    has: (id) => chosen.has(id),
    toggle: (id) => {
      const next = new Set(chosen)
      if (!next.delete(id)) next.add(id)
      setChosen(next)
    },
    toggleAll: () => setChosen(rows.length === shown.length ? new Set() : new Set(shown.map(({ id }) => id))),
    clear: () => setChosen(new Set()),
  }
}
