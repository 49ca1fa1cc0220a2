import * as z from 'zod/mini'
import { roleSchema } from './account.ts'

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
})
const link = z.object({ shareId: z.string() })
const mail = z.object({ mailId: z.string(), to: z.string(), subject: z.string() })
const billing = z.object({ billingName: z.string(), billingEmail: z.string() })

function happening<Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: z.ZodMiniObject<Fields>) {
  return z.extend(fields, { type: z.literal(type) })
}
const nothing = z.object({})

/** What happens to a prospect. Moments are ISO 8601 in UTC. */
export const prospectHappeningSchema = z.discriminatedUnion('type', [
  happening('saved', nothing),
  happening('edited', version),
  /** Edited by whoever holds a link. */
  happening('corrected', version),
  happening('contact-changed', z.object({ fields: z.array(z.enum(contactFields)) })),
  happening('shared', link),
  happening('link-ended', link),
  /** A mail with the link was written to somebody. */
  happening('mailed', mail),
  /** The owner sent a mail of the outbox with a mail program of their own. */
  happening('sent-by-hand', mail),
  /** A person opened a link for the first time. */
  happening('visited', link),
  happening('interested', billing),
  happening('interest-changed', billing),
  happening('trial', z.object({ endsAt: z.string() })),
  happening('waitlist', z.object({ place: z.nullable(z.number()) })),
  /** A newer look-up of the body found something else. */
  happening('recheck-difference', z.object({ lookupId: z.string(), changes: z.number() })),
  happening('deleted', nothing),
  happening('undeleted', nothing),
  happening('handed-over', z.object({ from: z.string(), to: z.string() })),
  /** Another prospect of the same owner went into this one. */
  happening('merged', z.object({ searchId: z.number(), organization: z.string() })),
])
export type ProspectHappening = z.infer<typeof prospectHappeningSchema>

/** What happens to an account and its rights. */
export const accountHappeningSchema = z.discriminatedUnion('type', [
  happening('account-made', z.object({ role: roleSchema })),
  happening('signed-in', z.object({ device: z.string() })),
  happening('account-changed', z.object({ fields: z.array(z.enum(accountFields)) })),
  happening('password-changed', z.object({ by: z.enum(['owner', 'reset-link', 'administrator']) })),
  happening('reset-link-made', nothing),
  happening('sessions-ended', nothing),
  happening('role-changed', z.object({ role: roleSchema })),
  happening('account-disabled', nothing),
  happening('account-enabled', nothing),
  happening('links-ended', nothing),
  happening('prospects-handed-over', z.object({ to: z.string(), count: z.number() })),
])
export type AccountHappening = z.infer<typeof accountHappeningSchema>

/** What happens to the whole installation. */
export const installationHappeningSchema = z.discriminatedUnion('type', [
  happening('setting-changed', z.object({ setting: z.enum(['sayWhenColleagueHasIt']), on: z.boolean() })),
])
export type InstallationHappening = z.infer<typeof installationHappeningSchema>

export const happeningSchema = z.discriminatedUnion('type', [
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

/** `name` is the account's name as it was then; null for a link, and for what the installation did by itself. */
export const actorSchema = z.object({ kind: z.enum(actorKinds), name: z.nullable(z.string()) })
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
