import * as z from 'zod/mini'
import { parseCsv, UnclosedQuote } from '../text/csv.ts'
import { foldName } from '../organizations/folded-name.ts'
import { organizationMatchSchema, searchTermSchema } from '../organizations/organization.ts'
import { daySchema } from '../text/calendar-day.ts'
import { contactFirstNameSchema, optionalEmailSchema } from '../prospects/prospect.ts'
import { cleanTags, nextStepSchema, notesSchema, tagsSchema } from '../prospects/prospect-work.ts'
import { tagsOfCell } from './tags-in-a-cell.ts'
import { limits, listOf, text } from '../text/text.ts'

/** Rows of one import. */
export const mostImported = 500

/** Bytes of a file that is read, and of a request that brings its rows: JSON takes more room than CSV, never twice as much. */
export const largestFile = 6_000_000
export const largestImport = 2 * largestFile

/** A body, its contact and what is done with it, as a file gives them. */
const importRowSchema = z.object({
  /** A name, an abbreviation or a web address. */
  organization: searchTermSchema,
  /** Says which body is meant where a name has several readings. */
  website: z.optional(text(limits.website, 'Website')),
  contactFirstName: z.optional(z.union([z.literal(''), contactFirstNameSchema])),
  email: z.optional(optionalEmailSchema),
  /** Of a body that nothing but its website tells of. */
  abbreviation: z.optional(text(limits.abbreviation, 'Abbreviation')),
  tags: z.optional(tagsSchema),
  nextStep: z.optional(nextStepSchema),
  nextStepDue: z.optional(z.union([z.literal(''), daySchema])),
  notes: z.optional(notesSchema),
})
export type ImportRow = z.infer<typeof importRowSchema>
/** A row with its number in the file, so that it has that one everywhere. Without numbers, rows are numbered in their order. */
const numberedRowSchema = z.extend(importRowSchema, {
  number: z.optional(z.number().check(z.int(), z.positive(), z.maximum(1_000_000))),
})
export type NumberedRow = z.infer<typeof numberedRowSchema>
export const importRowsSchema = listOf(numberedRowSchema, mostImported, 'An import').check(
  z.minLength(1, 'There are no rows to import.'),
)

/** 'asks': the name has several readings. 'known': the owner has a prospect of the body already. */
const importStates = ['waiting', 'asks', 'saved', 'known', 'failed', 'skipped'] as const
export type ImportState = (typeof importStates)[number]

/** A row and what became of it. */
export const importedRowSchema = z.object({
  /** From 1, as in the file. */
  number: z.number(),
  /** Without notes and what else is long, or is seen on the prospect. */
  given: z.pick(importRowSchema, { organization: true, website: true, contactFirstName: true, email: true }),
  state: z.enum(importStates),
  /** Readings to choose from; empty unless it asks. */
  candidates: z.array(z.pick(organizationMatchSchema, { name: true, abbreviation: true, website: true, reason: true })),
  /** Why it failed, or waits; of a body that was there already what was added to it. */
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
  /** Why it is left out. */
  problem?: string
  /** What of its cells is not right; it is imported without them. */
  without?: string
}

/** What a file holds for an import. */
export interface ReadFile {
  rows: ReadRow[]
  /** Rows beyond those that one import takes. */
  leftOut: number
  /** Why nothing of it can be read. */
  problem?: string
}

const heads = {
  organization: ['organization', 'organisation', 'organization name', 'body', 'company', 'name', 'prospect organization'],
  website: ['website', 'url', 'web site', 'domain', 'web address'],
  contactFirstName: ['contact first name', 'contact', 'first name', 'firstname', 'contact name'],
  email: ['email', 'e-mail', 'email address', 'contact email', 'mail'],
  abbreviation: ['abbreviation', 'acronym', 'short name'],
  tags: ['tags', 'tag', 'labels', 'label'],
  nextStep: ['next step', 'next action', 'task'],
  nextStepDue: ['due', 'due date', 'next step due', 'due on'],
  notes: ['notes', 'note', 'comments', 'comment', 'remarks'],
} as const satisfies Record<keyof ImportRow, readonly string[]>

/** Of a file without heads. */
const columnOrder = ['organization', 'contactFirstName', 'email', 'website'] as const
const fields = z.keyof(importRowSchema).options

/** A body that somebody has: enough to know it by a name, an abbreviation or an address that a file gives. */
export interface HeldBody {
  name: string
  abbreviation?: string | undefined
  website?: string | undefined
}

/**
 * Guesses before an import which body that is held already a row means, by its website or its name; a name that several of them go by
 * means none. What the server does with the row it finds out by the body's site.
 */
export function heldAmong<T extends HeldBody>(held: readonly T[]): (row: ImportRow) => T | undefined {
  const [byName, byHost] = [new Map<string, T[]>(), new Map<string, T[]>()]
  const note = (all: Map<string, T[]>, key: string, body: T) => {
    const known = all.get(key) ?? []
    if (key !== '' && !known.some((one) => isSameBody(one, body))) all.set(key, [...known, body])
  }
  for (const body of held) {
    note(byName, foldName(body.name), body)
    note(byName, foldName(body.abbreviation ?? ''), body)
    note(byHost, addressOf(body.website)?.host ?? '', body)
  }
  return ({ organization, website }) => {
    const address = addressOf(website === undefined || website === '' ? organization : website)
    const bodies =
      address === undefined
        ? byName.get(foldName(organization))
        : byHost.get(address.host)?.filter((one) => isSameSite(addressOf(one.website), address))
    const [body, another] = bodies ?? []
    return another === undefined ? body : undefined
  }
}

/** By the site; by the name where one of the two has none. */
function isSameBody(one: HeldBody, other: HeldBody): boolean {
  const [address, otherAddress] = [addressOf(one.website), addressOf(other.website)]
  if (address !== undefined && otherAddress !== undefined) return isSameSite(address, otherAddress)
  return foldName(one.name) === foldName(other.name)
}

interface Address {
  host: string
  /** Ends with '/', so that it begins every path below it. */
  path: string
}

/** One host, and one address below the other: on some hosts a path names the body, and two paths are two bodies. */
function isSameSite(one: Address | undefined, other: Address | undefined): boolean {
  if (one === undefined || other === undefined || one.host !== other.host) return false
  return one.path.startsWith(other.path) || other.path.startsWith(one.path)
}

/** An address as people type it; undefined where a text is none. */
function addressOf(typed = ''): Address | undefined {
  const [, host, path = ''] =
    /^(?:https?:\/\/)?(?:www\.)?([^\s/:?#@]+\.[a-z]{2,})(?::\d+)?(\/[^?#]*)?(?:[:?#]|$)/i.exec(typed.trim()) ?? []
  return host === undefined ? undefined : { host: host.toLowerCase(), path: path.endsWith('/') ? path : `${path}/` }
}

/** Reads a CSV text: columns by their heads; without heads organization, contact, email, website in this order. */
export function readImportFile(csv: string): ReadFile {
  try {
    return readImportRows(parseCsv(csv))
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error
    return { rows: [], leftOut: 0, problem: `${error.message} Nothing was read. Close it, or take it out.` }
  }
}

function readImportRows(rows: readonly string[][]): ReadFile {
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
  for (const field of fields) {
    const place = words.findIndex((word) => heads[field].some((head) => head === word))
    if (place >= 0) places.set(field, place)
  }
  return places.has('organization') ? places : undefined
}

function readRow(cells: readonly string[], places: ReadonlyMap<keyof ImportRow, number>, number: number): ReadRow {
  const whole = (field: keyof ImportRow) => cells[places.get(field) ?? -1] ?? ''
  const cell = (field: keyof ImportRow) => whole(field).trim()
  const row = {
    organization: cell('organization'),
    website: cell('website'),
    contactFirstName: cell('contactFirstName'),
    email: cell('email'),
    abbreviation: cell('abbreviation'),
    tags: cleanTags(tagsOfCell(whole('tags'))),
    nextStep: whole('nextStep'),
    nextStepDue: cell('nextStepDue'),
    notes: whole('notes'),
  }
  const issues = importRowSchema.safeParse(row).error?.issues ?? []
  const wrong = optionalCells.filter((field) => issues.some(({ path }) => path[0] === field))
  const left = importRowSchema.safeParse({ ...row, ...Object.fromEntries(wrong.map((field) => [field, undefined])) })
  if (!left.success) return { number, row, problem: left.error.issues[0]?.message ?? '' }
  if (wrong.length === 0) return { number, row }
  const said = wrong.map((field) => `Without ${cellNames[field]} “${shortened(whole(field))}”: ${issueOf(field)}`)
  return { number, row: left.data, without: said.join(' ') }

  function issueOf(field: OptionalCell): string {
    return issues.find(({ path }) => path[0] === field)?.message ?? ''
  }
}

/** Cells that a row can do without. A name and a website say which body is meant: with a wrong one nothing is looked up. */
const cellNames = {
  contactFirstName: 'the contact',
  email: 'the email',
  abbreviation: 'the abbreviation',
  tags: 'the tags',
  nextStep: 'the next step',
  nextStepDue: 'the due date',
  notes: 'the notes',
} as const satisfies Partial<Record<keyof ImportRow, string>>
type OptionalCell = keyof typeof cellNames
const optionalCells = fields.filter((field): field is OptionalCell => field in cellNames)

function shortened(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 40)}…` : cell
}
