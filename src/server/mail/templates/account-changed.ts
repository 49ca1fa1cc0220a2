import { formatMoment } from '#domain/text/day-words.ts'
import { greeting, type Letter, letter } from './letter.ts'

/** Tells the former address of an account that another one has taken its place. `link` is the whole address of the sign-in page. */
export function accountChangedMail(changed: { username: string; at: Date; link: string }): Letter {
  return letter('account-changed', 'Your email address has been changed', [
    greeting(changed.username),
    `The email address of your account was changed on ${formatMoment(changed.at)}. This address no longer receives its email.`,
    'If this was not you, tell an administrator right away.',
    { label: 'Sign in', link: changed.link },
  ])
}
