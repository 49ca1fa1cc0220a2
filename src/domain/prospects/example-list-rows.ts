/** Rows of the list for tests. */
import type { ListRow, Progress } from './prospect.ts'
import { noWork } from './prospect-work.ts'

const { notes: _, ...work } = noWork

/** A row of the list of which nothing is known but its name. */
export function listRow(id: number, name: string, known: Partial<ListRow> = {}): ListRow {
  return {
    id,
    organization: { name },
    certificationNames: [],
    lines: '',
    email: null,
    contactFirstName: null,
    interested: false,
    billingName: null,
    billingEmail: null,
    pricingOptions: null,
    emailSubject: null,
    emailMessage: null,
    createdAt: '2026-11-18T09:00:00.000Z',
    viewCount: 0,
    version: 1,
    work,
    notesStart: null,
    ...known,
  }
}

/** Saved, and nothing happened since. */
export const justSaved: Progress = {
  sharedAt: null,
  openedAt: null,
  outcome: null,
  trialEndsAt: null,
  place: null,
  correctedAt: null,
  lastCorrectedAt: null,
  interestedAt: null,
}
