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

/** '2 removed, 1 struck out' */
export function countWords({ removed, struckOut }: RecordCount): string {
  return [removed > 0 && `${removed} removed`, struckOut > 0 && `${struckOut} struck out`].filter(Boolean).join(', ')
}
