import * as z from 'zod/mini'
import { emailSchema } from './account.ts'
import { limits, listOf, requiredText } from '../text/text.ts'

/** Whom records are about: an email address, and names that are not found beside it. */
export const personSchema = z.object({
  email: emailSchema,
  /** A name of one word counts in records of the prospects that know the address; a longer one wherever it stands. */
  names: z.optional(
    listOf(requiredText(2, limits.personName, 'A name must have at least 2 characters.', 'Name'), 20, 'A person'),
  ),
})
export type Person = z.infer<typeof personSchema>

/** Kinds of records that can name a person, in the order in which they are shown. */
export const recordKinds = [
  'account',
  'contact',
  'interest',
  'offer',
  'mail',
  'mail-choice',
  'version',
  'remark',
  'event',
  'import',
  'webhook',
  'other',
] as const
export type RecordKind = (typeof recordKinds)[number]

/** Records of a kind: so many are removed, and in so many the person is struck out. */
export const recordCountSchema = z.object({ kind: z.enum(recordKinds), removed: z.number(), struckOut: z.number() })
export type RecordCount = z.infer<typeof recordCountSchema>

/** What an erasure would do. */
export const erasurePreviewSchema = z.object({
  /** Names found beside the address, and those given. */
  names: z.array(z.string()),
  /** The account of that address; `prospects` are handed over first. */
  account: z.nullable(z.object({ id: z.string(), username: z.string(), prospects: z.number() })),
  goes: z.array(recordCountSchema),
  /** Copies and readings of public pages and added documents that name the address; they stay. */
  readings: z.number(),
})
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>

/** What is kept about a person, as one file. */
export const personRecordsSchema = z.object({
  /** ISO 8601 in UTC. */
  madeAt: z.string(),
  records: z.array(z.object({ kind: z.enum(recordKinds), table: z.string(), record: z.record(z.string(), z.unknown()) })),
})

/** Where an account with prospects is to go and nobody was chosen who gets them. */
export const noColleagueChosen = 'Choose a colleague who gets the prospects.'
