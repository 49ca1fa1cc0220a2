import { pages } from '#contract/pages.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronDown, List, LogOut, MonitorSmartphone, User, Users } from 'lucide-react'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu/menu.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { messages, sentenceOf } from '../messages.ts'
import { useSession } from '../session/session.tsx'
import './account-menu.css'

/** What the header offers: 'Sign In', or the account's pages and the way out. Nothing while the session loads. */
export function AccountMenu() {
  const { status } = useSession()
  if (status === 'loading') return null
  return status === 'signed-in' ? <SignedInMenu /> : <SignInLink />
}

function SignInLink() {
  return (
    <Link to="/auth" className={buttonClass('outlined')}>
      Sign In
    </Link>
  )
}

function SignedInMenu() {
  const { signOut } = useSession()
  const navigate = useNavigate()

  const leave = async () => {
    try {
      await signOut()
      await navigate({ to: pages.learn() })
      showToast({ ...messages.loggedOut, tone: 'success' })
    } catch (error) {
      showToast({ ...messages.logoutFailed(sentenceOf(error) ?? ''), tone: 'error' })
    }
  }

  return (
    <Menu
      trigger={
        <Button look="quiet" icon={<User size={16} strokeWidth={1.75} aria-hidden />} className="account-button">
          Account
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </Button>
      }
    >
      <MenuItem asChild>
        <Link to="/saved-searches">
          <List size={16} strokeWidth={1.75} aria-hidden />
          Your Prospects
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/admin/users">
          <Users size={16} strokeWidth={1.75} aria-hidden />
          Manage Users
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/sessions">
          <MonitorSmartphone size={16} strokeWidth={1.75} aria-hidden />
          Your Sessions
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void leave()}>
        <LogOut size={16} strokeWidth={1.75} aria-hidden />
        Sign out
      </MenuItem>
    </Menu>
  )
}
