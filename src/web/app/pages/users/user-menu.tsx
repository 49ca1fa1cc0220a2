import type { Colleague } from '#domain/accounts/account.ts'
import { ArrowRightLeft, Ellipsis, KeyRound, Link as LinkSign, ShieldOff, UserCheck, UserCog, UserX } from 'lucide-react'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu/menu.tsx'
import '../../prospect-list/row-menu.css'

/** What an administrator may ask for about a colleague's account. */
export type UserQuestion = 'disable' | 'enable' | 'role' | 'reset' | 'factors' | 'links' | 'hand-over'

export function UserMenu({ colleague, onAsk }: { colleague: Colleague; onAsk: (question: UserQuestion) => void }) {
  const { username, role, disabledAt } = colleague
  const name = `Actions for ${username}`
  return (
    <Menu
      label={name}
      trigger={
        <button type="button" className="row-menu" aria-label={name}>
          <Icon of={Ellipsis} />
        </button>
      }
    >
      <MenuItem onSelect={() => onAsk('links')}>
        <Icon of={LinkSign} />
        Share links
      </MenuItem>
      <MenuItem onSelect={() => onAsk('hand-over')}>
        <Icon of={ArrowRightLeft} />
        Hand over prospects
      </MenuItem>
      <MenuItem onSelect={() => onAsk('role')}>
        <Icon of={UserCog} />
        {role === 'admin' ? 'Make member' : 'Make administrator'}
      </MenuItem>
      {disabledAt === null && (
        <MenuItem onSelect={() => onAsk('reset')}>
          <Icon of={KeyRound} />
          Reset password
        </MenuItem>
      )}
      <MenuItem onSelect={() => onAsk('factors')}>
        <Icon of={ShieldOff} />
        Remove second factors
      </MenuItem>
      <MenuSeparator />
      {disabledAt === null ? (
        <MenuItem danger onSelect={() => onAsk('disable')}>
          <Icon of={UserX} />
          Disable
        </MenuItem>
      ) : (
        <MenuItem onSelect={() => onAsk('enable')}>
          <Icon of={UserCheck} />
          Enable
        </MenuItem>
      )}
    </Menu>
  )
}
