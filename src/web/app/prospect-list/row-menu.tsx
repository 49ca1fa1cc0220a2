import type { ListRow } from '#domain/prospects/prospect.ts'
import { Link } from '@tanstack/react-router'
import { Ellipsis, Eye, Link as LinkSign, Mail, Pencil, Trash2, UserPen } from 'lucide-react'
import { useState } from 'react'
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

/** What can be done with one prospect of the list. */
export function RowMenu({ row, onAsk, onDelete }: RowMenuProps) {
  const name = `Actions for ${row.organization.name}`
  // A menu is of the prospect that it was opened for: the row may become another's while it is open.
  const [openFor, setOpenFor] = useState<number>()
  return (
    <Menu
      label={name}
      open={openFor === row.id}
      onOpenChange={(open) => setOpenFor(open ? row.id : undefined)}
      trigger={
        <button type="button" className="row-menu" aria-label={name} data-menu-of={row.id}>
          <Icon of={Ellipsis} />
        </button>
      }
    >
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
