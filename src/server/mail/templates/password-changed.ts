import { brand } from '#domain/public-face/content.ts'
import { formatMoment } from '#domain/text/day-words.ts'
import { greeting, type Letter, letter } from './letter.ts'

/** Tells the holder of an account that its password was changed. `link` is the whole address to ask for a reset at. */
export function passwordChangedMail(change: { username: string; at: Date; link: string }): Letter {
  return letter('password-changed', `Your ${brand.name} password was changed`, [
    greeting(change.username),
    `The password of your ${brand.name} account was changed on ${formatMoment(change.at)}, and other sessions were ended. If this was you, no action is needed.`,
    'If this was not you, set a new one now and tell an administrator:',
    { label: 'Reset the password', link: change.link },
  ])
}
