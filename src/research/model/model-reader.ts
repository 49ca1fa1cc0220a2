import type { Organization } from '#domain/organizations/organization.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import type { SameNames } from '../same/group.ts'
import type { Findings } from './findings/findings.ts'
import type { ChosenPage, SeenLink } from './questions/page-question.ts'

/** The second witness: a language model that reads pages in groups while the built-in reader goes on. */
export interface ModelReader {
  begin: (task: ModelTask) => ModelReading
}

export interface ModelTask {
  organization: Organization
  signal: AbortSignal
  /** Names that are of one certification, of all pages: told once, near the end. */
  onSame: (groups: readonly SameNames[]) => void
  /**
   * What an answer proves, in place of what was told of the same group of pages before; every claim points to words on a page.
   * @param group number of the group
   */
  onFindings: (group: number, findings: Findings) => void
  /** The model has answered for the whole of a page; an answer that names nothing is one. */
  onAnswered: (documentId: string) => void
  /** What a person should know: the model is away, its answer was cut, the budget is used up. Never a key or a provider's own words. */
  onNotice: (message: string) => void
}

export interface ModelReading {
  /** Gives a page to read; it is sent with the other pages of its wave. */
  add: (document: CleanDocument) => void
  /** All pages of a wave are given: they are sent in groups. */
  endWave: () => void
  /**
   * Chooses pages to open by their addresses and links: of those it is given and of no others. Never rejects.
   * @param most how many are chosen at most
   * @returns the surest first; undefined when the model gives no answer
   */
  choosePages: (links: readonly SeenLink[], most: number) => Promise<ChosenPage[] | undefined>
  /** Waits for the answers on the pages given so far, so that what they found can decide what is read on. Never rejects. */
  settle: () => Promise<void>
  /** Waits for all answers. Never rejects for what the model does. */
  end: () => Promise<void>
}
