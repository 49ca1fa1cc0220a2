import { type Certification, certificationSchema } from '#domain/certifications/certification.ts'
import type { PersonEvidence } from '#domain/evidence/evidence.ts'
import { organizationSchema } from '#domain/organizations/organization.ts'
import { byKey, merge, type Snapshot, summarizeChanges } from '#domain/prospects/versions.ts'
import * as z from 'zod/mini'
import { certificationFrom, type EditedCertification, editedCertificationSchema, editedFrom } from './edited-certification.ts'

const snapshotSchema = z.object({
  organization: organizationSchema,
  // A certification that was just added has no name yet.
  certifications: z.array(z.extend(certificationSchema, { name: z.string() })),
})
const openOrganizationSchema = z.object({ name: z.string(), description: z.string() })

export const draftSchema = z.object({
  /** Number of the version the edit started from. */
  baseVersion: z.number(),
  base: snapshotSchema,
  /** Everything that was taken over from cards. */
  mine: snapshotSchema,
  /** Forms that stand open, by the certification's id. */
  openCards: z.record(z.string(), editedCertificationSchema),
  openOrganization: z.nullable(openOrganizationSchema),
})

/** An edit on its way: where it started, what was changed, and the forms that stand open. */
export type EditDraft = z.infer<typeof draftSchema>

/** A prospect as the editor needs it. */
export interface Saved extends Snapshot {
  version: number
}

export function draftOf({ organization, certifications, version }: Saved): EditDraft {
  // Saved certifications have an id each; one without would be one card with every other of them.
  const identified = certifications.map((one, index) => (one.id === undefined ? { ...one, id: `unsaved-${index}` } : one))
  const base = { organization, certifications: identified }
  return { baseVersion: version, base, mine: base, openCards: {}, openOrganization: null }
}

/** The draft with everything typed in open forms taken over: what 'Save Changes' saves. */
export function snapshotOf(draft: EditDraft, author: Author): Snapshot {
  const { mine, openCards, openOrganization } = draft
  return {
    organization: { ...mine.organization, ...openOrganization },
    certifications: mine.certifications.map((one) => {
      const edited = openCards[one.id ?? '']
      return edited === undefined ? one : certificationFrom(one, edited, author)
    }),
  }
}

/** Who types. */
export type Author = Omit<PersonEvidence, 'kind' | 'before'>

/** How many things an edit changes: the organization, each certification, and their order count one each. */
export function changeCount(base: Snapshot, mine: Snapshot): number {
  const { organizationEdited, added, removed, modified, reordered } = summarizeChanges(base, mine)
  return Number(organizationEdited) + added.length + removed.length + modified.length + Number(reordered)
}

export type DraftEvent =
  | { type: 'reset'; saved: Saved }
  | { type: 'rebased'; saved: Saved }
  | { type: 'followed'; saved: Saved }
  | { type: 'brought-back'; draft: EditDraft }
  | { type: 'organization-opened' }
  | { type: 'organization-typed'; typed: { name: string; description: string } }
  | { type: 'organization-kept' }
  | { type: 'organization-cancelled' }
  | { type: 'description-deleted' }
  | { type: 'card-opened'; id: string }
  | { type: 'card-typed'; id: string; edited: EditedCertification }
  | { type: 'card-kept'; id: string; author: Author }
  | { type: 'card-cancelled'; id: string }
  | { type: 'card-deleted'; id: string; savedAs: Saved | undefined }
  | { type: 'card-added'; id: string }

export function nextDraft(draft: EditDraft, event: DraftEvent): EditDraft {
  switch (event.type) {
    case 'reset':
      return draftOf(event.saved)
    case 'rebased':
      return rebased(draft, event.saved)
    case 'followed':
      return followed(draft, event.saved)
    case 'brought-back':
      return event.draft
    case 'organization-opened': {
      const { name, description } = draft.mine.organization
      return { ...draft, openOrganization: { name, description } }
    }
    case 'organization-typed':
      return { ...draft, openOrganization: event.typed }
    case 'organization-kept': {
      const organization = { ...draft.mine.organization, ...draft.openOrganization }
      return { ...draft, openOrganization: null, mine: { ...draft.mine, organization } }
    }
    case 'organization-cancelled':
      return { ...draft, openOrganization: null }
    case 'description-deleted': {
      const organization = { ...draft.mine.organization, description: '' }
      const openOrganization = draft.openOrganization && { ...draft.openOrganization, description: '' }
      return { ...draft, openOrganization, mine: { ...draft.mine, organization } }
    }
    case 'card-opened': {
      const certification = draft.mine.certifications.find(({ id }) => id === event.id)
      if (certification === undefined) return draft
      return { ...draft, openCards: { ...draft.openCards, [event.id]: editedFrom(certification) } }
    }
    case 'card-typed':
      // Into a card that was closed in the meantime nobody types.
      if (draft.openCards[event.id] === undefined) return draft
      return { ...draft, openCards: { ...draft.openCards, [event.id]: event.edited } }
    case 'card-kept': {
      const edited = draft.openCards[event.id]
      if (edited === undefined) return draft
      const certifications = draft.mine.certifications.map((one) =>
        one.id === event.id ? certificationFrom(one, edited, event.author) : one,
      )
      return { ...draft, mine: { ...draft.mine, certifications }, openCards: without(draft.openCards, event.id) }
    }
    case 'card-cancelled': {
      const certification = draft.mine.certifications.find(({ id }) => id === event.id)
      // A card that was added and never kept is no certification.
      if (certification?.name.trim() === '') return withoutCard(draft, event.id)
      return { ...draft, openCards: without(draft.openCards, event.id) }
    }
    case 'card-deleted':
      return afterDeletion(draft, event.id, event.savedAs)
    case 'card-added': {
      const certifications = [...draft.mine.certifications, emptyCertification(event.id)]
      return nextDraft({ ...draft, mine: { ...draft.mine, certifications } }, { type: 'card-opened', id: event.id })
    }
  }
}

/** The same edit on top of what is saved by now: that is shown wherever nothing was typed. */
function rebased(draft: EditDraft, saved: Saved): EditDraft {
  const onTop = draftOf(saved)
  const { merged } = merge(draft.base, draft.mine, onTop.base, 'mine')
  return { ...onTop, mine: merged, openCards: draft.openCards, openOrganization: draft.openOrganization }
}

/** What is saved by now, with the same forms open as before. */
function followed(draft: EditDraft, saved: Saved): EditDraft {
  const now = draftOf(saved)
  const open = now.mine.certifications.filter(({ id }) => id !== undefined && draft.openCards[id] !== undefined)
  const { name, description } = saved.organization
  return {
    ...now,
    openCards: Object.fromEntries(open.map((one) => [one.id, editedFrom(one)])),
    openOrganization: draft.openOrganization && { name, description },
  }
}

/** Without the card; when that is saved already, from that version on – unless somebody else saved in between. */
function afterDeletion(draft: EditDraft, id: string, savedAs: Saved | undefined): EditDraft {
  const left = withoutCard(draft, id)
  if (savedAs?.version !== draft.baseVersion + 1) return left
  return { ...left, baseVersion: savedAs.version, base: draftOf(savedAs).base }
}

function withoutCard(draft: EditDraft, id: string): EditDraft {
  const certifications = draft.mine.certifications.filter((one) => one.id !== id)
  return { ...draft, mine: { ...draft.mine, certifications }, openCards: without(draft.openCards, id) }
}

function without<T>(record: Record<string, T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([one]) => one !== key))
}

function emptyCertification(id: string): Certification {
  return { id, name: '', summary: '', requirements: [], validityPeriod: '', renewalRequirements: [], fees: [] }
}

/** Whether a certification is saved already, so that its deletion is a change of the prospect. */
export function isSaved({ base }: EditDraft, id: string): boolean {
  return byKey(base.certifications).has(`id:${id}`)
}
