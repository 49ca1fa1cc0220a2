import { certificationsSchema, writtenCertificationsSchema } from '#domain/certifications/certification.ts'
import { organizationSchema, typedOrganizationSchema } from '#domain/organizations/organization.ts'
import { emailSchema } from '#domain/accounts/account.ts'
import { daySchema } from '#domain/text/calendar-day.ts'
import { givenPasscodeSchema, linkModeSchema, linkNameSchema, passcodeSchema } from '#domain/shares/link.ts'
import { ofEachOption } from '#domain/shares/link-options.ts'
import { letterPartSchema } from '#domain/mail/letter-part.ts'
import { outboxMailSchema } from '#domain/mail/mail.ts'
import { emailMessageSchema, emailSubjectSchema, optionalEmailSchema, prospectIdSchema } from '#domain/prospects/prospect.ts'
import { remarkNameSchema } from '#domain/shares/remark.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter, numberParameter } from './parameters.ts'
import { editBody } from './prospects.ts'

const shareParams = z.object({ shareId: keyParameter })

/** What the holder of a link sees, field by field: no owner, no email, no billing. */
export const shareViewSchema = z.object({
  organization: organizationSchema,
  certifications: certificationsSchema,
  /** Only where nothing is shown because all that was found waits for a check by the sender. */
  awaitsCheck: z.optional(z.literal(true)),
  /** How many more names a reading of the site saw and read nothing about: they may be programs. */
  namesUnread: z.optional(z.number()),
  searchId: z.number(),
  interested: z.boolean(),
  /** Number of the newest version; an edit through the link names it. */
  version: z.number(),
  /** What whoever holds the link may do. */
  mode: linkModeSchema,
})
export type ShareView = z.infer<typeof shareViewSchema>

const shareLinkSchema = z.object({
  shareUrl: z.string(),
  shareId: z.string(),
  /**
   * Of the email form only: what became of the email after a few seconds. 'link-only': its address has opted out, so that only the link
   * was made.
   */
  delivery: z.optional(z.enum(['accepted', 'outbox', 'failed', 'link-only'])),
  /** Why it was not accepted, for a person; absent where no mail server is set up. */
  message: z.optional(z.string()),
  /** The email in the outbox. */
  mailId: z.optional(z.string()),
})

/** Of an email with a link; what is left out is taken from the prospect, and what is given is kept there. */
const words = { subject: z.optional(emailSubjectSchema), message: z.optional(emailMessageSchema) }

export const previewShareMail = defineCall({
  method: 'POST',
  path: '/api/searches/:id/mail-preview',
  summary: 'The email with the link as its recipient would get it; writes nothing',
  access: 'signed-in',
  token: 'read',
  params: z.object({ id: numberParameter }),
  body: z.object({ email: z.optional(optionalEmailSchema), ...words }),
  output: z.object({
    /** Name that stands as the sender's; the address is the installation's. */
    fromName: z.string(),
    /** null: the sender's address takes no email. */
    replyTo: z.nullable(z.string()),
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
      certifications: writtenCertificationsSchema,
      searchId: z.optional(prospectIdSchema),
      ...words,
    }),
    /** The same of a prospect as it is saved. */
    z.object({ email: emailSchema, searchId: prospectIdSchema, ...words }),
    z.object({
      searchId: prospectIdSchema,
      /** One more link, also where one opens. */
      another: z.optional(z.boolean()),
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
  name: z.nullable(z.string()),
  mode: linkModeSchema,
  paused: z.boolean(),
  /** Its last day in UTC, 'YYYY-MM-DD'; null: without end. */
  expiresOn: z.nullable(z.string()),
  /** Whether that day is over. */
  expired: z.boolean(),
  hasPasscode: z.boolean(),
  ...ofEachOption(() => z.boolean()),
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
  summary: 'Links of a prospect that were not turned off, newest first',
  access: 'signed-in',
  token: 'read',
  params: z.object({ id: numberParameter }),
  output: z.array(liveLinkSchema),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const listAllShares = defineCall({
  method: 'GET',
  path: '/api/shares',
  summary: 'Links of all prospects of the user that were not turned off, newest first',
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

export const changeShare = defineCall({
  method: 'PATCH',
  path: '/api/share/:shareId',
  summary:
    'Name a link, choose what its holders may do, pause it, set its last day and its passcode, publish it; omitted fields are unchanged',
  access: 'signed-in',
  token: 'write',
  params: shareParams,
  body: z.object({
    /** Null or empty: no name. */
    name: z.optional(z.nullable(linkNameSchema)),
    mode: z.optional(linkModeSchema),
    paused: z.optional(z.boolean()),
    /** Last day in UTC; null: without end. */
    expiresOn: z.optional(z.nullable(daySchema)),
    /** Null: none. Whoever gave the one before gives the new one. */
    passcode: z.optional(z.nullable(passcodeSchema)),
    ...ofEachOption(() => z.optional(z.boolean())),
  }),
  output: liveLinkSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const givePasscode = defineCall({
  method: 'POST',
  path: '/api/share/:shareId/passcode',
  summary: 'Give the passcode of a link; the browser keeps a cookie that opens it for a week',
  access: 'anyone',
  params: shareParams,
  body: z.object({ passcode: givenPasscodeSchema }),
  errors: ['NOT_FOUND', 'WRONG_PASSCODE'],
  limit: 'passcode',
})

export const askForLink = defineCall({
  method: 'POST',
  path: '/api/share/:shareId/ask',
  summary: 'Ask for a new link in place of one that does not open; the answer is the same for every key',
  access: 'anyone',
  params: shareParams,
  errors: [],
  limit: 'askForLink',
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
  errors: ['PASSCODE_NEEDED', 'NOT_FOUND'],
})

export const updateShare = defineCall({
  method: 'PUT',
  path: '/api/share/:shareId/update',
  summary: 'Save a correction made through a share link, as a new version',
  access: 'anyone',
  params: shareParams,
  body: z.extend(editBody, {
    /** Who corrects, as they give it. */
    by: z.optional(remarkNameSchema),
  }),
  output: shareViewSchema,
  errors: ['PASSCODE_NEEDED', 'LINK_MODE', 'NOT_FOUND', 'STALE_VERSION', 'KEY_REUSED'],
  limit: 'sharedEdit',
  idempotent: true,
})
