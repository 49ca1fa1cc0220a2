import { certificationSchema } from '#domain/certifications/certification.ts'
import type { LineCheck } from '#domain/lookups/line-check.ts'
import { type LookupEvent, lookupResultSchema } from '#domain/lookups/lookup.ts'
import { organizationSchema, type OrganizationMatch } from '#domain/organizations/organization.ts'
import type { Prospect } from '#domain/prospects/prospect.ts'
import * as z from 'zod/mini'

/** A body as a tool is asked about it. */
export interface AskedBody {
  organization: string
  website?: string | undefined
  readLive?: boolean | undefined
}

/** What a look-up found, for a tool's answer. */
export const foundSchema = z.object({
  /** By it the result can be saved; absent where nothing is kept. */
  lookupId: z.optional(z.string()),
  organization: organizationSchema,
  certifications: z.array(certificationSchema),
  origin: lookupResultSchema.shape.origin,
  asOf: z.string(),
  /** Why the body's site was not read, in a sentence. */
  siteNotRead: z.optional(z.string()),
})
export type Found = z.infer<typeof foundSchema>

/** How a call of a tool goes on, and is stopped. */
export interface Ongoing {
  signal: AbortSignal
  onEvent: (event: LookupEvent) => void
}

/** A page as it is kept. */
interface StoredPage {
  url: string
  title: string
  readOn: string
  text: string
}

/** Some of the pages that somebody's prospects quote, as a list names them. */
interface ListedPages {
  pages: { pageId: string; searchId: number; url: string; title: string; readOn: string }[]
  /** Where the next ones begin; absent when these are the last. */
  next?: string | undefined
}

/** What a prospect is saved from: a look-up, or of it the certifications with these ids or names. */
export interface SavedLookup {
  lookupId: string
  certifications?: string[] | undefined
  contactFirstName?: string | undefined
  email?: string | undefined
}

/** Somebody's prospects on a server. */
export interface ProspectDesk {
  list: () => Promise<Prospect[]>
  get: (id: number) => Promise<Prospect>
  save: (asked: SavedLookup) => Promise<Prospect>
  /** Pages that they quote, the newest first. @param after `next` of the answer before */
  pages: (after: string | undefined) => Promise<ListedPages>
  share: (asked: { id: number; email?: string | undefined }) => Promise<{ shareUrl: string; delivery?: string | undefined }>
}

/** Where the tools do their work: on a server with a token, or on the engine alone. */
export interface Desk {
  findOrganization: (searchTerm: string, signal: AbortSignal) => Promise<OrganizationMatch[]>
  lookUp: (asked: AskedBody, ongoing: Ongoing) => Promise<Found>
  checkLine: (asked: AskedBody & { line: string }, ongoing: Ongoing) => Promise<LineCheck>
  /** Text of a page that a prospect or a look-up quotes. @throws Error with a sentence when there is none */
  storedPage: (holder: 'prospects' | 'lookups', id: string, pageId: string) => Promise<StoredPage>
  /** Undefined: this desk keeps no prospects. */
  prospects?: ProspectDesk
  close: () => Promise<void>
}
