import { createContext, use } from 'react'

/** What every fact line below needs to know. */
export interface FactSettings {
  /** 'one': a quote floats over the page, one at a time. 'all': every quote stands open under its line. */
  quotes: 'one' | 'all'
  /** User name that reads 'you'. */
  viewer?: string | undefined
  /** How many pages were read, when that is known. */
  pagesRead?: number | undefined
}

const FactSettingsContext = createContext<FactSettings>({ quotes: 'one' })

export const FactSettingsProvider = FactSettingsContext

export function useFactSettings(): FactSettings {
  return use(FactSettingsContext)
}
