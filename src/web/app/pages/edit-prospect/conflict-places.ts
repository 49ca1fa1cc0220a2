import { merge, type MergeConflict } from '#domain/prospects/versions.ts'
import { compared, type ComparedRow, fieldLabels } from './compared.ts'
import { settled } from './settled.ts'
import type { Conflict } from './conflict.ts'

/** A place that both sides changed: what it is called, and the lines that differ there, theirs as `older`, yours as `newer`. */
export interface ConflictPlace {
  name: string
  /** Empty where one side deleted what the other one changed. */
  rows: ComparedRow[]
}

export function conflictPlaces(conflict: Pick<Conflict, 'base' | 'mine' | 'theirs'>): ConflictPlace[] {
  const { base, mine, theirs } = conflict
  const parts = new Map(compared(settled(conflict, 'theirs'), settled(conflict, 'mine')).map((part) => [part.key, part]))
  return merge(base, mine, theirs).conflicts.map((place) => {
    const part = parts.get(place.part === 'organization' ? 'organization' : place.key)
    if (place.field === 'all') return { name: `${place.name}: changed by one, deleted by the other`, rows: [] }
    const label = fieldLabels[place.field]
    const rows = part?.rows.filter((row) => row.label === label && row.changed) ?? []
    return { name: `${partName(place)}: ${label}`, rows }
  })
}

function partName(conflict: MergeConflict): string {
  return conflict.part === 'organization' ? 'Organization' : conflict.name
}
