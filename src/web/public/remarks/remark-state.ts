import type { KeptRemark, SaidOnPage } from '#contract/public-pages.ts'
import type { LineField } from '#domain/certifications/certification.ts'
import type { SaidMark } from '#domain/shares/remark.ts'

/** What was said through the link, as each line and program of its page asks for it. */
export interface RemarkState {
  /** How often something was said of a line; of a program, or of all programs, without one. */
  count: (kind: SaidMark['kind'], certification: string | null, line?: { field: LineField; text: string }) => number
  /** What was typed into a field without script and could not be taken. */
  keptAt: (target: string) => KeptRemark | undefined
  /** Whether something typed in a program could not be taken. */
  isKeptIn: (certification: string) => boolean
  /** Whom a suggestion waits for. */
  seller: string
}

export function remarkState({ marks, kept }: Pick<SaidOnPage, 'marks' | 'kept'>, seller: string): RemarkState {
  const counts = new Map<string, number>()
  for (const { kind, certification, field, line } of marks) {
    // Where a line is missing, its kind says nothing here: all that a program misses is counted together.
    const key = JSON.stringify([kind, certification, ...(kind === 'missing' ? [null, null] : [field, line])])
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const remarks = kept?.remarks ?? []
  return {
    count: (kind, certification, line) =>
      counts.get(JSON.stringify([kind, certification, line?.field ?? null, line?.text ?? null])) ?? 0,
    keptAt: (target) => remarks.find((one) => one.target === target),
    isKeptIn: (certification) =>
      remarks.some(({ target }) => target === certification || target?.startsWith(`${certification}/`) === true),
    seller,
  }
}
