import { pages } from '#contract/pages.ts'
import { Link } from '@tanstack/react-router'
import { AccountMenu as Menu, type AccountMenuProps } from '../../account/account-menu.tsx'
import { buttonClass } from '../../ui/button/button.tsx'
import { carryToast } from '../../ui/toast/carried-toast.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { messages, sentenceOf } from '../messages.ts'
import { useSession } from '../session/session.tsx'

/** What the header offers: 'Sign In', or the account's pages and the way out. Nothing while the session loads. */
export function AccountMenu() {
  const { status } = useSession()
  if (status === 'loading') return null
  return status === 'signed-in' ? <SignedInMenu /> : <SignInLink />
}

function SignInLink() {
  return (
    <a href={pages.auth()} className={buttonClass('outlined')}>
      Sign In
    </a>
  )
}

function SignedInMenu() {
  const { signOut } = useSession()

  const leave = async () => {
    try {
      await signOut()
      carryToast({ ...messages.loggedOut, tone: 'success' })
      location.assign(pages.learn())
    } catch (error) {
      showToast({ ...messages.logoutFailed(sentenceOf(error) ?? ''), tone: 'error' })
    }
  }

  return <Menu linkTo={linkTo} signOut={() => void leave()} />
}

const linkTo: AccountMenuProps['linkTo'] = (to, children) => <Link to={to}>{children}</Link>
