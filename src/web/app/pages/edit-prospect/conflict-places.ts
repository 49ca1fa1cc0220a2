import { merge, type MergeConflict } from '#domain/prospects/versions.ts'
import { compared, type ComparedRow, fieldLabels } from './compared.ts'
import type { Conflict } from './use-save-edit.ts'

/** A place that both sides changed: what it is called, and the lines that differ there, theirs as `older`, yours as `newer`. */
export interface ConflictPlace {
  name: string
  /** Empty where one side deleted what the other one changed. */
  rows: ComparedRow[]
}

export function conflictPlaces({ base, mine, theirs }: Pick<Conflict, 'base' | 'mine' | 'theirs'>): ConflictPlace[] {
  const parts = new Map(compared(theirs, mine).map((part) => [part.key, part]))
  return merge(base, mine, theirs).conflicts.map((conflict) => {
    const part = parts.get(conflict.part === 'organization' ? 'organization' : conflict.key)
    if (conflict.field === 'all') return { name: `${conflict.name}: changed by one, deleted by the other`, rows: [] }
    const label = fieldLabels[conflict.field]
    const rows = part?.rows.filter((row) => row.label === label && row.changed) ?? []
    return { name: `${partName(conflict)}: ${label}`, rows }
  })
}

function partName(conflict: MergeConflict): string {
  return conflict.part === 'organization' ? 'Organization' : conflict.name
}
