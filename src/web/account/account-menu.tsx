import { pages } from '#contract/pages.ts'
import {
  ChevronDown,
  LayoutDashboard,
  Link2,
  List,
  LogOut,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  Plus,
  Search,
  User,
  UserCog,
  Users,
} from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu/menu.tsx'
import { useMedia } from '../ui/media.ts'
import './account-menu.css'
import { mainPages, NewCount, type News } from './main-links.tsx'

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
  /** Who is signed in; undefined until it is known. */
  username: string | undefined
  news?: News | undefined
  /** Whether the menu holds the ways of the header on wide windows, too. */
  folded?: boolean | undefined
  onSearch: () => void
  signOut: () => void
}

/** Below this width the header has no room for its ways; main-links.css has the same number. */
const narrow = '(max-width: 879px)'

/** What the header offers somebody who is signed in: the account's pages and the way out, on a phone also the ways of the header. */
export function AccountMenu({ linkTo, username, news, folded = false, onSearch, signOut }: AccountMenuProps) {
  const isNarrow = useMedia(narrow)
  const holdsAll = folded || isNarrow
  const isNew = holdsAll && news !== undefined && news.prospects + news.links > 0
  const entry = (name: string, to: (typeof entries)[number]['to'], icon: LucideIcon, count = 0) => (
    <MenuItem key={name} asChild>
      {linkTo(
        to,
        <>
          <Icon of={icon} />
          {name}
          <NewCount count={count} />
        </>,
      )}
    </MenuItem>
  )
  return (
    <Menu
      head={
        username === undefined ? undefined : (
          <>
            Signed in as <bdi>{username}</bdi>
          </>
        )
      }
      trigger={
        <Button look="quiet" icon={<Icon of={User} />} className="account-button">
          Account
          {isNew && (
            <span className="account-news">
              <span className="visually-hidden">, something is new</span>
            </span>
          )}
          <Icon of={ChevronDown} />
        </Button>
      }
    >
      {holdsAll && (
        <>
          <MenuItem onSelect={onSearch}>
            <Icon of={Search} />
            Search
          </MenuItem>
          {entry('New prospect', mainPages.newProspect, Plus)}
          {entry('Links', mainPages.links, Link2, news?.links)}
          <MenuSeparator />
        </>
      )}
      {entries.map(({ name, to, icon }) => entry(name, to, icon, holdsAll && to === mainPages.prospects ? news?.prospects : 0))}
      <MenuSeparator />
      <MenuItem onSelect={signOut}>
        <Icon of={LogOut} />
        Sign out
      </MenuItem>
    </Menu>
  )
}
