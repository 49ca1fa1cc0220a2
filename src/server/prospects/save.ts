import { type Certification, writtenCertificationsSchema } from '#domain/certifications/certification.ts'
import { brand } from '#domain/public-face/content.ts'
import { typedOrganizationSchema } from '#domain/organizations/organization.ts'
import { carryProof, passagesIntroduced, textsWithoutSource, withoutForeignProof, withStableIds } from '#domain/proof/proof.ts'
import type { Author } from '#domain/evidence/stated-by-a-person.ts'
import { sameValue } from '#domain/text/same-value.ts'
import { withHiddenLines, withoutDoubt } from '#domain/shares/shown-lines.ts'
import { describeChanges, shareLinkAuthor, type Snapshot, summarizeChanges } from '#domain/prospects/versions.ts'
import type { Site } from '#research'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import { insertVersionEvidence } from '../evidence/insert.ts'
import { type KnownProof, noProof, originsOf } from '../evidence/known-proof.ts'
import { findDocumentEvidence, findSiteEvidence, findVersionEvidence } from '../evidence/store.ts'
import type { AccountActor, Actor } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { isAmong, siteOfBody, speaksFor, storedSite } from '../evidence/site.ts'
import { readKey } from '../lookups/askers-key.ts'
import { isVisibleTo } from '../lookups/question.ts'
import { findLookup, findRunning, findSiteOfName, lockLookup } from '../lookups/store.ts'
import { foundIn, type StoredLookup } from '../lookups/row.ts'
import { awaitRest, countNews, offer } from '../proposals/store.ts'
import { closeCarriedOut } from '../remarks/store.ts'
import { typedOrNull } from '#domain/text/text.ts'
import { insertProspect, type StoredProspect, updateContent } from './store.ts'
import { noteNamesUnread } from './names-unread.ts'
import { findHeldIds, insertVersion } from './versions.ts'

/** Saves a prospect with its first version, in the given transaction; its proof comes from the look-ups of its body's site. */
export async function saveProspect(
  context: Context,
  trx: Statements,
  by: AccountActor,
  input: Snapshot & {
    email?: string | null | undefined
    contactFirstName?: string | null | undefined
    lookupId?: string | undefined
  },
): Promise<StoredProspect> {
  const now = context.now()
  const { user: owner } = by
  const identified = withStableIds(input.certifications, [], context.ids.row)
  const site = siteOfBody(input.organization) ?? (await findSiteOfName(trx, input.organization.name))
  const texts = textsWithoutSource(identified, [])
  const own = await savedFrom(trx, input.lookupId, owner.id)
  const known =
    site === undefined
      ? await findDocumentEvidence(trx, input.organization.name, owner.id, texts)
      : await knownOfSite(trx, site, owner.id, texts, own?.id)
  const author = { by: owner.username, via: 'editor' as const, at: now.toISOString() }
  const shown = own && foundIn(own)
  const certifications = carryProof(identified, { previous: [], shown, further: known.sources }, author)
  const settledNames = own?.settled_names ?? undefined
  const prospect = await insertProspect(
    trx,
    {
      ownerId: owner.id,
      organization: input.organization,
      certifications,
      site: site ?? null,
      email: typedOrNull(input.email),
      contactFirstName: typedOrNull(input.contactFirstName),
      settledNames,
    },
    now,
  )
  await insertVersion(trx, prospect, { author: owner.username, via: 'editor', change_reason: null })
  await insertVersionEvidence(trx, context.ids.row, prospect, passagesIntroduced(certifications, []), known.origins)
  await recordEvent(context, trx, { by, prospect, what: { type: 'saved' } })
  if (own !== undefined) await offerRest(context, trx, prospect, own)
  return prospect
}

/** The look-up that somebody saves from; undefined where they name none that they may see. */
async function savedFrom(trx: Statements, key: string | undefined, userId: string): Promise<StoredLookup | undefined> {
  const lookup = key === undefined ? undefined : await findLookup(trx, readKey(key).id)
  return lookup !== undefined && isVisibleTo(lookup, userId) ? lookup : undefined
}

/** What a look-up finds beyond what was saved from it is offered: when it ends, or now where it ended while somebody pressed Save. */
async function offerRest(context: Context, trx: Statements, prospect: StoredProspect, own: StoredLookup): Promise<void> {
  const from = await lockLookup(trx, own.id)
  if (from === undefined) return
  if (from.result !== null) await noteNamesUnread(trx, prospect.id, from.result)
  const now = context.now()
  if (from.status === 'running') await awaitRest(trx, prospect.id, from.id, now)
  else if (from.result?.origin === 'both')
    await offer(trx, prospect.id, from.id, await countNews(trx, prospect, from.result), now)
}

/** What look-ups of a site read: of those that run, what they have found so far, then of those that ended. */
async function knownOfSite(
  trx: Statements,
  site: Site,
  userId: string,
  texts: readonly string[],
  from?: string,
): Promise<KnownProof> {
  const running = (await findRunning(trx, site)).filter((lookup) => isVisibleTo(lookup, userId))
  const ended = await findSiteEvidence(trx, site, userId, texts, from)
  const origins = running.flatMap(({ id, certifications }) => [...originsOf(certifications, { readBy: id, site })])
  return {
    sources: [...running.map(({ certifications }) => certifications), ...ended.sources],
    origins: new Map([...ended.origins, ...origins]),
  }
}

/** Who edits, and why. */
export interface Edit extends Snapshot {
  by: Actor
  changeReason: string | null
  /** What is new is the word of a reader of a link, whom the editor believes. */
  saidByReader?: boolean
  /** Key of the look-up whose results take the place of what is saved. */
  lookupId?: string | undefined
  /** Lines that are taken over from a look-up, with its evidence. */
  renewed?: { lookupId: string; site: Site | null; certifications: readonly Certification[] }
}

/**
 * Saves an edit of a locked prospect as its next version. An edit that changes nothing makes no version, unless its owner gives a
 * reason for it: restoring what is there already is an edit, too.
 * An editor with a share link sees no lines in doubt: such lines stay, and prove nothing that is typed anew; the website is not
 * theirs to change. A website that moves to another site takes the proof of the former one from every line.
 * @throws ApiError INVALID when the lines that stay and those of the edit are too many together, or a changed name or website is none
 */
export async function saveEdit(context: Context, trx: Statements, prospect: StoredProspect, edit: Edit): Promise<StoredProspect> {
  const { author: name, via } = signedBy(edit.by)
  const organization = editedOrganization(prospect, edit.organization, via)
  const seen = via === 'share-link' ? withoutDoubt : undefined
  const previous = seen === undefined ? prospect.certifications : seen(prospect.certifications)
  const own = await savedFrom(trx, edit.lookupId, prospect.owner_id)
  const given = [...(own === undefined ? [] : foundIn(own)), ...(edit.renewed?.certifications ?? [])]
  const certificationsGiven = await withGivenIds(trx, prospect, edit.certifications, given)
  const identified = withStableIds(certificationsGiven, prospect.certifications, context.ids.row)
  const site = siteAfter(prospect, organization)
  const known = await knownProof(trx, prospect, site.moved, textsWithoutSource(identified, previous), own?.id)
  const further = seen === undefined ? known.sources : known.sources.map(seen)
  const said: Pick<Author, 'by' | 'via'> = edit.saidByReader === true ? readerOfLink : { by: name, via }
  const author = { ...said, at: context.now().toISOString() }
  const shown = own && foundIn(own)
  const carried = carryProof(identified, { previous, shown, renewed: edit.renewed?.certifications, further }, author)
  const proven = site.moved ? ownProofOf(context, organization, carried, author) : carried
  const certifications = seen === undefined ? proven : withinLimits(withHiddenLines(proven, prospect.certifications))

  const renewed =
    edit.renewed && originsOf(edit.renewed.certifications, { readBy: edit.renewed.lookupId, site: edit.renewed.site })
  const origins = new Map([...known.origins, ...(renewed ?? [])])
  const updated = await writeVersion(context, trx, prospect, { organization, certifications, site, origins, edit })
  if (own !== undefined) await offerRest(context, trx, updated, own)
  return updated
}

/**
 * An edit without the ids that its writer made up: those stay that the server gave to this prospect, now or in an older version, or to what
 * was read (decision 27).
 */
async function withGivenIds(
  trx: Statements,
  prospect: StoredProspect,
  edited: readonly Certification[],
  read: readonly Certification[],
): Promise<Certification[]> {
  const known = new Set([...prospect.certifications, ...read].map(({ id }) => id))
  const others = edited.flatMap(({ id }) => (id === undefined || known.has(id) ? [] : [id]))
  for (const id of await findHeldIds(trx, prospect.id, others)) known.add(id)
  return edited.map(({ id, ...rest }) => (known.has(id) ? { id, ...rest } : rest))
}

/** What becomes the next version of a prospect, with all that stands behind it. */
interface NextVersion extends Snapshot {
  site: { site: Site | null; moved: boolean }
  origins: KnownProof['origins']
  edit: Pick<Edit, 'by' | 'changeReason'>
}

/** Writes the next version of a locked prospect, unless it changes nothing and its owner gives no reason; suggestions that it says are done. */
export async function writeVersion(
  context: Context,
  trx: Statements,
  prospect: StoredProspect,
  { organization, certifications, site, origins, edit }: NextVersion,
): Promise<StoredProspect> {
  const { author, via } = signedBy(edit.by)
  const same = sameValue(organization, prospect.organization) && sameValue(certifications, prospect.certifications)
  const reason = typedOrNull(edit.changeReason)
  if (same && (reason === null || via === 'share-link')) return prospect
  const updated = await updateContent(trx, prospect, { organization, certifications, site }, context.now())
  await insertVersion(trx, updated, { author, via, change_reason: reason })
  const introduced = passagesIntroduced(certifications, prospect.certifications)
  await insertVersionEvidence(trx, context.ids.row, updated, introduced, origins)
  const closes = await closeCarriedOut(trx, updated, context.now())
  const what = {
    type: via === 'share-link' ? ('corrected' as const) : ('edited' as const),
    version: updated.version,
    changes: describeChanges(summarizeChanges(prospect, updated)),
    reason,
    ...(closes === 0 ? {} : { closes }),
  }
  await recordEvent(context, trx, { by: edit.by, prospect: updated, what })
  return updated
}

const readerOfLink = { by: shareLinkAuthor, via: 'share-link' } as const

/** How a version names its author, and by which way it came. */
function signedBy(by: Actor): { author: string; via: Author['via'] } {
  if (by.kind === 'link') return { author: readerOfLink.by, via: readerOfLink.via }
  return { author: by.kind === 'account' ? by.user.username : (by.name ?? brand.name), via: 'editor' }
}

/** What stood behind texts that the prospect does not hold now: in its older versions, then in look-ups of its site. */
async function knownProof(
  trx: Statements,
  prospect: StoredProspect,
  moves: boolean,
  texts: readonly string[],
  from?: string,
): Promise<KnownProof> {
  if (texts.length === 0) return noProof()
  const older = await findVersionEvidence(trx, prospect, texts)
  const site = storedSite(prospect)
  // Once the website was changed by hand, only a re-check proves: whoever changes it must not choose what is believed.
  if (moves || prospect.site_since > 1) return older
  const read =
    site === null
      ? await findDocumentEvidence(trx, prospect.organization.name, prospect.owner_id, texts)
      : await knownOfSite(trx, site, prospect.owner_id, texts, from)
  return { sources: [...older.sources, ...read.sources], origins: new Map([...older.origins, ...read.origins]) }
}

/** What an edit leaves may be older than what is taken from anybody now; what it changes is as it would be typed anew. */
function editedOrganization(
  { organization: before }: StoredProspect,
  after: Edit['organization'],
  via: Author['via'],
): Edit['organization'] {
  for (const field of ['name', 'website'] as const) {
    if (after[field] === before[field] || (field === 'website' && via === 'share-link')) continue
    const message = typedOrganizationSchema.shape[field].safeParse(after[field]).error?.issues[0]?.message
    if (message !== undefined) throw new ApiError('INVALID', { field: `organization.${field}`, message })
  }
  if (via !== 'share-link') return after
  const { website: _, ...rest } = after
  return before.website === undefined ? rest : { ...rest, website: before.website }
}

/** The site of the prospect after an edit, and whether it is another one; an edit that names no website leaves it. */
function siteAfter(prospect: StoredProspect, organization: Edit['organization']): { site: Site | null; moved: boolean } {
  const [before, after] = [storedSite(prospect), siteOfBody(organization)]
  const moved = after !== undefined && (before === null || !isAmong(after, [before]))
  return { site: moved ? after : before, moved }
}

function ownProofOf(
  context: Context,
  organization: Edit['organization'],
  certifications: readonly Certification[],
  author: Author,
): Certification[] {
  const isOwn = context.research.ownPages(organization)
  return withoutForeignProof(certifications, (evidence) => speaksFor(evidence, isOwn), author)
}

function withinLimits(certifications: Snapshot['certifications']): Snapshot['certifications'] {
  const parsed = writtenCertificationsSchema.safeParse(certifications)
  if (parsed.success) return certifications
  const [issue] = parsed.error.issues
  const field = ['certifications', ...(issue?.path ?? [])].map(String).join('.')
  throw new ApiError('INVALID', { field, ...(issue === undefined ? {} : { message: issue.message }) })
}
