import type { MailKind, MailStatus, MailTopic } from '#domain/mail/mail.ts'
import type { Json, Moment } from './columns.ts'

/** A summary of the week that an owner ordered; no row: none. */
export interface WeeklySummariesTable {
  user_id: string
  /** What happened until then was told, or was before it was ordered. */
  told_until: Moment
  due_at: Moment
}

/** Emails written with the change they tell of; a worker delivers them. */
export interface OutboxTable {
  id: string
  kind: MailKind
  to_name: string | null
  to_email: string
  subject: string
  text: string
  html: string
  /** User who may read it in the built-in outbox. */
  owner_id: string | null
  /** The same key is written once. */
  dedupe_key: string | null
  status: MailStatus
  attempts: number
  last_error: string | null
  created_at: Moment
  /** Of a waiting email the next try; of one being sent the end of its claim, when another process may take it. */
  next_attempt_at: Moment
  /** After this moment it is not tried again. */
  give_up_at: Moment
  sent_at: Moment | null
  /** The prospect it is about; null of another email, and once that is gone. */
  prospect_id: number | null
  /** Whom it names as its sender; null: the product. */
  from_name: string | null
  /** Whom an answer goes to; null: whom it comes from. */
  reply_to: string | null
  /** Null for emails that nobody can opt out of. */
  topic: MailTopic | null
  opt_out_token: string | null
}

/** One edit through a link, as an email to the owner tells it. */
interface ToldEdit {
  version: number
  /** ISO 8601 in UTC. */
  at: string
  /** In words: '1 certification modified'. */
  changes: string[]
  /** What the reader called themselves; absent in what waited when it was added. */
  nameGiven?: string | null
  reason: string | null
}

/** Anything else that happened on a link, in words. */
interface ToldSentence {
  /** ISO 8601 in UTC. */
  at: string
  sentence: string
  /** Of a confirmation what it confirms, and how often it was said since the email began to wait: the same again is one sentence with it. */
  confirms?: { what: string; link: string; times: number }
}

export type ToldNews = ToldEdit | ToldSentence

/** The news of links that an email to a prospect's owner tells of. */
export interface EditNoticesTable {
  mail_id: string
  prospect_id: number
  /** When it goes out; until then it takes in further news. */
  due_at: Moment
  edits: Json<ToldNews[]>
}

/** What an address chose about a topic; made with the first email that offers the choice. */
export interface MailChoicesTable {
  /** The address in lower case. */
  email_key: string
  topic: MailTopic
  /** 256 random bits, URL-safe: whoever has it may choose. */
  token: string
  opted_out_at: Moment | null
}

export interface MailTables {
  outbox: OutboxTable
  edit_notices: EditNoticesTable
  mail_choices: MailChoicesTable
  weekly_summaries: WeeklySummariesTable
}
