import { counted } from '../text/counted.ts'
import { dollars } from '../public-face/pricing.ts'
import { formatDay } from '../text/day-words.ts'
import type { EventActor, EventType, Happening } from './event.ts'
import { statusNames } from '../prospects/prospect-work.ts'
import { readerWords } from '../shares/link-holder.ts'

/** How a list of kinds calls each. */
export const eventNames: Readonly<Record<EventType, string>> = {
  saved: 'Saved',
  edited: 'Edited',
  corrected: 'Corrected through the link',
  'contact-changed': 'Contact changed',
  shared: 'Link made',
  'link-ended': 'Link turned off',
  'link-changed': 'Link changed',
  'link-asked-for': 'New link requested',
  mailed: 'Email written',
  'sent-by-hand': 'Email sent by hand',
  visited: 'Link first opened',
  remarked: 'Said through the link',
  interested: 'Interest submitted',
  'interest-changed': 'Interest changed',
  offered: 'Offer made',
  trial: 'Free trial started',
  waitlist: 'Joined the waitlist',
  'recheck-difference': 'Difference found by a re-check',
  'status-set': 'Status set',
  tagged: 'Tags changed',
  'next-step': 'Next step',
  noted: 'Notes changed',
  deleted: 'Deleted',
  undeleted: 'Deletion undone',
  'handed-over': 'Handed over',
  merged: 'Merged',
  'account-made': 'Account created',
  'signed-in': 'Signed in',
  'factor-added': 'Second factor set up',
  'factor-removed': 'Second factor removed',
  'recovery-codes-made': 'Recovery codes made',
  'factors-removed': 'All second factors removed',
  'identity-connected': 'Single sign-on connected',
  'identity-disconnected': 'Single sign-on disconnected',
  'account-changed': 'Account changed',
  'password-changed': 'Password changed',
  'reset-link-made': 'Reset link made',
  'sessions-ended': 'Signed out elsewhere',
  'token-made': 'API token made',
  'token-ended': 'API token revoked',
  'webhook-made': 'Webhook made',
  'webhook-ended': 'Webhook ended',
  'role-changed': 'Role changed',
  'account-disabled': 'Account disabled',
  'account-enabled': 'Account enabled',
  'links-ended': 'All links turned off',
  'prospects-handed-over': 'Prospects handed over',
  'setting-changed': 'Setting changed',
  'person-erased': 'Person erased',
}

const fieldNames = {
  contactFirstName: 'first name',
  email: 'email',
  emailSubject: 'email subject',
  emailMessage: 'email message',
  username: 'username',
  displayName: 'display name',
} as const

const passwordWays = { owner: 'by its owner', 'reset-link': 'with a reset link', administrator: 'by an administrator' } as const

const signInWords = {
  app: 'with an app',
  'recovery-code': 'with a recovery code',
  passkey: 'with a passkey',
  provider: 'by single sign-on',
} as const

/** Who did it, in words. */
export function actorWords({ kind, name, nameGiven: given }: EventActor): string {
  if (kind === 'link') return readerWords(given ?? null)
  return name ?? (kind === 'system' ? 'Credscout' : 'A colleague')
}

/** What happened, as its name and what is known beyond it. */
export function eventWords(what: Happening): { title: string; detail: string | null } {
  return { title: eventNames[what.type], detail: detailOf(what) }
}

function detailOf(what: Happening): string | null {
  switch (what.type) {
    case 'edited':
    case 'corrected':
      return versionWords(what)
    case 'link-changed':
      return [...what.changes.map(withDayInWords), ...expiryWords(what.expiresOn)].join(' · ')
    case 'remarked':
      return remarkedWords(what)
    case 'contact-changed':
    case 'account-changed':
      return listed(what.fields.map((field) => fieldNames[field]))
    case 'mailed':
    case 'sent-by-hand':
      return `To ${what.to}: ${what.subject}`
    case 'interested':
    case 'interest-changed':
      return `${what.billingName}, ${what.billingEmail}`
    case 'offered':
      return `No. ${what.number}, ${dollars(what.perMonth)} a month, valid until ${formatDay(what.validUntil)}`
    case 'trial':
      return `Until ${formatDay(what.endsAt.slice(0, 10))}`
    case 'waitlist':
      return what.place === null ? null : `Place ${what.place}`
    case 'recheck-difference':
      return counted(what.changes, 'line')
    case 'status-set':
      return what.status === null ? 'Set automatically' : statusNames[what.status]
    case 'tagged':
      return [...what.added.map((tag) => `+ ${tag}`), ...what.removed.map((tag) => `− ${tag}`)].join(', ')
    case 'next-step':
      return what.step === null && what.due === null
        ? 'Done or dropped'
        : [what.step, what.due && `due ${formatDay(what.due)}`].filter(Boolean).join(', ')
    case 'handed-over':
      return `From ${what.from} to ${what.to}`
    case 'merged':
      return what.organization
    case 'account-made':
    case 'role-changed':
      return what.role === 'admin' ? 'Administrator' : 'Member'
    case 'signed-in':
      return [what.device, what.with === undefined ? '' : signInWords[what.with]].filter(Boolean).join(', ') || null
    case 'factor-added':
    case 'factor-removed':
      return what.name === null ? 'Authenticator app' : `Passkey “${what.name}”`
    case 'identity-connected':
    case 'identity-disconnected':
      return what.provider
    case 'password-changed':
      return passwordWays[what.by]
    case 'prospects-handed-over':
      return `${what.count} to ${what.to}`
    case 'token-made':
      return `${what.name} (${what.scope === 'read' ? 'reads' : 'reads and changes'})`
    case 'token-ended':
      return what.name
    case 'webhook-made':
    case 'webhook-ended':
      return what.url
    case 'setting-changed':
      return `Say when a colleague has it: ${what.on ? 'on' : 'off'}`
    case 'person-erased':
      return `${counted(what.records, 'record')}${what.account ? ' and an account' : ''}`
    default:
      return null
  }
}

function versionWords({ version, changes, reason, closes = 0 }: Extract<Happening, { type: 'edited' | 'corrected' }>): string {
  const why = reason === null ? [] : [`Reason: ${reason}`]
  return [`Version ${version}`, ...changes, ...(closes === 0 ? [] : [`Closes ${counted(closes, 'suggestion')}`]), ...why].join(
    ' · ',
  )
}

function remarkedWords({ kind, line, text, takenBack }: Extract<Happening, { type: 'remarked' }>): string {
  if (kind === 'right') return `${takenBack === true ? 'Taken back: right' : 'Right'}: ${line ?? 'all of a program'}`
  return kind === 'missing' ? `Missing: ${text ?? ''}` : `Suggested: ${line ?? ''} → ${text ?? ''}`
}

function expiryWords(lastDay: string | null | undefined): string[] {
  return lastDay === undefined ? [] : [lastDay === null ? 'No end date' : `Open until ${formatDay(lastDay)}`]
}

/** The last day of a link as the first events have it among their words, 'Open until 2026-12-26'; a name of such a look stays as it is. */
function withDayInWords(change: string): string {
  return change.replace(/^(Open until )(\d{4}-\d{2}-\d{2})$/, (_, words: string, day: string) => `${words}${formatDay(day)}`)
}

function listed(names: readonly string[]): string {
  const text = new Intl.ListFormat('en-US').format(names)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
