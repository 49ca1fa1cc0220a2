import * as z from 'zod/mini'
import { type Certification, certificationsSchema } from '../certifications/certification.ts'
import { counted } from '../text/counted.ts'
import { lineState } from '../evidence/evidence.ts'
import { organizationSchema } from '../organizations/organization.ts'
import { eachField, passageFields, passagesOf, withPassages } from '../certifications/passages.ts'
import { sameValue } from '../text/same-value.ts'

/** A saved state of a prospect: made at creation and after every change. */
export const versionSchema = z.object({
  /** Number within the prospect, from 1. */
  id: z.number(),
  /** ISO 8601 in UTC. */
  modifiedAt: z.string(),
  changeReason: z.nullable(z.string()),
  /** User name of the author, or 'via share link'. */
  author: z.string(),
  organization: organizationSchema,
  certifications: certificationsSchema,
})
export type Version = z.infer<typeof versionSchema>

/** A version in the history: with what it changed in the next older one, in words, whether that one is listed or not. */
export const listedVersionSchema = z.extend(versionSchema, {
  changes: z.array(z.string()),
  /** Of a version that was made through a share link: the name that its reader gave, which nobody checked. */
  nameGiven: z.optional(z.string()),
})
export type ListedVersion = z.infer<typeof listedVersionSchema>

/** What a version holds: the part of a prospect that is edited. */
export type Snapshot = Pick<Version, 'organization' | 'certifications'>

/** Author of a version that was made through a share link. */
export const shareLinkAuthor = 'via share link'

export const organizationFields = ['name', 'description', 'abbreviation', 'website'] as const

/** How a version differs from the next older one; certifications by name, in the order they are shown. */
export interface ChangeSummary {
  /** True of the oldest version: there is nothing to compare it with. */
  created: boolean
  organizationEdited: boolean
  added: string[]
  removed: string[]
  /** Another text, another order of lines, or another state of a line; a source read anew is no change. */
  modified: string[]
  /** The certifications that stayed stand in another order. */
  reordered: boolean
}

/** @param older the next older version; null for the oldest */
export function summarizeChanges(older: Snapshot | null, newer: Snapshot): ChangeSummary {
  if (older === null) {
    return { created: true, organizationEdited: false, added: [], removed: [], modified: [], reordered: false }
  }
  const before = byKey(older.certifications)
  const after = byKey(newer.certifications)
  const stayed = [...after].flatMap(([key, now]) => {
    const past = before.get(key)
    return past === undefined ? [] : [{ key, past, now }]
  })
  const orderBefore = [...before.keys()].filter((key) => after.has(key))
  return {
    created: false,
    organizationEdited: organizationFields.some(
      (field) => (older.organization[field] ?? '') !== (newer.organization[field] ?? ''),
    ),
    added: [...after].flatMap(([key, { name }]) => (before.has(key) ? [] : [name])),
    removed: [...before].flatMap(([key, { name }]) => (after.has(key) ? [] : [name])),
    modified: stayed.flatMap(({ past, now }) => (readsAlike(past, now) ? [] : [now.name])),
    reordered: orderBefore.some((key, index) => stayed[index]?.key !== key),
  }
}

/** One kind of change in words: '2 certifications added'. */
export interface ChangePhrase {
  kind: 'created' | 'edited' | 'added' | 'removed' | 'modified' | 'reordered' | 'none'
  words: string
}

/** The summary in the words of the history and of emails, one phrase a kind. */
export function changePhrases(summary: ChangeSummary): ChangePhrase[] {
  if (summary.created) return [{ kind: 'created', words: 'Created' }]
  const phrases: ChangePhrase[] = [
    ...(summary.organizationEdited ? [{ kind: 'edited' as const, words: 'Organization details edited' }] : []),
    ...changed(summary.added, 'added'),
    ...changed(summary.removed, 'removed'),
    ...changed(summary.modified, 'modified'),
    ...(summary.reordered ? [{ kind: 'reordered' as const, words: 'Certifications reordered' }] : []),
  ]
  return phrases.length === 0 ? [{ kind: 'none', words: 'No changes' }] : phrases
}

/** The phrases alone. */
export function describeChanges(summary: ChangeSummary): string[] {
  return changePhrases(summary).map(({ words }) => words)
}

function changed(names: readonly string[], kind: 'added' | 'removed' | 'modified'): ChangePhrase[] {
  if (names.length === 0) return []
  return [{ kind, words: `${counted(names.length, 'certification')} ${kind}` }]
}

/** The fields of a certification that an edit changes. */
const certificationFields = [...passageFields, 'acronym', 'retired'] as const
type CertificationField = (typeof certificationFields)[number]

/** A place that both sides changed, each in its own way. */
export type MergeConflict =
  | { part: 'organization'; field: (typeof organizationFields)[number] }
  /** `field` is 'all' where one side deleted what the other side changed. */
  | { part: 'certification'; key: string; name: string; field: CertificationField | 'all' }

export interface Merge {
  merged: Snapshot
  /** Empty when nothing overlaps; at these places `merged` holds the side that was preferred. */
  conflicts: MergeConflict[]
}

/**
 * Two edits of one snapshot in one: every change of either side, field by field, certifications paired by id.
 * @param base what both started from
 * @param prefer whose word counts where both changed the same field
 */
export function merge(base: Snapshot, mine: Snapshot, theirs: Snapshot, prefer: 'mine' | 'theirs' = 'mine'): Merge {
  const conflicts: MergeConflict[] = []
  const organization = { ...theirs.organization }
  for (const field of organizationFields) {
    const side = sideOf(base.organization[field] ?? '', mine.organization[field] ?? '', theirs.organization[field] ?? '')
    if (side === 'both') conflicts.push({ part: 'organization', field })
    if ((side === 'both' ? prefer : side) === 'mine') Object.assign(organization, { [field]: mine.organization[field] })
  }
  const sides = { base: byKey(base.certifications), mine: byKey(mine.certifications), theirs: byKey(theirs.certifications) }
  const kept = new Map<string, Certification>()
  for (const key of new Set([...sides.theirs.keys(), ...sides.mine.keys()])) {
    const result = mergeCertification(key, sides.base.get(key), sides.mine.get(key), sides.theirs.get(key), prefer)
    conflicts.push(...result.conflicts)
    if (result.merged !== null) kept.set(key, result.merged)
  }
  const order = mergedOrder([...sides.base.keys()], [...sides.mine.keys()], [...sides.theirs.keys()])
  const certifications = order.flatMap((key) => kept.get(key) ?? [])
  return { merged: { organization, certifications }, conflicts }
}

function mergeCertification(
  key: string,
  base: Certification | undefined,
  mine: Certification | undefined,
  theirs: Certification | undefined,
  prefer: 'mine' | 'theirs',
): { merged: Certification | null; conflicts: MergeConflict[] } {
  if (mine === undefined || theirs === undefined) {
    const left = mine ?? theirs
    if (left === undefined || (base !== undefined && readsAlike(base, left))) return { merged: null, conflicts: [] }
    if (base === undefined) return { merged: left, conflicts: [] }
    const preferred = prefer === 'mine' ? mine : theirs
    return { merged: preferred ?? null, conflicts: [{ part: 'certification', key, name: base.name, field: 'all' }] }
  }
  const conflicts: MergeConflict[] = []
  const chosen = (field: CertificationField) => {
    const side = sideOf(
      base === undefined ? undefined : fieldReading(base, field),
      fieldReading(mine, field),
      fieldReading(theirs, field),
    )
    if (side === 'both') conflicts.push({ part: 'certification', key, name: theirs.name, field })
    return (side === 'both' ? prefer : side) === 'mine' ? mine : theirs
  }
  const passages = eachField((field) => passagesOf(chosen(field), field))
  const merged = withPassages({ ...theirs, acronym: chosen('acronym').acronym, ...retirementOf(chosen('retired')) }, passages)
  return { merged, conflicts }
}

function retirementOf({ retired, retiredByPerson }: Certification) {
  return { retired, retiredByPerson }
}

/** Which side changed a value: theirs also when nobody did, or both alike. */
function sideOf(base: unknown, mine: unknown, theirs: unknown): 'mine' | 'theirs' | 'both' {
  if (sameValue(mine, theirs) || sameValue(base, mine)) return 'theirs'
  return sameValue(base, theirs) ? 'mine' : 'both'
}

/** All keys of both sides: in my order when I changed it, else in theirs, the other side's own ones after their neighbors. */
function mergedOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const stayed = mine.filter((key) => base.includes(key))
  const moved = base.filter((key) => mine.includes(key)).some((key, index) => stayed[index] !== key)
  const [first, second] = moved ? [mine, theirs] : [theirs, mine]
  const order = [...first]
  for (const [index, key] of second.entries()) {
    if (order.includes(key)) continue
    const neighbour = second.slice(0, index).findLast((before) => order.includes(before))
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, key)
  }
  return order
}

/** The certifications of a snapshot under the key that pairs two versions: the id; without one, the name. */
export function byKey(certifications: readonly Certification[]): Map<string, Certification> {
  const keyed = new Map<string, Certification>()
  for (const [index, certification] of certifications.entries()) {
    const key = certification.id === undefined ? `name:${certification.name}` : `id:${certification.id}`
    keyed.set(keyed.has(key) ? `${key}#${index}` : key, certification)
  }
  return keyed
}

/** Whether a reader sees the same: texts, their order, acronym, retirement, and the state of every passage. */
function readsAlike(one: Certification, other: Certification): boolean {
  return certificationFields.every((field) => sameValue(fieldReading(one, field), fieldReading(other, field)))
}

function fieldReading(certification: Certification, field: CertificationField): unknown {
  if (field === 'acronym') return certification.acronym ?? ''
  if (field === 'retired') return certification.retired ?? false
  return passagesOf(certification, field).map(({ text, evidence }) => [
    text,
    text.trim() === '' ? 'not-stated' : lineState(evidence),
  ])
}
