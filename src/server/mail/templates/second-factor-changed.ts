import { brand } from '#domain/public-face/content.ts'
import { formatMoment } from '#domain/text/day-words.ts'
import { greeting, type Letter, letter, named } from './letter.ts'

/** What happened to how an account is signed in to. `name`: that of a passkey; null: the authenticator app. */
export type FactorChange =
  | { type: 'added' | 'removed'; name: string | null }
  | { type: 'codes-made' | 'all-removed' }
  | { type: 'code-used'; left: number }
  | { type: 'connected' | 'disconnected'; provider: string }

/** Tells the holder of an account that the way to sign in has changed. `link` is the whole address to ask for a reset at. */
export function secondFactorChangedMail(change: { username: string; at: Date; what: FactorChange; link: string }): Letter {
  return letter('second-factor-changed', `Sign-in to your ${brand.name} account was changed`, [
    greeting(change.username),
    `${sentence(change.what)} This happened on ${formatMoment(change.at)}. If this was you, or you asked for it, no action is needed.`,
    'If not, set a new password now, which ends every session, and tell an administrator:',
    { label: 'Reset the password', link: change.link },
  ])
}

function sentence(what: FactorChange): string {
  switch (what.type) {
    case 'added':
      return `${factor(what.name)} was set up for signing in.`
    case 'removed':
      return `${factor(what.name)} was removed. You no longer need it to sign in.`
    case 'codes-made':
      return 'New recovery codes were made; the old ones no longer work.'
    case 'all-removed':
      return 'All second factors were removed, and single sign-on was disconnected if it was in use. Until you set one up again, your password alone signs you in.'
    case 'connected':
      return `Sign-in with ${named(what.provider)} was connected to your account.`
    case 'disconnected':
      return `Sign-in with ${named(what.provider)} was disconnected and no longer opens your account.`
    case 'code-used':
      return `A recovery code was used to sign in. ${left(what.left)}`
  }
}

function factor(name: string | null): string {
  return name === null ? 'An authenticator app' : `The passkey “${named(name)}”`
}

function left(count: number): string {
  if (count === 0) return 'You have none left. Make new ones in Your account.'
  return `You have ${count} left.`
}
