import type { Organization } from '#domain/organization.ts'
import type { CleanDocument } from '../document/clean-document.ts'
import type { CertificationDraft } from '../draft.ts'

/** The second witness: a language model that reads pages in groups while the rules go on. */
export interface ModelReader {
  begin: (task: ModelTask) => ModelReading
}

export interface ModelTask {
  organization: Organization
  signal: AbortSignal
  /** A certification the model found; every claim of it points to a quote that was found on a page. */
  onDraft: (draft: CertificationDraft) => void
  /** What a person should know: the model is away, its answer was cut, the budget is used up. Never a key or a provider's own words. */
  onNotice: (message: string) => void
}

export interface ModelReading {
  /** Gives a page to read; groups are sent as they fill. */
  add: (document: CleanDocument) => void
  /** Waits for all answers. Never rejects for what the model does. */
  end: () => Promise<void>
}
