import { getUser, logout } from '#contract/accounts.ts'
import { pages } from '#contract/pages.ts'
import type { ReactNode } from 'react'
import { AccountMenu } from '../../account/account-menu.tsx'
import { call, query } from '../../app/api.ts'
import { eraseKept, keeperOf } from '../../app/kept.ts'
import { messages, sentenceOf } from '../../app/messages.ts'
import { carryToast } from '../../ui/toast/carried-toast.ts'
import { showToast } from '../../ui/toast/toasts.ts'

/** Tells the ids of the menu from others of the page; the same on the server and in the browser. */
export const accountIslandPrefix = 'account-'

/** The account menu on a page outside of the application. */
export function PublicAccountMenu() {
  const signOut = async () => {
    try {
      const user = await query(getUser, {}, 'null')({ signal: new AbortController().signal })
      await call(logout)
      // What this device kept belongs to whoever signs out.
      sessionStorage.clear()
      eraseKept(keeperOf(user))
      carryToast({ ...messages.loggedOut, tone: 'success' })
      location.assign(pages.learn())
    } catch (error) {
      showToast({ ...messages.logoutFailed(sentenceOf(error) ?? ''), tone: 'error' })
    }
  }
  return <AccountMenu linkTo={linkTo} signOut={() => void signOut()} />
}

function linkTo(to: string, children: ReactNode) {
  return <a href={to}>{children}</a>
}
