import type { Import, ImportState } from '#domain/prospect-files/import.ts'

export const stateNames: Readonly<Record<ImportState, string>> = {
  waiting: 'Waiting',
  asks: 'Which one?',
  saved: 'Saved',
  known: 'You already have it',
  failed: 'Failed',
  skipped: 'Left out',
}

const told = [
  ['saved', 'saved'],
  ['known', 'known already'],
  ['asks', 'to decide'],
  ['failed', 'failed'],
  ['skipped', 'left out'],
  ['waiting', 'waiting'],
] as const satisfies (readonly [ImportState, string])[]

/** '17 saved, 3 to decide'. */
export function countsWords({ counts, isCancelled }: Pick<Import, 'counts' | 'isCancelled'>): string {
  const parts = told.flatMap(([state, words]) => (counts[state] > 0 ? [`${counts[state]} ${words}`] : []))
  return [...parts, ...(isCancelled && counts.waiting > 0 ? ['canceled'] : [])].join(', ')
}
