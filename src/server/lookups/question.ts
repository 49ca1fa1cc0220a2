import { createHash } from 'node:crypto'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { startKey, startOf } from '#research'
import type { LookupsTable } from '../db/tables/lookups.ts'
import type { StoredLookup } from './row.ts'

/** What is asked: a body, and whether its website is to be read although the catalogue knows it. */
export interface Question {
  organization: Organization
  prefer: LookupsTable['prefer']
  /** Keys of pages the asker added; such a look-up is the asker's alone. */
  added: readonly string[]
  /** The user who asks; null: somebody without a session. What the two kinds read never meets. */
  askedBy: string | null
}

/**
 * The key under which equal questions meet: who asks, the address that is read with the body's name, and the added pages where
 * there are some. Keys of added pages are random, so they say whose question it is, too.
 */
export function questionKey(question: Question): string {
  const { organization, added } = question
  const start = startOf(organization)
  const body = `${audienceOf(question)} ${start === undefined ? '' : startKey(start)} ${foldName(organization.name)}`
  if (added.length === 0) return body
  return `${body} + ${createHash('sha256').update(added.toSorted().join(' ')).digest('hex')}`
}

/** Whether it is a look-up of people with an account. */
export function isOfPeople({ audience }: Pick<StoredLookup, 'audience'>): boolean {
  return audience === 'people'
}

/** What anonymous people ask waits for those who work here. */
export function turnOf({ audience }: Pick<StoredLookup, 'audience'>): 'first' | 'last' {
  return audience === 'anonymous' ? 'last' : 'first'
}

/** Which audience a question belongs to; the two never share results. */
export function audienceOf({ askedBy }: Question): 'people' | 'anonymous' {
  return askedBy === null ? 'anonymous' : 'people'
}

/**
 * Whether a look-up may be shown to a user, or without one to somebody anonymous, who has its key. What anonymous people asked is
 * theirs, what users asked is theirs; one with added pages is its owner's.
 */
export function isVisibleTo(
  { audience, owner_id: ownerId }: Pick<StoredLookup, 'audience' | 'owner_id'>,
  userId: string | undefined,
): boolean {
  if (userId === undefined) return audience === 'anonymous'
  return isOfPeople({ audience }) && (ownerId === null || ownerId === userId)
}

/** Whether somebody who may see a look-up is the one who asked it: by the user, or without one by the secret of its key. */
export function isAskedBy(
  lookup: Pick<StoredLookup, 'asked_by' | 'secret_hash'>,
  userId: string | undefined,
  secret: string | undefined,
): boolean {
  if (userId !== undefined) return lookup.asked_by === userId
  return secret !== undefined && lookup.secret_hash === secretHash(secret)
}

/** What is kept of the secret by which an anonymous asker is known. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
