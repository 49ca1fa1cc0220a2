import type { Selectable } from 'kysely'
import type { OutboxTable } from '../db/tables/mail.ts'
import type { Sending } from '../queue/sending.ts'

export type StoredMail = Selectable<OutboxTable>

/** Emails on their way. After three days one would surprise its reader more than help; the outbox offers to try again. */
export const mailQueue: Sending<StoredMail> = {
  table: 'outbox',
  key: 'id',
  arrived: { status: 'sent', at: 'sent_at' },
  pauses: [30_000, 60_000, 120_000, 240_000, 480_000, 900_000],
  triedFor: 3 * 86_400_000,
  // Longer than a try can take, so that no two ever send the same email at once.
  lasts: 120_000,
  // News of a link are collected for an hour.
  furthest: 3_600_000,
  tooLate: 'It could not be sent in time.',
}
