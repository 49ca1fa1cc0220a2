import { pages } from '#contract/pages.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { AccountIsland } from './account-island.tsx'

/** The end of a public page's header: 'Sign In', or what a signed-in person always has there; `folded` into its menu alone. */
export function AccountCorner({ signedIn, folded = false }: { signedIn: boolean; folded?: boolean }) {
  if (signedIn) return <AccountIsland folded={folded} />
  return (
    <a className={buttonClass('outlined')} href={pages.auth()}>
      Sign In
    </a>
  )
}
