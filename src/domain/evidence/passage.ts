import type { Evidence } from './evidence.ts'

/** One text of a certification with what stands behind it; name and summary are passages too, beside the lines. */
export interface Passage {
  text: string
  /** Absent or empty: nothing stands behind it. */
  evidence: readonly Evidence[] | undefined
}
