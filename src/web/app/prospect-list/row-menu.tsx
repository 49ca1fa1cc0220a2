import type { ProspectRow } from '#domain/prospect.ts'
import { Link } from '@tanstack/react-router'
import { Ellipsis, Eye, Link as LinkSign, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu/menu.tsx'
import { ShareLinkDialog } from '../share-panel/share-link-dialog.tsx'
import './row-menu.css'

/** What can be done with one prospect of the list. */
export function RowMenu({ row, onDelete }: { row: ProspectRow; onDelete: (row: ProspectRow) => void }) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isSharing, setSharing] = useState(false)
  const name = `Actions for ${row.organization.name}`
  const close = () => {
    setSharing(false)
    // The menu entry that opened the dialog is gone.
    setTimeout(() => trigger.current?.focus(), 0)
  }
  return (
    <>
      <Menu
        label={name}
        trigger={
          <button type="button" className="row-menu" aria-label={name} ref={trigger}>
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
        <MenuItem onSelect={() => setSharing(true)}>
          <Icon of={LinkSign} />
          Share link
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger onSelect={() => onDelete(row)}>
          <Icon of={Trash2} />
          Delete
        </MenuItem>
      </Menu>
      {isSharing && (
        <ShareLinkDialog name={row.organization.abbreviation ?? row.organization.name} prospectId={row.id} onClose={close} />
      )}
    </>
  )
}
