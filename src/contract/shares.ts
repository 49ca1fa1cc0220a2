import { certificationsSchema } from '#domain/certification.ts'
import { organizationSchema, typedOrganizationSchema } from '#domain/organization.ts'
import { pricingOptionsSchema } from '#domain/pricing-options.ts'
import { emailSchema } from '#domain/account.ts'
import { letterPartSchema } from '#domain/letter.ts'
import { outboxMailSchema } from '#domain/mail.ts'
import { emailMessageSchema, emailSubjectSchema, optionalEmailSchema, prospectIdSchema } from '#domain/prospect.ts'
import { billingSchema, interestOutcomeSchema } from '#domain/trial.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter, numberParameter } from './parameters.ts'
import { editBody } from './prospects.ts'

const shareParams = z.object({ shareId: keyParameter })

/** What the holder of a link sees, field by field: no owner, no e-mail, no billing. */
export const shareViewSchema = z.object({
  organization: organizationSchema,
  certifications: certificationsSchema,
  searchId: z.number(),
  interested: z.boolean(),
  /** Number of the newest version; an edit through the link names it. */
  version: z.number(),
})
export type ShareView = z.infer<typeof shareViewSchema>

const shareLinkSchema = z.object({
  shareUrl: z.string(),
  shareId: z.string(),
  /**
   * Of the e-mail form only: what became of the mail after a few seconds. 'link-only': its address has opted out, so that only the link
   * was made.
   */
  delivery: z.optional(z.enum(['accepted', 'outbox', 'failed', 'link-only'])),
  /** Why it was not accepted, for a person; absent where no mail server is set up. */
  message: z.optional(z.string()),
  /** The mail in the outbox. */
  mailId: z.optional(z.string()),
})

/** Of a mail with a link; what is left out is taken from the prospect, and what is given is kept there. */
const words = { subject: z.optional(emailSubjectSchema), message: z.optional(emailMessageSchema) }

export const previewShareMail = defineCall({
  method: 'POST',
  path: '/api/searches/:id/mail-preview',
  summary: 'The email with the link as its reader would get it; writes nothing',
  access: 'signed-in',
  token: 'read',
  params: z.object({ id: numberParameter }),
  body: z.object({ email: z.optional(optionalEmailSchema), ...words }),
  output: z.object({
    /** Name that stands as the sender's; the address is the installation's. */
    fromName: z.string(),
    replyTo: z.string(),
    subject: z.string(),
    parts: z.array(letterPartSchema),
  }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const listShareMails = defineCall({
  method: 'GET',
  path: '/api/searches/:id/mails',
  summary: 'Who got the link of a prospect by email, newest first, at most a hundred',
  access: 'signed-in',
  token: 'read',
  params: z.object({ id: numberParameter }),
  output: z.array(z.pick(outboxMailSchema, { id: true, to: true, subject: true, status: true, createdAt: true, sentAt: true })),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const createShare = defineCall({
  method: 'POST',
  path: '/api/share',
  summary: 'The share link of a prospect, or the result sent by email with its link',
  access: 'signed-in',
  token: 'write',
  body: z.union([
    z.object({
      email: emailSchema,
      organization: typedOrganizationSchema,
      certifications: certificationsSchema,
      searchId: z.optional(prospectIdSchema),
      ...words,
    }),
    /** The same of a prospect as it is saved. */
    z.object({ email: emailSchema, searchId: prospectIdSchema, ...words }),
    z.object({
      searchId: prospectIdSchema,
      /** With an address this is the other form, whatever is wrong with it. */
      email: z.optional(z.never('To send it by email, give a valid email, the organization and its certifications.')),
    }),
  ]),
  output: shareLinkSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND', 'KEY_REUSED'],
  countsItself: { limit: 'sendShare', what: 'Only the form with an email address counts.' },
  idempotent: true,
})

/** A link as its owner sees it. Moments are ISO 8601 in UTC. Who a reader is, no link can tell. */
const liveLinkSchema = z.object({
  shareId: z.string(),
  shareUrl: z.string(),
  createdAt: z.string(),
  /** First and last time a person opened it; null until then. */
  openedAt: z.nullable(z.string()),
  lastOpenedAt: z.nullable(z.string()),
  /** Views by people, of the shared page and of the marketing page it leads to. */
  viewCount: z.number(),
})
export type LiveLink = z.infer<typeof liveLinkSchema>

/** A link in a list over several prospects, with whom it is for. */
export const ownLinkSchema = z.extend(liveLinkSchema, {
  searchId: z.number(),
  organization: organizationSchema,
  contactFirstName: z.nullable(z.string()),
})

export type OwnLink = z.infer<typeof ownLinkSchema>

export const listShares = defineCall({
  method: 'GET',
  path: '/api/searches/:id/shares',
  summary: 'Live links of a prospect, newest first',
  access: 'signed-in',
  token: 'read',
  params: z.object({ id: numberParameter }),
  output: z.array(liveLinkSchema),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const listAllShares = defineCall({
  method: 'GET',
  path: '/api/shares',
  summary: 'Live links of all prospects of the user, newest first',
  access: 'signed-in',
  token: 'read',
  output: z.array(ownLinkSchema),
  errors: ['SIGNED_OUT'],
})

export const renewShare = defineCall({
  method: 'POST',
  path: '/api/share/:shareId/renew',
  summary: 'Turn off a link and make a new one in its place',
  access: 'signed-in',
  token: 'write',
  params: shareParams,
  output: shareLinkSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND', 'KEY_REUSED'],
  idempotent: true,
})

export const revokeShare = defineCall({
  method: 'DELETE',
  path: '/api/share/:shareId',
  summary: 'Turn off a link at once: one of a prospect of your own, and as an administrator any',
  access: 'signed-in',
  token: 'write',
  params: shareParams,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const getShare = defineCall({
  method: 'GET',
  path: '/api/share/:shareId',
  summary: 'What a share link shows',
  access: 'anyone',
  params: shareParams,
  output: shareViewSchema,
  errors: ['NOT_FOUND'],
})

export const updateShare = defineCall({
  method: 'PUT',
  path: '/api/share/:shareId/update',
  summary: 'Save a correction made through a share link, as a new version',
  access: 'anyone',
  params: shareParams,
  body: editBody,
  output: shareViewSchema,
  errors: ['NOT_FOUND', 'STALE_VERSION', 'KEY_REUSED'],
  limit: 'sharedEdit',
  idempotent: true,
})

/** Billing contact and choice; options left out count as the default choice. */
const interestBody = z.extend(billingSchema, { pricingOptions: z.optional(pricingOptionsSchema) })

export const submitShareInterest = defineCall({
  method: 'POST',
  path: '/api/share/:shareId/interest',
  summary: 'Start the free trial, or take a place on the Phase 2 waitlist, through a share link',
  access: 'anyone',
  params: shareParams,
  body: interestBody,
  output: interestOutcomeSchema,
  errors: ['NOT_FOUND', 'KEY_REUSED'],
  limit: 'interest',
  idempotent: true,
})

export const submitProspectInterest = defineCall({
  method: 'POST',
  path: '/api/searches/:id/interest',
  summary: 'The same for the owner of a prospect',
  access: 'signed-in',
  token: 'write',
  params: z.object({ id: numberParameter }),
  body: interestBody,
  output: interestOutcomeSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND', 'KEY_REUSED'],
  limit: 'interest',
  idempotent: true,
})

export const getShareInterest = defineCall({
  method: 'GET',
  path: '/api/share/:shareId/interest',
  summary: 'Trial or waitlist place of a share link, once it is marked interested',
  access: 'anyone',
  params: shareParams,
  output: interestOutcomeSchema,
  errors: ['NOT_FOUND'],
})

export const countShareView = defineCall({
  method: 'POST',
  path: '/api/share/:shareId/view',
  summary: 'Beacon of a share page that a person has had before them for a second',
  access: 'anyone',
  params: shareParams,
  errors: [],
  limit: 'visit',
})
