import * as z from 'zod/mini'

/** Every email there is, by its template. */
export const mailKinds = [
  'share',
  'password-reset',
  'password-changed',
  'account-changed',
  'second-factor-changed',
  'new-device',
  'new-account',
  'trial-started',
  'waitlist',
  'promoted',
  'contact-replaced',
  'interest-notice',
  'shared-edit',
  'handed-over',
  'site-changed',
  'new-link-asked',
  'link-expiring',
  'link-news',
  'weekly-summary',
] as const
export type MailKind = (typeof mailKinds)[number]

/**
 * What an address can be spared: results that somebody shares with it, notices about one's own prospects, what their sites say now, and
 * summaries of the week.
 */
const mailTopics = ['results', 'notices', 'site-changes', 'weekly-summaries'] as const
export type MailTopic = (typeof mailTopics)[number]

/**
 * The topic of an email; null for one that answers what its reader did or needs (a reset, an account, a trial, a place in line):
 * those go out whatever was chosen.
 */
export const topicOf: Readonly<Record<MailKind, MailTopic | null>> = {
  share: 'results',
  'password-reset': null,
  'password-changed': null,
  'account-changed': null,
  'second-factor-changed': null,
  'new-device': null,
  'new-account': null,
  'trial-started': null,
  waitlist: null,
  promoted: null,
  'contact-replaced': null,
  'interest-notice': 'notices',
  'shared-edit': 'notices',
  'handed-over': null,
  'site-changed': 'site-changes',
  'new-link-asked': 'notices',
  'link-expiring': 'notices',
  'link-news': 'notices',
  'weekly-summary': 'weekly-summaries',
}

/**
 * How far an email has come. 'sent': a mail server accepted it; 'failed': given up; 'suppressed': its address has opted out.
 * 'sent-by-hand': its owner sent it with a mail program of their own. Without a mail server an email stays 'waiting' until then.
 */
const mailStatuses = ['waiting', 'sending', 'sent', 'failed', 'suppressed', 'sent-by-hand'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** An email in the outbox, as the user it belongs to sees it. Moments are ISO 8601 in UTC. */
export const outboxMailSchema = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  to: z.object({ name: z.nullable(z.string()), email: z.string() }),
  subject: z.string(),
  status: z.enum(mailStatuses),
  /** Tries so far. */
  attempts: z.number(),
  /** Why the last try did not succeed, as the mail server said it. */
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  /** The next try, of a waiting email where there is a mail server. */
  nextAttemptAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
})
export type OutboxMail = z.infer<typeof outboxMailSchema>
