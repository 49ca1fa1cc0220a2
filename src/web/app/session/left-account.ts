import { pages } from '#contract/pages.ts'
import { accountHere } from '../../kept/account-here.ts'
import { keepWayBack } from '../../sign-in/way-back.ts'
import { carryToast } from '../../ui/toast/carried-toast.ts'

/**
 * Leads a tab away from the pages of an account that no longer uses this browser: to the sign-in page, or to the start page of the account
 * that does. The page of a link is open to anyone, and is only shown anew.
 */
export function leaveAccount(): void {
  sessionStorage.clear()
  if (accountHere() !== '') {
    carryToast({ title: 'Another account has signed in', description: 'This tab now shows that account.', tone: 'plain' })
    location.replace(pages.home())
  } else if (location.pathname.startsWith(pages.editShare(''))) {
    location.reload()
  } else {
    keepWayBack({ to: pages.home(), note: 'You signed out in another tab.' })
    location.replace(pages.auth())
  }
}
