import { pages, wholeAddress } from '#contract/pages.ts'
import type { CurrentUser } from '#domain/accounts/account.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { type FactorChange, secondFactorChangedMail } from '../mail/templates/second-factor-changed.ts'

/** Whatever changes how an account is signed in to is told at its address. */
export async function tellOwner(context: Context, trx: Statements, user: CurrentUser, what: FactorChange): Promise<void> {
  const link = wholeAddress(context.config.publicUrl, pages.forgotPassword())
  const mail = secondFactorChangedMail({ username: user.username, at: context.now(), what, link })
  await enqueueMail(context, trx, { ...mail, to: { name: user.username, email: user.email }, ownerId: null })
}
