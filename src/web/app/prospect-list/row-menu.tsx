import type { ProspectRow } from '#domain/prospect.ts'
import { Link } from '@tanstack/react-router'
import { Ellipsis, Eye, Pencil, Trash2 } from 'lucide-react'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu/menu.tsx'
import './row-menu.css'

/** What can be done with one prospect of the list. */
export function RowMenu({ row, onDelete }: { row: ProspectRow; onDelete: (row: ProspectRow) => void }) {
  const name = `Actions for ${row.organization.name}`
  return (
    <Menu
      label={name}
      trigger={
        <button type="button" className="row-menu" aria-label={name}>
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
      <MenuSeparator />
      <MenuItem danger onSelect={() => onDelete(row)}>
        <Icon of={Trash2} />
        Delete
      </MenuItem>
    </Menu>
  )
}
