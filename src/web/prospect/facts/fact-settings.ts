import type { Certification, Line } from '#domain/certifications/certification.ts'
import type { HoldsForAll } from '#domain/certifications/holds-for-all.ts'
import type { LineDecision } from '#domain/proof/line-decision.ts'
import { createContext, use } from 'react'

/** What every fact line below needs to know. */
export interface FactSettings {
  /** 'one': a quote floats over the page, one at a time. 'all': every quote stands open under its line. */
  quotes: 'one' | 'all'
  /** User name that reads 'you'. */
  viewer?: string | undefined
  /** How many pages were read, when that is known. */
  pagesRead?: number | undefined
  /** Pages are being read: an empty field may have a line yet. */
  isReading?: boolean | undefined
  /** What holds for all certifications that are shown together. */
  holdsForAll?: HoldsForAll | undefined
  /** Address of the kept copy of a quoted page, for those who may open it. */
  addressOfCopy?: ((pageId: string, quote: string) => string) | undefined
  /** Who of the prospect's readers called a line right, or without one the whole certification, in words: 'Confirmed by Maria'. */
  confirmedBy?: ((certification: string, line?: Line) => string | undefined) | undefined
  /** Whether the viewer is told what decided that a line is shown. */
  explains?: boolean | undefined
  /** What the viewer decides about a line in doubt, or a name; its address is as in `Line.pointer`. Absent where nothing can be changed. */
  onDecide?: ((certification: Certification, pointer: string, decision: LineDecision) => void) | undefined
}

const FactSettingsContext = createContext<FactSettings>({ quotes: 'one' })

export const FactSettingsProvider = FactSettingsContext

export function useFactSettings(): FactSettings {
  return use(FactSettingsContext)
}
