import { pages } from '#contract/pages.ts'
import { brand } from '#domain/content.ts'
import { html } from '../html.ts'
import type { MailContent } from '../outbox.ts'
import { mailPage } from './layout.ts'

/** Tells a person that an account was made for them. The password is never in it. */
export function newAccountMail(account: { username: string; madeBy: string; publicUrl: string }): MailContent {
  const { username, madeBy } = account
  const subject = `Your ${brand.name} account`
  const signIn = `${account.publicUrl}${pages.auth()}`
  return {
    kind: 'new-account',
    subject,
    text: `Hello ${username},

${madeBy} made a ${brand.name} account for you. Your username is: ${username}

Sign in here:

${signIn}

${madeBy} can tell you the password. You can also set your own: choose 'Forgot Password' there.
`,
    html: mailPage(
      subject,
      html`<p>Hello ${username},</p>
<p>${madeBy} made a ${brand.name} account for you. Your username is: <strong>${username}</strong></p>
<p><a href="${signIn}">Sign in</a></p>
<p>${madeBy} can tell you the password. You can also set your own: choose ‘Forgot Password’ there.</p>`,
    ),
  }
}
