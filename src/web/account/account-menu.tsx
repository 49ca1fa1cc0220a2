import { pages } from '#contract/pages.ts'
import {
  ChevronDown,
  LayoutDashboard,
  List,
  LogOut,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  User,
  UserCog,
  Users,
} from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu/menu.tsx'
import './account-menu.css'

const entries: readonly { name: string; to: ReturnType<(typeof pages)[AccountPage]>; icon: LucideIcon }[] = [
  { name: 'Your Prospects', to: pages.prospects(), icon: List },
  { name: 'Admin Dashboard', to: pages.admin(), icon: LayoutDashboard },
  { name: 'Outbox', to: pages.outbox(), icon: Mail },
  { name: 'Manage Users', to: pages.users(), icon: Users },
  { name: 'Your Account', to: pages.account(), icon: UserCog },
  { name: 'Your Sessions', to: pages.sessions(), icon: MonitorSmartphone },
]
type AccountPage = 'prospects' | 'admin' | 'outbox' | 'users' | 'account' | 'sessions'

export interface AccountMenuProps {
  /** Draws a link; the application gives its own so that it changes pages without loading. */
  linkTo: (to: ReturnType<(typeof pages)[AccountPage]>, children: ReactNode) => ReactElement
  signOut: () => void
}

/** What the header offers somebody who is signed in: the account's pages and the way out. */
export function AccountMenu({ linkTo, signOut }: AccountMenuProps) {
  return (
    <Menu
      trigger={
        <Button look="quiet" icon={<Icon of={User} />} className="account-button">
          Account
          <Icon of={ChevronDown} />
        </Button>
      }
    >
      {entries.map(({ name, to, icon }) => (
        <MenuItem key={to} asChild>
          {linkTo(
            to,
            <>
              <Icon of={icon} />
              {name}
            </>,
          )}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={signOut}>
        <Icon of={LogOut} />
        Sign out
      </MenuItem>
    </Menu>
  )
}
