import { brand } from '#domain/content.ts'
import { html } from '../html.ts'
import type { MailContent } from '../outbox.ts'
import { mailPage } from './layout.ts'

/** The mail with a reset link. `link` is the whole address. */
export function passwordResetMail({ username, link }: { username: string; link: string }): MailContent {
  const subject = `Reset your ${brand.name} password`
  return {
    kind: 'password-reset',
    subject,
    text: `Hello ${username},

somebody asked for a new password for your ${brand.name} account. Open this link within an hour to set one:

${link}

The link works once. If it was not you, do nothing: your password stays as it is.
`,
    html: mailPage(
      subject,
      html`<p>Hello ${username},</p>
<p>somebody asked for a new password for your ${brand.name} account. Open this link within an hour to set one:</p>
<p><a href="${link}">Set a new password</a></p>
<p>The link works once. If it was not you, do nothing: your password stays as it is.</p>`,
    ),
  }
}
