import * as z from 'zod/mini'
import { roleSchema } from '../accounts/account.ts'
import { prospectStatusSchema } from '../prospects/prospect-work.ts'
import { signInWays } from '../accounts/second-factor.ts'
import { tokenScopeSchema } from '../accounts/api-token.ts'

/** Fields of a prospect's contact, as they are named in calls. */
export const contactFields = ['contactFirstName', 'email', 'emailSubject', 'emailMessage'] as const
export type ContactField = (typeof contactFields)[number]

/** Fields of an account that can be changed, as they are named in calls. */
export const accountFields = ['username', 'displayName', 'email'] as const

const version = z.object({
  version: z.number(),
  /** In words: '1 certification modified'. Empty for versions from before events were written. */
  changes: z.array(z.string()),
  reason: z.nullable(z.string()),
  /** Suggestions of readers that waited and that it says; absent: none. */
  closes: z.optional(z.number()),
})
const link = z.object({ shareId: z.string() })
const mail = z.object({ mailId: z.string(), to: z.string(), subject: z.string() })
const billing = z.object({ billingName: z.string(), billingEmail: z.string() })

/** What happens to a prospect. Moments are ISO 8601 in UTC. */
const prospectHappeningSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('saved') }),
  z.extend(version, { type: z.literal('edited') }),
  /** Edited by whoever holds a link. */
  z.extend(version, { type: z.literal('corrected') }),
  z.object({ type: z.literal('contact-changed'), fields: z.array(z.enum(contactFields)) }),
  z.extend(link, { type: z.literal('shared') }),
  z.extend(link, { type: z.literal('link-ended') }),
  /**
   * `changes` in words: 'Paused'. `expiresOn` is another last day, '2026-12-26', null: none any more; events of before have it as words
   * among the others.
   */
  z.extend(link, {
    type: z.literal('link-changed'),
    changes: z.array(z.string()),
    expiresOn: z.optional(z.nullable(z.string())),
  }),
  /** Somebody whose link does not open asks for a new one. */
  z.extend(link, { type: z.literal('link-asked-for') }),
  /** An email with the link was written to somebody. */
  z.extend(mail, { type: z.literal('mailed') }),
  /** The owner sent an email of the outbox with a mail program of their own. */
  z.extend(mail, { type: z.literal('sent-by-hand') }),
  /** A person opened a link for the first time. */
  z.extend(link, { type: z.literal('visited') }),
  /** A reader said that a line is right, wrong or missing, and nothing was changed by it. */
  z.extend(link, {
    type: z.literal('remarked'),
    kind: z.enum(['right', 'wrong', 'missing']),
    line: z.nullable(z.string()),
    text: z.nullable(z.string()),
    /** True of one that its reader took back: it says so no longer. */
    takenBack: z.optional(z.literal(true)),
    /** The name that the reader gave, in events from before it was part of who did it. */
    name: z.optional(z.nullable(z.string())),
  }),
  z.extend(billing, { type: z.literal('interested') }),
  z.extend(billing, { type: z.literal('interest-changed') }),
  z.object({ type: z.literal('offered'), number: z.string(), perMonth: z.number(), validUntil: z.string() }),
  z.object({ type: z.literal('trial'), endsAt: z.string() }),
  z.object({ type: z.literal('waitlist'), place: z.nullable(z.number()) }),
  /** A newer look-up of the body found something else. */
  z.object({ type: z.literal('recheck-difference'), lookupId: z.string(), changes: z.number() }),
  /** Set by hand; null: it follows from what happens again. */
  z.object({ type: z.literal('status-set'), status: z.nullable(prospectStatusSchema) }),
  z.object({ type: z.literal('tagged'), added: z.array(z.string()), removed: z.array(z.string()) }),
  z.object({ type: z.literal('next-step'), step: z.nullable(z.string()), due: z.nullable(z.string()) }),
  z.object({ type: z.literal('noted') }),
  z.object({ type: z.literal('deleted') }),
  z.object({ type: z.literal('undeleted') }),
  z.object({ type: z.literal('handed-over'), from: z.string(), to: z.string() }),
  /** Another prospect of the same owner went into this one. */
  z.object({ type: z.literal('merged'), searchId: z.number(), organization: z.string() }),
])
export type ProspectHappening = z.infer<typeof prospectHappeningSchema>

/** What happens to an account and its rights. */
const accountHappeningSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('account-made'), role: roleSchema }),
  /** `with`: what came beside or in place of the password; absent: the password alone. */
  z.object({ type: z.literal('signed-in'), device: z.string(), with: z.optional(z.enum(signInWays)) }),
  /** `name`: that of a passkey; null: the authenticator app. */
  z.object({ type: z.literal('factor-added'), name: z.nullable(z.string()) }),
  z.object({ type: z.literal('factor-removed'), name: z.nullable(z.string()) }),
  z.object({ type: z.literal('recovery-codes-made') }),
  /** All of them, by an administrator or the operator. */
  z.object({ type: z.literal('factors-removed') }),
  /** `provider`: what the operator calls it. */
  z.object({ type: z.literal('identity-connected'), provider: z.string() }),
  z.object({ type: z.literal('identity-disconnected'), provider: z.string() }),
  z.object({ type: z.literal('account-changed'), fields: z.array(z.enum(accountFields)) }),
  z.object({ type: z.literal('password-changed'), by: z.enum(['owner', 'reset-link', 'administrator']) }),
  z.object({ type: z.literal('reset-link-made') }),
  z.object({ type: z.literal('sessions-ended') }),
  z.object({ type: z.literal('token-made'), name: z.string(), scope: tokenScopeSchema }),
  z.object({ type: z.literal('token-ended'), name: z.string() }),
  z.object({ type: z.literal('webhook-made'), url: z.string() }),
  z.object({ type: z.literal('webhook-ended'), url: z.string() }),
  z.object({ type: z.literal('role-changed'), role: roleSchema }),
  z.object({ type: z.literal('account-disabled') }),
  z.object({ type: z.literal('account-enabled') }),
  z.object({ type: z.literal('links-ended') }),
  z.object({ type: z.literal('prospects-handed-over'), to: z.string(), count: z.number() }),
])
export type AccountHappening = z.infer<typeof accountHappeningSchema>

/** What happens to the whole installation. */
const installationHappeningSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('setting-changed'), setting: z.enum(['sayWhenColleagueHasIt']), on: z.boolean() }),
  /** Whom it was is told nowhere; `account`: one went, too. */
  z.object({ type: z.literal('person-erased'), records: z.number(), account: z.boolean() }),
])
export type InstallationHappening = z.infer<typeof installationHappeningSchema>

const happeningSchema = z.discriminatedUnion('type', [
  ...prospectHappeningSchema.def.options,
  ...accountHappeningSchema.def.options,
  ...installationHappeningSchema.def.options,
])
export type Happening = z.infer<typeof happeningSchema>
export type EventType = Happening['type']

/** Every kind of event, in the order in which a choice shows them. */
export const eventTypes = happeningSchema.def.options.flatMap((option) => option.def.shape.type.def.values)

/** Who did it: an account, whoever held a share link, or the installation itself with its operator. */
export const actorKinds = ['account', 'link', 'system'] as const
export type ActorKind = (typeof actorKinds)[number]

/**
 * `name` is the account's name as it was then; null for a link, and for what the installation did by itself. `nameGiven` is what
 * whoever held a link called themselves, where they did: nobody checked it.
 */
const actorSchema = z.object({ kind: z.enum(actorKinds), name: z.nullable(z.string()), nameGiven: z.optional(z.string()) })
export type EventActor = z.infer<typeof actorSchema>

/** Something that happened to a prospect, as its owner reads it. */
export const prospectEventSchema = z.object({
  id: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  by: actorSchema,
  what: prospectHappeningSchema,
})
export type ProspectEvent = z.infer<typeof prospectEventSchema>

/** Something that happened, as administrators read it. */
export const auditEventSchema = z.object({
  id: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  by: z.extend(actorSchema, { id: z.nullable(z.string()) }),
  what: happeningSchema,
  /** Name of the prospect's body or of the account as it was then; null where it is about neither. */
  about: z.nullable(z.string()),
  /** Number of the prospect; null of another thing, and of one that is gone. */
  searchId: z.nullable(z.number()),
  /** Network address it was done from, an IPv6 one as its /64; null where none was noted. */
  address: z.nullable(z.string()),
})
export type AuditEvent = z.infer<typeof auditEventSchema>
