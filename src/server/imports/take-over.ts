import type { ImportRow } from '#domain/prospect-files/import.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { Organization, OrganizationMatch } from '#domain/organizations/organization.ts'
import { startOf } from '#research'
import { findById } from '../accounts/store.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import type { AccountActor } from '../events/actor.ts'
import { openLookup } from '../lookups/open.ts'
import { findOwnNamed, findOwnSame } from '../prospects/duplicates.ts'
import { typedOrNull } from '#domain/text/text.ts'
import { saveProspect } from '../prospects/save.ts'
import { lockRow, type StoredProspect } from '../prospects/store.ts'
import { saveWork } from '../prospects/work.ts'
import { countWork } from '../rate-limit.ts'
import { addToKnown, meantBy } from './add-to-known.ts'
import { onlyReading } from './only-reading.ts'
import { type ClaimedRow, limitedRowWaits, lockClaimed, type RowChange, writeRow } from './store.ts'

/**
 * Does a claimed row: finds its body, looks up its certifications, saves the prospect. The prospect is saved in the transaction that
 * writes the row, so a row is saved once, whoever is killed when.
 */
export async function takeOver(context: Context, row: ClaimedRow, claim: string, signal: AbortSignal): Promise<void> {
  const change = await outcomeOf(context, row, claim, signal)
  // Whoever stops leaves the row to the next process.
  if (change === undefined || signal.aborted) return
  await inTransaction(context.db, async (trx) => {
    if (await lockClaimed(trx, claim)) await writeRow(trx, row, change)
  })
}

/** What is to be written of a row; undefined where that was done with the prospect. */
async function outcomeOf(context: Context, row: ClaimedRow, claim: string, signal: AbortSignal): Promise<RowChange | undefined> {
  try {
    const found = row.organization ?? (await findBody(context, row, signal))
    if (Array.isArray(found)) {
      if (found.length === 0) return { state: 'failed', message: 'No body goes by this name. Give its website.' }
      return { state: 'asks', candidates: found }
    }
    const known = meantBy(row.given, await findOwnSame(context.db, found, row.owner_id))
    if (known !== undefined) {
      await add(context, row, claim, known)
      return undefined
    }
    const read = await lookUp(context, found, row, signal)
    if ('message' in read) return { state: 'failed', message: read.message }
    await save(context, row, claim, { ...read, result: { ...read.result, organization: namedAs(found, read.result, row.given) } })
    return undefined
  } catch (error) {
    if (error instanceof ApiError && error.code === 'TOO_MANY') {
      const notBefore = new Date(context.now().getTime() + limitedRowWaits)
      return { state: 'waiting', message: error.message, notBefore }
    }
    if (error instanceof ApiError) return { state: 'failed', message: error.message }
    context.log.warn({ err: error }, 'a row of an import failed')
    return { state: 'failed', message: 'Something went wrong on our side. Please try again.' }
  }
}

/** The body a row means, or the readings to choose from. A website says which one is meant; without one, what its owner calls so already. */
async function findBody(
  context: Context,
  { given, owner_id: ownerId }: ClaimedRow,
  signal: AbortSignal,
): Promise<Organization | OrganizationMatch[]> {
  const { organization: name, website } = given
  if (website === undefined || website === '') {
    // What its owner has under this name is what a list of theirs means.
    const held = await findOwnNamed(context.db, name, ownerId)
    if (held !== undefined) return held
  } else {
    const known = context.research.identify({ name, website: /^https?:\/\//i.test(website) ? website : `https://${website}` })
    if (known !== undefined) return known
  }
  const asker = { user: { id: ownerId }, address: '' }
  const matches = await context.research.findOrganization(name, {
    signal,
    asks: true,
    beforeAsking: () => countWork(context, 'findOrganization', asker),
    remembers: true,
  })
  const only = onlyReading(matches, name)
  if (only === undefined) return matches
  const { description, abbreviation } = only
  return { name: only.name, description, abbreviation, website: only.website }
}

type Read = { result: LookupResult; lookupId: string | undefined } | { message: string }

async function lookUp(context: Context, organization: Organization, row: ClaimedRow, signal: AbortSignal): Promise<Read> {
  const question = { organization, prefer: 'catalogue' as const, added: [], askedBy: row.owner_id }
  let lookupId: string | undefined
  for await (const event of await openLookup(context, question, { user: { id: row.owner_id }, address: '' }, signal)) {
    if (event.type === 'started') lookupId = event.lookupId
    if (event.type === 'finished') return { result: event.result, lookupId }
    if (event.type === 'failed') return { message: event.message }
  }
  return { message: 'The look-up was interrupted. Please try again.' }
}

/** A body that nothing but its website tells of is called what the file calls it, as long as that website is the one that was read. */
function namedAs(found: Organization, { organization: read }: LookupResult, given: ImportRow): Organization {
  const host = hostOf(found)
  if (host === undefined || found.name !== host || hostOf(read) !== host || isAddress(given.organization)) return read
  const { abbreviation = '' } = given
  return { ...read, name: given.organization.trim(), ...(abbreviation !== '' && { abbreviation }) }
}

function hostOf(organization: Organization): string | undefined {
  const start = startOf(organization)
  return start && new URL(start).hostname.replace(/^www\./, '')
}

/** 'example.org', 'https://example.org/exams'. */
function isAddress(typed: string): boolean {
  return /^\S+\.\S+$/.test(typed.trim())
}

/** Adds what the file says of a body that its owner has; the row waits on where the prospect was deleted just now. */
async function add(context: Context, row: ClaimedRow, claim: string, { id }: StoredProspect): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    if (!(await lockClaimed(trx, claim))) return
    const user = await findById(trx, row.owner_id)
    const known = await lockRow(trx, id, row.owner_id)
    if (user === undefined || known === undefined) {
      await writeRow(trx, row, { state: 'waiting', notBefore: context.now() })
      return
    }
    const message = await addToKnown(context, trx, { kind: 'account', user, address: null }, known, row.given)
    await writeRow(trx, row, { state: 'known', prospectId: id, message })
  })
}

async function save(
  context: Context,
  row: ClaimedRow,
  claim: string,
  { result, lookupId }: Extract<Read, { result: object }>,
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    if (!(await lockClaimed(trx, claim))) return
    const { contactFirstName, email, tags, notes, nextStep, nextStepDue } = row.given
    const { organization, certifications } = result
    const user = await findById(trx, row.owner_id)
    if (user === undefined) return
    const by: AccountActor = { kind: 'account', user, address: null }
    const prospect = await saveProspect(context, trx, by, { organization, certifications, contactFirstName, email, lookupId })
    const work = { tags, notes, nextStep, nextStepDue: typedOrNull(nextStepDue) }
    await saveWork(context, trx, by, [[prospect, work]])
    await writeRow(trx, row, { state: 'saved', prospectId: prospect.id })
  })
}
