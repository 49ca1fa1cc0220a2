import type { Organization } from '#domain/organizations/organization.ts'
import type { Json, Moment } from './columns.ts'

/** Pages as they came, for asking 'has it changed?' instead of fetching again. */
export interface PageCopiesTable {
  url: string
  final_url: string
  content_type: string
  charset: string
  body: Uint8Array
  etag: string | null
  last_modified: string | null
  read_at: Moment
}

/** Bodies found on the web, remembered for the next search. */
export interface ModelAnswersTable {
  /** SHA-256 of the page's text, the prompt's version and the model. */
  key: string
  /** JSON text. */
  answer: string
  made_at: Moment
}

export interface ModelSpendingTable {
  /** 'YYYY-MM-DD' in UTC. */
  day: string
  tokens: number
  /** Dollars; 0 where no prices are set. */
  cost: number
}

export interface RememberedBodiesTable {
  key: string
  organization: Json<Organization>
  source: string
  found_at: Moment
}

export interface ResearchTables {
  page_copies: PageCopiesTable
  model_answers: ModelAnswersTable
  model_spending: ModelSpendingTable
  remembered_bodies: RememberedBodiesTable
}
