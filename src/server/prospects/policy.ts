/** How long a deleted prospect can be brought back, in milliseconds. Source: decisions.md 22. */
const undoPeriod = 30 * 86_400_000

/** The earliest deletion that can still be taken back. */
export function earliestUndo(now: Date): Date {
  return new Date(now.getTime() - undoPeriod)
}

/** A text as typed, or null where nothing was typed. */
export function typedOrNull(text: string | null | undefined): string | null {
  return text === undefined || text === null || text.trim() === '' ? null : text
}
