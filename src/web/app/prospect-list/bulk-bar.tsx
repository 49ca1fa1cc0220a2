import type { ListRow } from '#domain/prospects/prospect.ts'
import { prospectStatuses, statusNames } from '#domain/prospects/prospect-work.ts'
import { CircleDot, Download, Mail, Tag as TagSign, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu/menu.tsx'
import './bulk-bar.css'
import { BulkShareDialog } from './bulk-share-dialog.tsx'
import { type ExportQuery, exportAddress, exportHolds, mostExported } from './export-address.ts'
import { TagDialog } from './tag-dialog.tsx'
import { useBulk } from './use-bulk.ts'

export interface BulkBarProps {
  /** At least one. */
  rows: readonly ListRow[]
  /** Every tag there is. */
  tags: readonly string[]
  /** The view whose columns and order a file of them has. */
  file: ExportQuery
  onClear: () => void
}

/** What is done with the chosen prospects together. */
export function BulkBar({ rows, tags, file, onClear }: BulkBarProps) {
  const { change, remove } = useBulk()
  const [asked, setAsked] = useState<'tag' | 'share'>()
  const done = () => setAsked(undefined)
  const onDelete = () => {
    if (remove(rows)) onClear()
  }
  return (
    <section className="bulk-bar" aria-label="Selected prospects">
      <output className="bulk-count">{rows.length} selected</output>
      <Button size="small" icon={<Icon of={TagSign} />} onClick={() => setAsked('tag')}>
        Tag
      </Button>
      <Menu
        label="Set status"
        trigger={
          <Button size="small" icon={<Icon of={CircleDot} />}>
            Status
          </Button>
        }
      >
        {prospectStatuses.map((status) => (
          <MenuItem key={status} onSelect={() => void change(rows, { status }, `Status set to ${statusNames[status]}`)}>
            {statusNames[status]}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => void change(rows, { status: null }, 'Status is set automatically')}>Set automatically</MenuItem>
      </Menu>
      <Button size="small" icon={<Icon of={Mail} />} onClick={() => setAsked('share')}>
        Share via Email
      </Button>
      {rows.length <= mostExported && (
        <a
          className={buttonClass('outlined', 'small')}
          href={exportAddress({ ...file, ids: rows.map(({ id }) => id).join(',') })}
          title={exportHolds}
          download
        >
          <span className="button-words">
            <Icon of={Download} />
            Export selected
          </span>
        </a>
      )}
      <Button size="small" look="danger-quiet" icon={<Icon of={Trash2} />} onClick={onDelete}>
        Delete
      </Button>
      <Button size="small" look="quiet" icon={<Icon of={X} />} onClick={onClear}>
        Clear selection
      </Button>
      {asked === 'tag' && <TagDialog rows={rows} known={tags} onClose={done} />}
      {asked === 'share' && <BulkShareDialog rows={rows} onClose={done} />}
    </section>
  )
}
