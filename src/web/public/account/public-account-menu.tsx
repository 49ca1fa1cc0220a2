import { logout } from '#contract/accounts.ts'
import { pages } from '#contract/pages.ts'
import type { ReactNode } from 'react'
import { AccountMenu } from '../../account/account-menu.tsx'
import { call } from '../../app/api.ts'
import { messages, sentenceOf } from '../../app/messages.ts'
import { carryToast } from '../../ui/toast/carried-toast.ts'
import { showToast } from '../../ui/toast/toasts.ts'

/** Tells the ids of the menu from others of the page; the same on the server and in the browser. */
export const accountIslandPrefix = 'account-'

/** The account menu on a page outside of the application. */
export function PublicAccountMenu() {
  const signOut = async () => {
    try {
      await call(logout)
      // Drafts and questions that this tab kept belong to whoever signs out.
      sessionStorage.clear()
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
