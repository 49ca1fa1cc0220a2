import { pages, wholeAddress } from '#contract/pages.ts'
import { formatDay } from '#domain/text/day-words.ts'
import type { Offer } from '#domain/offers/offer.ts'
import { dollars } from '#domain/public-face/pricing.ts'
import { quotedLines } from '#domain/shares/apply-remark.ts'
import { readerWords } from '#domain/shares/link-holder.ts'
import { describeChanges, summarizeChanges } from '#domain/prospects/versions.ts'
import { findOwner } from '../accounts/owner.ts'
import type { Context } from '../context.ts'
import type { ToldNews } from '../db/tables/mail.ts'
import type { Statements } from '../db/transaction.ts'
import { enqueueMail, rewriteWaiting } from '../mail/outbox.ts'
import { linkNewsNotice } from '../mail/templates/link-news.ts'
import type { StoredProspect } from '../prospects/store.ts'
import { typedOrNull } from '#domain/text/text.ts'

/** Lets the next news of an owner's prospects be told anew: to whoever has them then, in no email that waits for the one before. */
export async function endNoticesTo(trx: Statements, ownerId: string): Promise<void> {
  await trx
    .deleteFrom('edit_notices')
    .where('prospect_id', 'in', (from) => from.selectFrom('prospects').select('prospects.id').where('owner_id', '=', ownerId))
    .execute()
}

/** Milliseconds between two emails about one prospect: what happens meanwhile is told together. */
const between = 3_600_000

/** Why an edit was made, and by whom, as its reader says; or the remark that it carries out. */
type Told = { reason: string | null; nameGiven: string | null } | { said: Said }

/** Tells the owner of an edit through a link, with the prospect's row locked. */
export async function tellOfEdit(
  context: Context,
  trx: Statements,
  shareId: string,
  before: StoredProspect,
  after: StoredProspect,
  told: Told,
): Promise<void> {
  const changes = describeChanges(summarizeChanges(before, after))
  await tell(context, trx, shareId, before, {
    version: after.version,
    at: context.now().toISOString(),
    // Which line was corrected says more than that one was.
    changes: 'said' in told ? [saidWords(told.said, 'changed')] : changes,
    nameGiven: 'said' in told ? told.said.said_by : told.nameGiven,
    reason: 'said' in told ? null : typedOrNull(told.reason),
  })
}

/** Tells the owner that a person opened a link for the first time, with the prospect's row locked. */
export async function tellOfVisit(context: Context, trx: Statements, shareId: string, prospect: StoredProspect): Promise<void> {
  const at = context.now().toISOString()
  await tell(context, trx, shareId, prospect, { at, sentence: 'The link was opened for the first time.' })
}

/** Tells the owner that an offer was made through a link, with the prospect's row locked. */
export async function tellOfOffer(
  context: Context,
  trx: Statements,
  shareId: string,
  prospect: StoredProspect,
  { number, perMonth, validUntil }: Pick<Offer, 'number' | 'perMonth' | 'validUntil'>,
): Promise<void> {
  const sentence = `Offer No. ${number} was made: ${dollars(perMonth)} a month, valid until ${formatDay(validUntil)}.`
  await tell(context, trx, shareId, prospect, { at: context.now().toISOString(), sentence })
}

interface Said {
  kind: 'right' | 'wrong' | 'missing'
  said_by: string | null
  line: string | null
  text: string | null
  certification_name: string | null
  in_all: boolean
  /** What was called right is called so no longer. */
  takenBack?: true
}

/** Tells the owner what a reader said of a line, with the prospect's row locked. */
export async function tellOfRemark(
  context: Context,
  trx: Statements,
  shareId: string,
  prospect: StoredProspect,
  said: Said,
): Promise<void> {
  const confirms =
    said.kind === 'right' && said.takenBack === undefined ? { what: confirmedWords(said), link: shareId, times: 1 } : undefined
  await tell(context, trx, shareId, prospect, {
    at: context.now().toISOString(),
    sentence: `${readerWords(said.said_by)} ${saidWords(said, 'said')}.`,
    ...(confirms === undefined ? {} : { confirms }),
  })
}

/** Characters of a line that an email quotes. */
const longest = 200

function quoted(words: string | null): string {
  return quotedLines((words ?? '').slice(0, longest))
}

/**
 * What a reader changed, as a line of a list: 'Corrected ‘US$405’ to ‘US$425’ (PMP)'; or said, as it follows upon who said it:
 * 'suggests ‘US$425’ in place of ‘US$405’ (PMP)'.
 */
function saidWords(said: Said, way: 'changed' | 'said'): string {
  const { kind, line, text, certification_name: name, in_all: inAll } = said
  const where = name === null ? '' : ` (${name})`
  const scope = inAll ? ' in all certifications that have it' : ''
  if (kind === 'right') return `${said.takenBack === true ? 'took back having confirmed' : 'confirmed'} ${confirmedWords(said)}`
  if (kind === 'missing')
    return way === 'changed' ? `Added ${quoted(text)}${where}` : `says that ${quoted(text)} is missing${where}`
  if (way === 'changed') return `Corrected ${quoted(line)} to ${quoted(text)}${scope}${where}`
  return `suggests ${quoted(text)} in place of ${quoted(line)}${scope}${where}`
}

/** The line that is called right, and where it stands; the program, where all of it is. */
function confirmedWords({ line, certification_name: name }: Said): string {
  if (line === null) return quoted(name)
  return name === null ? quoted(line) : `${quoted(line)} (${name})`
}

/** News with one more; a confirmation of what was confirmed already makes one sentence with it, for names that nobody checks could fill an email. */
function withNews(all: readonly ToldNews[], told: ToldNews, ofLink: string): ToldNews[] {
  if (!('sentence' in told) || told.confirms === undefined) return [...all, told]
  const { what, link } = told.confirms
  const isSame = (one: ToldNews) => 'sentence' in one && one.confirms?.what === what && one.confirms.link === link
  const before = all.find(isSame)
  if (before === undefined || !('sentence' in before)) return [...all, told]
  const times = (before.confirms?.times ?? 1) + 1
  const sentence = `${what} was confirmed ${times} times.${ofLink}`
  return all.map((one) => (one === before ? { at: told.at, sentence, confirms: { what, link, times } } : one))
}

/**
 * Tells the owner of news of a link, in the transaction in which they happen and with the prospect's row locked: at once when no email
 * about the prospect went out within the hour, else in the one that goes out when the hour is over. Of a muted link nothing is told.
 */
async function tell(context: Context, trx: Statements, shareId: string, prospect: StoredProspect, news: ToldNews): Promise<void> {
  const link = await trx.selectFrom('share_links').select(['name', 'notify']).where('id', '=', shareId).executeTakeFirst()
  if (link === undefined || !link.notify) return
  const now = context.now()
  const last = await trx
    .selectFrom('edit_notices')
    .selectAll()
    .where('prospect_id', '=', prospect.id)
    .orderBy('due_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const owner = await findOwner(trx, prospect.owner_id)
  const letterOf = (all: readonly ToldNews[]) =>
    linkNewsNotice({
      owner: owner.username,
      organization: prospect.organization.name,
      news: all,
      editor: wholeAddress(context.config.publicUrl, pages.editProspect(prospect.id)),
      link: wholeAddress(context.config.publicUrl, pages.prospect(prospect.id)),
    })
  const ofLink = link.name === null ? '' : ` Link: ${link.name}`
  const told = 'sentence' in news ? { ...news, sentence: `${news.sentence}${ofLink}` } : news

  if (last !== undefined && last.due_at > now) {
    const all = withNews(last.edits, told, ofLink)
    if (await rewriteWaiting(context, trx, last.mail_id, letterOf(all))) {
      const update = trx.updateTable('edit_notices').set({ edits: JSON.stringify(all) })
      await update.where('mail_id', '=', last.mail_id).execute()
      return
    }
  }
  // Never later than the hour, also when the clock was set back since.
  const due = last === undefined ? now.getTime() : Math.min(last.due_at.getTime(), now.getTime()) + between
  const dueAt = new Date(Math.max(now.getTime(), due))
  const to = { name: owner.username, email: owner.email }
  const mail = await enqueueMail(context, trx, { ...letterOf([told]), to, ownerId: owner.id, dueAt })
  if (mail === undefined) return
  await trx
    .insertInto('edit_notices')
    .values({ mail_id: mail.id, prospect_id: prospect.id, due_at: dueAt, edits: JSON.stringify([told]) })
    .execute()
}
