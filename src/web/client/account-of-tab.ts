import { accountHeader } from '#contract/account-header.ts'
import { isForAccount } from '#contract/call.ts'
import { accompanyCalls } from './api.ts'

let account: string | undefined

/**
 * From now on calls of this tab say that they are made for this account, until the page is loaded anew: whoever signs in over the page
 * takes nothing over.
 * @param refused is called when the server says that another account has signed in meanwhile
 */
export function speakFor(id: string, refused: () => void): void {
  account ??= id
  const own = account
  accompanyCalls(
    (headers, definition) => {
      if (isForAccount(definition)) headers.set(accountHeader, own)
    },
    ({ code }) => {
      if (code === 'OTHER_ACCOUNT') refused()
    },
  )
}

/** Id of the account that this tab was loaded for; undefined while it is not known. */
export function accountOfTab(): string | undefined {
  return account
}
