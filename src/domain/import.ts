import * as z from 'zod/mini'
import { parseCsv } from './csv.ts'
import { organizationMatchSchema, searchTermSchema } from './organization.ts'
import { contactFirstNameSchema, optionalEmailSchema } from './prospect.ts'
import { limits, listOf, text } from './text.ts'

/** Rows of one import. */
export const mostImported = 500

/** A body and a contact as a file gives them. */
const importRowSchema = z.object({
  /** A name, an abbreviation or a web address. */
  organization: searchTermSchema,
  /** Says which body is meant where a name has several readings. */
  website: z.optional(text(limits.website, 'Website')),
  contactFirstName: z.optional(z.union([z.literal(''), contactFirstNameSchema])),
  email: z.optional(optionalEmailSchema),
})
export type ImportRow = z.infer<typeof importRowSchema>
export const importRowsSchema = listOf(importRowSchema, mostImported, 'An import').check(
  z.minLength(1, 'There is no row to import.'),
)

/** 'asks': the name has several readings. 'known': the owner has a prospect of the body already. */
const importStates = ['waiting', 'asks', 'saved', 'known', 'failed', 'skipped'] as const
export type ImportState = (typeof importStates)[number]

/** A row and what became of it. */
export const importedRowSchema = z.object({
  /** From 1, as in the file. */
  number: z.number(),
  given: importRowSchema,
  state: z.enum(importStates),
  /** Readings to choose from; empty unless it asks. */
  candidates: z.array(z.pick(organizationMatchSchema, { name: true, abbreviation: true, website: true, reason: true })),
  /** Why it failed, or waits. */
  message: z.nullable(z.string()),
  /** The prospect it became, or that was there already. */
  searchId: z.nullable(z.number()),
})
export type ImportedRow = z.infer<typeof importedRowSchema>

/** An import and how far it has come. */
export const importSchema = z.object({
  id: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  isCancelled: z.boolean(),
  counts: z.record(z.enum(importStates), z.number()),
})
export type Import = z.infer<typeof importSchema>

/** A row of a file before it is imported, with what is wrong with it. */
export interface ReadRow {
  /** From 1, the head left out. */
  number: number
  row: ImportRow
  problem?: string
}

/** What a file holds for an import. */
export interface ReadFile {
  rows: ReadRow[]
  /** Rows beyond those that one import takes. */
  leftOut: number
}

const heads = {
  organization: ['organization', 'organisation', 'organization name', 'body', 'company', 'name', 'prospect organization'],
  website: ['website', 'url', 'web site', 'domain', 'web address'],
  contactFirstName: ['contact first name', 'contact', 'first name', 'firstname', 'contact name'],
  email: ['email', 'e-mail', 'email address', 'contact email', 'mail'],
} as const satisfies Record<keyof ImportRow, readonly string[]>

const columnOrder = ['organization', 'contactFirstName', 'email', 'website'] as const

/** Reads a CSV text: columns by their heads; without heads organization, contact, email, website in this order. */
export function readImportFile(csv: string): ReadFile {
  const rows = parseCsv(csv)
  const [first = []] = rows
  const named = placesOf(first)
  const places = named ?? new Map(columnOrder.map((field, place) => [field, place] as const))
  const lines = named === undefined ? rows : rows.slice(1)
  const read = lines.slice(0, mostImported).map((cells, index) => readRow(cells, places, index + 1))
  return { rows: read, leftOut: Math.max(0, lines.length - mostImported) }
}

/** Where each field stands; undefined when the line names no organization. */
function placesOf(first: readonly string[]): Map<keyof ImportRow, number> | undefined {
  const words = first.map((cell) => cell.trim().toLowerCase())
  const places = new Map<keyof ImportRow, number>()
  for (const field of columnOrder) {
    const place = words.findIndex((word) => heads[field].some((head) => head === word))
    if (place >= 0) places.set(field, place)
  }
  return places.has('organization') ? places : undefined
}

function readRow(cells: readonly string[], places: ReadonlyMap<keyof ImportRow, number>, number: number): ReadRow {
  const cell = (field: keyof ImportRow) => cells[places.get(field) ?? -1]?.trim() ?? ''
  const row = {
    organization: cell('organization'),
    website: cell('website'),
    contactFirstName: cell('contactFirstName'),
    email: cell('email'),
  }
  const parsed = importRowSchema.safeParse(row)
  const problem = parsed.error?.issues[0]?.message
  return { number, row, ...(problem === undefined ? {} : { problem }) }
}
