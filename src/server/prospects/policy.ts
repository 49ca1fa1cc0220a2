import type { Context } from '../context.ts'
import { keptSince } from '../retention.ts'

/** The earliest deletion that can still be taken back. Source: decisions.md 22. */
export function earliestUndo(context: Context): Date {
  return keptSince(context, 'deletedProspects')
}

/** A text as typed, or null where nothing was typed. */
export function typedOrNull(text: string | null | undefined): string | null {
  return text === undefined || text === null || text.trim() === '' ? null : text
}
