import type { ListRow } from '#domain/prospect.ts'
import { Link } from '@tanstack/react-router'
import { Ellipsis, Eye, Link as LinkSign, Mail, Pencil, Trash2, UserPen } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu/menu.tsx'
import './row-menu.css'

/** What opens a dialog over the list. */
export type RowQuestion = 'link' | 'email' | 'contact'

export interface RowMenuProps {
  row: ListRow
  onAsk: (question: RowQuestion, row: ListRow) => void
  onDelete: (row: ListRow) => void
}

/**
 * What can be done with one prospect of the list. The menu is made when it is first opened: a key in the filter draws a screenful of
 * rows, and hardly any of their menus is ever looked at.
 */
export function RowMenu({ row, onAsk, onDelete }: RowMenuProps) {
  const [wasOpened, setOpened] = useState(false)
  const name = `Actions for ${row.organization.name}`
  const sign = <Icon of={Ellipsis} />
  if (wasOpened) {
    const button = (
      <button type="button" className="row-menu" aria-label={name} data-menu-of={row.id}>
        {sign}
      </button>
    )
    return <OpenedMenu name={name} row={row} onAsk={onAsk} onDelete={onDelete} trigger={button} />
  }
  const open = (event: SyntheticEvent) => {
    event.preventDefault()
    setOpened(true)
  }
  // It opens as the menu's own button does: as it is pressed, not as it is let go.
  return (
    <button
      type="button"
      className="row-menu"
      aria-label={name}
      aria-haspopup="menu"
      aria-expanded={false}
      data-menu-of={row.id}
      onPointerDown={(event) => {
        if (event.button === 0 && !event.ctrlKey) open(event)
      }}
      onKeyDown={(event) => {
        if (openingKeys.has(event.key)) open(event)
      }}
      onClick={open}
    >
      {sign}
    </button>
  )
}

const openingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown'])

function OpenedMenu({ name, row, onAsk, onDelete, trigger }: RowMenuProps & { name: string; trigger: ReactNode }) {
  return (
    <Menu label={name} startsOpen trigger={trigger}>
      <MenuItem asChild>
        <Link to="/search/$id" params={{ id: String(row.id) }}>
          <Icon of={Eye} />
          Open
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/search/$id/edit" params={{ id: String(row.id) }}>
          <Icon of={Pencil} />
          Edit
        </Link>
      </MenuItem>
      <MenuItem onSelect={() => onAsk('contact', row)}>
        <Icon of={UserPen} />
        Edit contact
      </MenuItem>
      <MenuItem onSelect={() => onAsk('email', row)}>
        <Icon of={Mail} />
        Share via Email
      </MenuItem>
      <MenuItem onSelect={() => onAsk('link', row)}>
        <Icon of={LinkSign} />
        Share link
      </MenuItem>
      <MenuSeparator />
      <MenuItem danger onSelect={() => onDelete(row)}>
        <Icon of={Trash2} />
        Delete
      </MenuItem>
    </Menu>
  )
}
