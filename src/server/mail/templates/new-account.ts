import { pages, wholeAddress } from '#contract/pages.ts'
import { brand } from '#domain/public-face/content.ts'
import { greeting, type Letter, letter, named } from './letter.ts'

/** Tells a person that an account was made for them. The password is never in it. */
export function newAccountMail(account: { username: string; madeBy: string; publicUrl: string }): Letter {
  const madeBy = named(account.madeBy)
  return letter('new-account', `Your ${brand.name} account`, [
    greeting(account.username),
    `${madeBy} created a ${brand.name} account for you.`,
    { facts: [['Username', account.username]] },
    { label: 'Sign in', link: wholeAddress(account.publicUrl, pages.auth()) },
    `You can get the password from ${madeBy}, or set your own: choose 'Forgot Password' on the sign-in page.`,
  ])
}
