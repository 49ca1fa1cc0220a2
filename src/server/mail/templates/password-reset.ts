import { brand } from '#domain/public-face/content.ts'
import { greeting, type Letter, letter } from './letter.ts'

/** The email with a reset link. `link` is the whole address. */
export function passwordResetMail({ username, link }: { username: string; link: string }): Letter {
  return letter('password-reset', `Reset your ${brand.name} password`, [
    greeting(username),
    `Someone asked for a new password for your ${brand.name} account. Open this link within an hour to set one:`,
    { label: 'Set a new password', link },
    'The link works once, and using it cancels earlier links. If this was not you, you can ignore this email: your password stays the same.',
  ])
}
