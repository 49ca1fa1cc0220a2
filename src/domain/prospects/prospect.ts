import * as z from 'zod/mini'
import { certificationsSchema } from '../certifications/certification.ts'
import { organizationSchema } from '../organizations/organization.ts'
import { pricingOptionsSchema } from '../public-face/pricing-options.ts'
import { workSchema } from './prospect-work.ts'
import { isEmailAddress, limits, requiredText, text } from '../text/text.ts'

/** An address, or nothing: the email of a prospect is optional. */
export const optionalEmailSchema = text(limits.email, 'Email').check(
  z.refine((value) => value === '' || isEmailAddress(value), { error: 'Please enter a valid email address.' }),
)

export const contactFirstNameSchema = requiredText(
  2,
  limits.personName,
  'Contact first name must be at least 2 characters.',
  'Contact first name',
)

export const emailSubjectSchema = text(limits.emailSubject, 'Email subject')
export const emailMessageSchema = text(limits.emailMessage, 'Email message')

/** Whom a prospect is for, and what is written to them. A field left out stays; one that is null, or empty, is emptied. */
export const contactSchema = z.object({
  contactFirstName: z.optional(z.nullable(z.union([z.literal(''), contactFirstNameSchema]))),
  email: z.optional(z.nullable(optionalEmailSchema)),
  emailSubject: z.optional(z.nullable(emailSubjectSchema)),
  emailMessage: z.optional(z.nullable(emailMessageSchema)),
})
export type Contact = z.infer<typeof contactSchema>

/** A number given by the database; grows with every prospect. */
export const prospectIdSchema = z.number().check(z.int(), z.positive())

/** What a newer reading of the site would change, until the owner has decided. */
const openProposalSchema = z.object({
  /** The look-up that read it. */
  lookupId: z.string(),
  /** How many changes; at least 1. */
  changes: z.number(),
  /** ISO 8601 in UTC. */
  madeAt: z.string(),
})

/** A saved prospect as its owner sees it (the specification calls it a search). */
export const prospectSchema = z.object({
  id: prospectIdSchema,
  organization: organizationSchema,
  certifications: certificationsSchema,
  /** Names that the newest reading of the site saw and read nothing about, and that are none of the certifications. */
  namesUnread: z.optional(z.array(z.string())),
  email: z.nullable(z.string()),
  contactFirstName: z.nullable(z.string()),
  interested: z.boolean(),
  billingName: z.nullable(z.string()),
  billingEmail: z.nullable(z.string()),
  pricingOptions: z.nullable(pricingOptionsSchema),
  emailSubject: z.nullable(z.string()),
  emailMessage: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  viewCount: z.number(),
  /** Number of the newest version; an edit names the one it started from. */
  version: z.number(),
  /** What its owner does with it. */
  work: workSchema,
  /** Absent while there is nothing to decide. */
  proposal: z.optional(openProposalSchema),
})
export type Prospect = z.infer<typeof prospectSchema>

/** A prospect of a body that one has already, as it is told before another one is saved. */
export const knownProspectSchema = z.object({
  id: prospectIdSchema,
  /** Abbreviation of the body, or its name. */
  name: z.string(),
  contactFirstName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  version: z.number(),
})
export type KnownProspect = z.infer<typeof knownProspectSchema>

/** A prospect that was deleted and can still be brought back. */
export const deletedProspectSchema = z.extend(knownProspectSchema, {
  /** ISO 8601 in UTC, as all moments. */
  deletedAt: z.string(),
  /** Until when it can be brought back. */
  keptUntil: z.string(),
})
export type DeletedProspect = z.infer<typeof deletedProspectSchema>

/** How far a prospect has come since it was saved. */
const progressSchema = z.object({
  /** Moment its live link was made, ISO 8601 in UTC; null when there is none. */
  sharedAt: z.nullable(z.string()),
  /** Moment a person first opened the link. */
  openedAt: z.nullable(z.string()),
  /** Once interested: a trial of Phase 1 with its end, or a place in the Phase 2 queue, from 1. */
  outcome: z.nullable(z.enum(['trial', 'waitlist'])),
  trialEndsAt: z.nullable(z.string()),
  place: z.nullable(z.number()),
  /** Moment of the newest correction through the link that the owner has not looked at yet; null when there is none. */
  correctedAt: z.nullable(z.string()),
  /** Moment of the newest correction through the link, looked at or not. */
  lastCorrectedAt: z.nullable(z.string()),
  /** Moment the billing form was submitted. */
  interestedAt: z.nullable(z.string()),
})
export type Progress = z.infer<typeof progressSchema>

/** A row of the list: everything of a prospect, with its number of versions when asked for. */
export const prospectRowSchema = z.extend(prospectSchema, {
  versionCount: z.optional(z.number()),
  progress: z.optional(progressSchema),
})

/** A row of the list without its facts: certifications by name alone, so that thousands of rows are small. */
export const listRowSchema = z.extend(z.omit(prospectRowSchema, { certifications: true, work: true, organization: true }), {
  organization: z.omit(organizationSchema, { description: true }),
  certificationNames: z.array(z.object({ name: z.string(), acronym: z.optional(z.string()), retired: z.optional(z.boolean()) })),
  /** The state of every line in order, a letter each; see line-states.ts. */
  lines: z.string(),
  work: z.omit(workSchema, { notes: true }),
  /** How the notes begin: their first 200 characters. */
  notesStart: z.nullable(z.string()),
})
export type ListRow = z.infer<typeof listRowSchema>

/** Whose prospect it is, as administrators see it. */
const ownerSchema = z.object({ id: z.string(), username: z.string() })

/** A prospect of anybody in a list. */
export const listedProspectSchema = z.object({
  id: prospectIdSchema,
  organization: organizationSchema,
  contactFirstName: z.nullable(z.string()),
  owner: ownerSchema,
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  version: z.number(),
  viewCount: z.number(),
  /** Of those that are still offered. */
  certificationCount: z.number(),
  outcome: z.nullable(z.enum(['trial', 'waitlist'])),
})
export type ListedProspect = z.infer<typeof listedProspectSchema>

/** A prospect of anybody, whole. */
export const anyProspectSchema = z.extend(prospectSchema, { owner: ownerSchema })
export type AnyProspect = z.infer<typeof anyProspectSchema>

/** Why a version was made, as typed; may be empty. */
export const changeReasonSchema = text(limits.changeReason, 'Change reason')
