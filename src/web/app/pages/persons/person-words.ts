import type { RecordCount, RecordKind } from '#domain/accounts/person.ts'

const kindNames: Readonly<Record<RecordKind, string>> = {
  account: 'Account, sessions, tokens and saved views',
  contact: 'Contacts, notes and names of links',
  interest: 'Interests and their history',
  offer: 'Offers',
  mail: 'Emails, sent and waiting',
  'mail-choice': 'Email opt-outs',
  version: 'Versions and their lines',
  remark: 'What people with links said',
  event: 'Timelines and audit log',
  import: 'Imported lists',
  webhook: 'Webhooks and their deliveries',
  other: 'Other records',
}

export function kindWords({ kind }: RecordCount): string {
  return kindNames[kind]
}

/** What erasing does to them: '2 to remove, 1 to strike out'. */
export function countWords({ removed, struckOut }: RecordCount): string {
  return [removed > 0 && `${removed} to remove`, struckOut > 0 && `${struckOut} to strike out`].filter(Boolean).join(', ')
}
