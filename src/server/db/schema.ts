import type { AccountsTables } from './tables/accounts.ts'
import type { EventsTables } from './tables/events.ts'
import type { EvidenceTables } from './tables/evidence.ts'
import type { FactorsTables } from './tables/factors.ts'
import type { IdentitiesTables } from './tables/identities.ts'
import type { ImportsTables } from './tables/imports.ts'
import type { InstallationTables } from './tables/installation.ts'
import type { InterestsTables } from './tables/interests.ts'
import type { LookupsTables } from './tables/lookups.ts'
import type { MailTables } from './tables/mail.ts'
import type { ProposalsTables } from './tables/proposals.ts'
import type { ProspectsTables } from './tables/prospects.ts'
import type { ResearchTables } from './tables/research.ts'
import type { SharesTables } from './tables/shares.ts'

<<<<<<< HEAD
/** A JSON column: written as JSON text, read parsed. */
type Json<T> = ColumnType<T, string, string>
/** A moment: timestamptz, always handled as Date. */
type Moment = ColumnType<Date, Date, Date>

export interface UsersTable {
  id: string
  username: string
  /** Unique; names compare without case. */
  username_key: string
  email: string
  /** Unique, lower case. */
  email_key: string
  /** How emails name whom they come from; null: the username. */
  display_name: ColumnType<string | null, string | null | undefined, string | null>
  password_hash: string
  role: Generated<Role>
  created_at: Moment
  disabled_at: Moment | null
}

/** Devices from which somebody has signed in: strangers' wrong tries do not slow them. */
export interface KnownDevicesTable {
  /** SHA-256 of the token, hexadecimal; the token itself is only in the cookie. */
  token_hash: string
  user_id: string
  seen_at: Moment
  expires_at: Moment
}

/** Wrong tries to sign in, counted together, and when the next one is looked at. Forgotten after an hour. */
export interface SignInTriesTable {
  /** What is counted together, as accounts/sign-in-waits.ts names it. */
  counted: string
  /** The name that was tried, as 20 bits of its hash; null for tries of any name. */
  name: string | null
  failures: number
  failed_at: Moment
  /** No try is looked at before; null: none was asked for yet. */
  next_at: Moment | null
}

export interface SessionsTable {
  /** SHA-256 of the token, hexadecimal; the token itself is only in the cookie. */
  token_hash: string
  /** Names it where it is listed; opens nothing. */
  id: Generated<string>
  user_id: string
  /** Browser and system it was opened from; '' when unknown. */
  device: string
  created_at: Moment
  seen_at: Moment
  expires_at: Moment
  /** Begun by a sign-in at the provider that says it asked for two factors: no factor of ours is owed. */
  two_factors_at_provider: Generated<boolean>
}

/** Whom the provider of single sign-on knows an account as. */
export interface IdentitiesTable {
  user_id: string
  /** As the provider's tokens name it; with another provider the row opens nothing. */
  issuer: string
  /** `sub`: never given to another person by the same issuer. */
  subject: string
  connected_at: Moment
  last_used_at: Moment | null
}

/** Browsers that were sent to the provider and have not come back yet. */
export interface AuthorizationRequestsTable {
  /** SHA-256 of the token, hexadecimal; the token itself, of which state, nonce and PKCE verifier are made, is only in the cookie. */
  token_hash: string
  /** Who connects the account there with theirs; null: whoever signs in. */
  user_id: string | null
  /** Session of whoever connects: it alone may end what it began. Null: somebody signs in. */
  session_hash: string | null
  /** The page that was asked for. */
  way_on: string | null
  expires_at: Moment
}

/** The authenticator app of an account. Its secret is nowhere: it is made of the salt and the installation's key when it is needed. */
export interface AuthenticatorAppsTable {
  user_id: string
  salt: string
  created_at: Moment
  /** Null until a code of it was typed: before, it does not count. */
  confirmed_at: Moment | null
  /** Number of the half minute whose code was taken last; none of it or before is taken again. */
  last_step: number
  last_used_at: Moment | null
}

/** Codes for whoever has lost the other factors. */
export interface RecoveryCodesTable {
  user_id: string
  /** From 0; the code begins with it. */
  number: number
  /** argon2id of the rest. */
  code_hash: string
  used_at: Moment | null
}

export interface PasskeysTable {
  id: string
  user_id: string
  /** As the authenticator names it, base64url. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** How often its authenticator says it was used; 0 where it does not count. */
  counter: number
  transports: Json<string[]>
  name: string
  created_at: Moment
  last_used_at: Moment | null
}

/** What a browser was given to sign for a passkey, once. */
export interface PasskeyChallengesTable {
  challenge: string
  /** Null: whoever signs in with a passkey alone. */
  user_id: string | null
  purpose: 'add' | 'second-step' | 'sign-in'
  expires_at: Moment
}

/** Sign-ins whose password was right and whose second step is due. */
export interface PendingSignInsTable {
  /** SHA-256 of the token, hexadecimal; the token itself is only in the cookie. */
  token_hash: string
  user_id: string
  /** Wrong codes so far. */
  failures: number
  expires_at: Moment
}

/** Personal tokens, by which programs make their owner's calls. */
export interface ApiTokensTable {
  id: string
  user_id: string
  name: string
  scope: TokenScope
  /** SHA-256 of the token, hexadecimal; the token itself is only with its owner. */
  token_hash: string
  created_at: Moment
  expires_at: Moment
  /** To the minute. */
  last_used_at: Moment | null
  revoked_at: Moment | null
}

export interface PasswordResetsTable {
  token_hash: string
  user_id: string
  created_at: Moment
  expires_at: Moment
  used_at: Moment | null
}

/** Fixed-window counters; swept when their window is over. */
export interface RateLimitsTable {
  key: string
  window_ends_at: Moment
  count: number
}

/** One row: what this installation keeps to itself. It is in no backup; a restored installation has its own. */
export interface InstallationTable {
  id: number
  /** 256 random bits for hashes that nobody else can make or test. */
  key: string
}

/** First answers of repeated requests, kept for a day; in no backup. */
export interface IdempotencyKeysTable {
  /** Owner of the key: user id, or share id of an anonymous caller. */
  owner: string
  call: string
  key: string
  /** HMAC under the installation's key, of the path and the body without its secrets. */
  request_hash: string
  status: number
  answer: Json<unknown>
  created_at: Moment
}

export interface LookupsTable {
  id: string
  /** The question: who asks, which address is read, with which added pages. */
  organization_key: string
  /** Folded name of the body. */
  name_key: string
  organization: Json<Organization>
  /** 'catalogue' or 'live': what the asker preferred. */
  prefer: 'catalogue' | 'live'
  status: 'running' | 'finished' | 'failed' | 'cancelled'
  /** Certifications found so far; empty once the whole answer stands in `result`. */
  certifications: Json<Certification[]>
  result: Json<LookupResult> | null
  failure_code: LookupFailureCode | null
  failure_message: string | null
  started_at: Moment
  /** A running look-up says so every few seconds; one that falls silent is taken over or ended. */
  alive_at: Moment
  finished_at: Moment | null
  cancel_requested: boolean
  /** 1, or 2 after it was interrupted and run again. */
  starts: number
  /** The only user it is shown to, of a look-up with pages that this user added; null: of public pages alone. */
  owner_id: string | null
  /** Keys of the added pages. */
  added: Json<string[]>
  /** Whose questions it answers and whom it is shown to; 'unknown': asked before this was written down, answers nobody. */
  audience: 'people' | 'anonymous' | 'unknown'
  /** The user who asked first, who alone may cancel it; null of an anonymous one. */
  asked_by: string | null
  /** SHA-256 of the secret by which an anonymous asker may cancel it. */
  secret_hash: string | null
  /** The site that was read, see research/site/site.ts; null while no website is known. */
  site_host: string | null
  site_path: string | null
  /** The look-up whose pages it read again; null of one that read its own. */
  pages_of: ColumnType<string | null, string | null | undefined, string | null>
  /** What a person had said of names when it was read. */
  settled_names: ColumnType<SettledNames | null, string | null | undefined, string | null>
}

/** A page that a look-up read, packed, so that it can be read again; goes with the look-up. */
export interface LookupPagesTable {
  lookup_id: string
  /** SHA-256 of its text. */
  page_id: string
  /** Its number among those of the look-up. */
  place: number
  /** As `research/readers/packed.ts` packs it. */
  packed: Uint8Array
  /** A person brought it. */
  by_person: boolean
}

/** What stands behind a line, as it was read or said; a row a source. Held by a look-up, or by the prospect that took it over. */
export interface EvidenceTable {
  id: string
  lookup_id: string | null
  prospect_id: number | null
  /** Version of the prospect that brought it in. */
  version: number | null
  /** The look-up that read it; kept after that is gone. */
  read_by: string | null
  /** The body's site as it stood when the line was read; null of a person's word. */
  site_host: string | null
  site_path: string | null
  certification_id: string | null
  certification_name: string
  field: PassageField
  /** Number of the passage in its field. */
  passage: number
  /** The text, and 72 bits of its hash to find it by. */
  line: string
  line_hash: string
  /** Order among the sources of one passage. */
  place: number
  /** 'document': brought by a person. 'none': the text was read, and nothing proves it. */
  kind: 'page' | 'document' | 'catalogue' | 'person' | 'none'
  url: string | null
  /** Stored copy, and where the quote stands in its text: UTF-16 units, end exclusive. */
  page_id: string | null
  quote_start: number | null
  quote_end: number | null
  /** As it is shown; null of kind 'none'. */
  evidence: ColumnType<Evidence | null, string | null, string | null>
}

/** Pages that a user adds to the reading of a body. */
export interface AddedPagesTable {
  id: string
  owner_id: string
  kind: 'address' | 'text' | 'file'
  url: string
  /** The text of a file or a pasted text; null for an address, which the look-up reads. */
  document: Json<CleanDocument> | null
  created_at: Moment
}

/** Clean text of pages that were read: the proof behind quotes, shared by look-ups. */
export interface EvidencePagesTable {
  /** SHA-256 of the text. */
  id: string
  url: string
  final_url: string
  title: string
  kind: string
  text: string
  etag: string | null
  last_modified: string | null
  /** SHA-256 of the bytes as they came. */
  content_hash: string
  read_at: Moment
  /** The last time a page with this text was read; now unless given. */
  last_read_at: ColumnType<Date, Date | undefined, Date>
}

/** Pages as they came, for asking 'has it changed?' instead of fetching again. */
export interface PageCopiesTable {
  url: string
  final_url: string
  content_type: string
  charset: string
  body: Uint8Array
  etag: string | null
  last_modified: string | null
  read_at: Moment
}

/** Bodies found on the web, remembered for the next search. */
export interface ModelAnswersTable {
  /** SHA-256 of the page's text, the prompt's version and the model. */
  key: string
  /** JSON text. */
  answer: string
  made_at: Moment
}

export interface ModelSpendingTable {
  /** 'YYYY-MM-DD' in UTC. */
  day: string
  tokens: number
  /** Dollars; 0 where no prices are set. */
  cost: number
}

export interface RememberedBodiesTable {
  key: string
  organization: Json<Organization>
  source: string
  found_at: Moment
}

export interface ProspectsTable {
  id: Generated<number>
  owner_id: string
  organization: Json<Organization>
  certifications: Json<Certification[]>
  email: string | null
  contact_first_name: string | null
  email_subject: string | null
  /** When its owner last opened it; null: not since this is noted. */
  looked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** What the owner writes to the contact, in the email with the link. */
  email_message: ColumnType<string | null, string | null | undefined, string | null>
  /** Number of the newest version. */
  version: number
  /** The body's site, by which proof is found; null while no website is known. */
  site_host: string | null
  site_path: string | null
  /** Version since which it is this one. */
  site_since: Generated<number>
  view_count: Generated<number>
  /** Set by hand, and when; null: it follows from what happened. */
  status: ColumnType<ProspectStatus | null, ProspectStatus | null | undefined, ProspectStatus | null>
  status_set_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  tags: ColumnType<string[], string | undefined, string>
  next_step: ColumnType<string | null, string | null | undefined, string | null>
  /** '2026-11-18'. */
  next_step_due: ColumnType<string | null, string | null | undefined, string | null>
  notes: ColumnType<string | null, string | null | undefined, string | null>
  /** What its owner said of names before it was saved; a re-check does not ask again. */
  settled_names: ColumnType<SettledNames | null, string | null | undefined, string | null>
  /** What the list shows of the certifications; null until a list was asked for since they changed. */
  brief: ColumnType<Brief | null, string | null | undefined, string | null>
  created_at: Moment
  updated_at: Moment
  deleted_at: Moment | null
}

/** Certifications as the list shows them. */
export interface Brief {
  names: { name: string; acronym?: string | undefined; retired?: boolean | undefined }[]
  /** As domain/line-letters.ts writes them. */
  lines: string
}

/** A view of the list that its owner keeps under a name. */
export interface SavedViewsTable {
  id: string
  owner_id: string
  /** Unique for its owner. */
  name: string
  /** Search parameters of the list's address, without '?'. */
  search: string
  created_at: Moment
}

/** What a look-up would change in a prospect, until its owner has decided; one a prospect, the newest. */
export interface ProposalsTable {
  prospect_id: number
  lookup_id: string
  /** How many changes are news; null while the look-up runs. */
  changes: number | null
  made_at: Moment
  /** When the owner was told by mail; null until then. */
  told_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** When the site of a prospect was last read for it, and what its owner has declined. */
export interface RechecksTable {
  prospect_id: number
  checked_at: Moment | null
  /** Until then one process is at it, or has found that the site cannot be read for now. */
  claimed_until: Moment | null
  /** Changes that the owner did not want, by their words; they are not proposed again. */
  declined: ColumnType<string[], string | undefined, string>
}

export interface VersionsTable {
  prospect_id: number
  number: number
  author: string
  /** 'editor' or 'share-link'. */
  via: string
  change_reason: string | null
  organization: Json<Organization>
  certifications: Json<Certification[]>
  /** Written by releases before rows of evidence; read no more. */
  introduces: Generated<string[]>
  created_at: Moment
}

export interface ShareLinksTable {
  /** Random, 128 bits or more, URL-safe. */
  id: string
  prospect_id: number
  created_at: Moment
  revoked_at: Moment | null
  /** First and last time a person opened it; null until then. */
  opened_at: Moment | null
  last_opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Views by people, counted as a prospect's are. */
  view_count: Generated<number>
  /** What its owner calls it: 'for the board'. */
  name: ColumnType<string | null, string | null | undefined, string | null>
  mode: ColumnType<LinkMode, LinkMode | undefined, LinkMode>
  paused_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** From this moment on it does not open. */
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When its owner was told that it is about to expire. */
  expiry_told_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  passcode_hash: ColumnType<string | null, string | null | undefined, string | null>
  /** Whether its owner gets emails about it. */
  notify: Generated<boolean>
  /** Whether search engines may list its page and read it as data. */
  published: Generated<boolean>
  /** When its owner was last told that somebody who has it asks for a new one. */
  asked_for_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** What a reader of a link said of a line, a certification, or what is missing. */
export interface RemarksTable {
  id: string
  share_id: string
  kind: RemarkKind
  status: RemarkStatus
  said_by: string | null
  /** Of the certification as it was shown; null where a whole one is missing. */
  certification_id: string | null
  certification_name: string | null
  field: LineField | null
  /** The line as it was shown. */
  line: string | null
  text: string | null
  said_at: Moment
  decided_at: Moment | null
}

/** A summary of the week that an owner ordered; no row: none. */
export interface WeeklySummariesTable {
  user_id: string
  /** What happened until then was told, or was before it was ordered. */
  told_until: Moment
  due_at: Moment
}

/** A visit of a person to a link. */
export interface LinkVisitsTable {
  /** Random, 256 bits; the browser keeps it for half an hour. */
  id: string
  share_id: string
  at: Moment
  /** Ids of the certifications that were opened. */
  programs: Json<string[]>
  /** Lines whose quotes were opened: certification and place. */
  quotes: Json<string[]>
  printed: boolean
}

/** What was offered, whole and unchanged since; moves with its prospect where two become one. */
export interface OffersTable {
  /** '17-2': the second one for prospect 17. */
  number: string
  prospect_id: number
  /** Hash of the day and of what is offered: the same asked again on a day is the same offer. */
  fingerprint: string
  made_at: Moment
  /** The last day on which it holds, 'YYYY-MM-DD' in UTC. */
  valid_until: string
  offered: Json<Offered>
}

/** The current interest of a prospect; earlier submissions stand in interest_history. */
export interface InterestsTable {
  prospect_id: number
  billing_name: string
  billing_email: string
  pricing_options: Json<PricingOptions>
  price_per_month: number
  price_per_year: number
  outcome: 'trial' | 'waitlist'
  /** Order of arrival in the queue; the place shown counts those still waiting before it. */
  queue_number: number | null
  trial_ends_at: Moment | null
  submitted_at: Moment
  updated_at: Moment
}

export interface InterestHistoryTable {
  id: string
  prospect_id: number
  billing_name: string
  billing_email: string
  pricing_options: Json<PricingOptions>
  price_per_month: number
  submitted_at: Moment
}

/** One row: seats of Phase 1 taken and the last queue number given; locked while a seat is claimed. */
export interface PhaseTable {
  id: number
  seats_taken: number
  last_queue_number: number
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
  /** Null for emails that nobody can opt out of. */
  /** The prospect it is about; null of another email, and once that is gone. */
  prospect_id: number | null
  /** Whom it names as its sender; null: the product. */
  from_name: string | null
  /** Whom an answer goes to; null: whom it comes from. */
  reply_to: string | null
  topic: MailTopic | null
  opt_out_token: string | null
}

/** One edit through a link, as an email to the owner tells it. */
export interface ToldEdit {
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
export interface ToldSentence {
  /** ISO 8601 in UTC. */
  at: string
  sentence: string
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

/** What happened, written with the change itself; kept for a year. */
export interface EventsTable {
  /** Sorts by time. */
  id: string
  at: Moment
  actor_kind: ActorKind
  /** Of an account its id, of whoever held a link the link's key. */
  actor_id: string | null
  /** Of an account as it was then; of whoever held a link what they called themselves, which nobody checked. */
  actor_name: string | null
  /** IPv4 address, or the /64 of an IPv6 one; null where none is noted. */
  address: string | null
  type: EventType
  /** What domain/event.ts says of this type. */
  details: Json<Record<string, unknown>>
  /** What it happened to; null of another thing, and once that is gone. */
  prospect_id: number | null
  account_id: string | null
  /** Name of the body or of the account, as it was then. */
  about: string | null
}

/** Addresses that events of their owner's prospects are sent to. */
export interface WebhooksTable {
  id: string
  user_id: string
  url: string
  /** Signs what is sent, so it is kept as it is. */
  secret: string
  /** The one before it, which signs beside it until a moment. */
  former_secret: string | null
  former_secret_until: Moment | null
  created_at: Moment
}

/** Events on their way to webhooks, written with the events themselves. */
export interface WebhookDeliveriesTable {
  /** Order in which they happened. */
  number: Generated<number>
  id: string
  webhook_id: string
  prospect_id: number
  type: string
  /** The text that is sent, letter for letter. */
  body: string
  status: DeliveryState
  attempts: Generated<number>
  created_at: Moment
  /** Of a waiting one the next try; of one being sent the end of its claim. */
  next_attempt_at: Moment
  give_up_at: Moment
  delivered_at: Moment | null
  last_error: string | null
}

/** One row, once administrators have decided something for everybody. */
export interface TeamSettingsTable {
  id: number
  say_when_colleague_has_it: boolean
}

/** A list of bodies and contacts that is taken over in the background. */
export interface ImportsTable {
  id: string
  owner_id: string
  created_at: Moment
  cancelled_at: Moment | null
}

export interface ImportRowsTable {
  import_id: string
  /** From 1, as in the file. */
  number: number
  given: Json<ImportRow>
  state: ImportState
  /** Readings of the name, once it has several. */
  candidates: ColumnType<OrganizationMatch[] | null, string | null | undefined, string | null>
  /** The reading that its owner chose. */
  organization: ColumnType<Organization | null, string | null | undefined, string | null>
  message: ColumnType<string | null, string | null | undefined, string | null>
  prospect_id: ColumnType<number | null, number | null | undefined, number | null>
  /** Who works on it; null of a row that nobody has begun, and of one that is done. */
  claim: ColumnType<string | null, string | null | undefined, string | null>
  /** A waiting row is not begun before; of a claimed one, when another process may take it. */
  not_before: Moment
}

export interface Database {
  users: UsersTable
  sessions: SessionsTable
  authenticator_apps: AuthenticatorAppsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  pending_sign_ins: PendingSignInsTable
  identities: IdentitiesTable
  authorization_requests: AuthorizationRequestsTable
  api_tokens: ApiTokensTable
  known_devices: KnownDevicesTable
  sign_in_tries: SignInTriesTable
  password_resets: PasswordResetsTable
  rate_limits: RateLimitsTable
  installation: InstallationTable
  idempotency_keys: IdempotencyKeysTable
  lookups: LookupsTable
  lookup_pages: LookupPagesTable
  evidence: EvidenceTable
  added_pages: AddedPagesTable
  evidence_pages: EvidencePagesTable
  page_copies: PageCopiesTable
  model_answers: ModelAnswersTable
  model_spending: ModelSpendingTable
  remembered_bodies: RememberedBodiesTable
  prospects: ProspectsTable
  proposals: ProposalsTable
  rechecks: RechecksTable
  versions: VersionsTable
  share_links: ShareLinksTable
  link_visits: LinkVisitsTable
  offers: OffersTable
  interests: InterestsTable
  interest_history: InterestHistoryTable
  phase: PhaseTable
  outbox: OutboxTable
  edit_notices: EditNoticesTable
  remarks: RemarksTable
  mail_choices: MailChoicesTable
  weekly_summaries: WeeklySummariesTable
  events: EventsTable
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
  team_settings: TeamSettingsTable
  saved_views: SavedViewsTable
  imports: ImportsTable
  import_rows: ImportRowsTable
}
=======
/** Every table by its name. What each holds stands in `tables`, by noun; migrations make them. */
export interface Database
  extends AccountsTables,
    EventsTables,
    EvidenceTables,
    FactorsTables,
    IdentitiesTables,
    ImportsTables,
    InstallationTables,
    InterestsTables,
    LookupsTables,
    MailTables,
    ProposalsTables,
    ProspectsTables,
    ResearchTables,
    SharesTables {}
>>>>>>> server
