import { pages } from '#contract/pages.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { AccountIsland } from './account-island.tsx'

/** The end of a public page's header: 'Sign In', or the account menu. */
export function AccountCorner({ signedIn }: { signedIn: boolean }) {
  if (signedIn) return <AccountIsland />
  return (
    <a className={buttonClass('outlined')} href={pages.auth()}>
      Sign In
    </a>
  )
}
