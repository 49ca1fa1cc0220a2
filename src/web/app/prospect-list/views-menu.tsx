import { calls } from '#contract/calls.ts'
import { type ListSearch, readListSearch } from '#domain/prospects/list-view.ts'
import { type SavedView, viewNameSchema } from '#domain/prospects/saved-view.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArchiveRestore, Bookmark, Plus, Trash2 } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '../../ui/menu/menu.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { call, query } from '../../client/api.ts'
import { sentenceOf } from '../../client/messages.ts'
import { FormActions } from '../form/form-actions.tsx'
import { DeletedDialog } from './deleted-dialog.tsx'
import type { OnSearch } from './on-search.ts'

const viewsQuery = queryOptions({ queryKey: ['views'], queryFn: query(calls.listViews, {}, 'throw') })

/** 'All prospects': nothing narrowed, newest first. */
const allName = 'All prospects'

export interface ViewsMenuProps {
  search: ListSearch
  onSearch: OnSearch
}

/** Views of the list that are kept under a name. */
export function ViewsMenu({ search, onSearch }: ViewsMenuProps) {
  const client = useQueryClient()
  const { data: views = [] } = useQuery(viewsQuery)
  const [isNaming, setNaming] = useState(false)
  const [showsDeleted, setDeleted] = useState(false)
  const written = writtenSearch(search)
  const current = written === '' ? allName : views.find((view) => view.search === written)?.name
  const open = (name: string) => {
    const view = views.find((one) => one.name === name)
    onSearch(() => readListSearch(Object.fromEntries(new URLSearchParams(view?.search ?? ''))), 'step')
  }
  const remove = async (view: SavedView) => {
    try {
      await call(calls.deleteView, { params: { id: view.id } })
      const undo = async () => {
        try {
          await call(calls.saveView, { body: { name: view.name, search: view.search } })
        } catch (error) {
          showToast({ title: 'Failed to bring the view back', description: sentenceOf(error), tone: 'error' })
        }
        await client.invalidateQueries(viewsQuery)
      }
      showToast({
        title: 'View deleted',
        description: view.name,
        tone: 'deleted',
        action: { label: 'Undo', run: () => void undo() },
      })
    } catch (error) {
      showToast({ title: 'Failed to delete the view', description: sentenceOf(error), tone: 'error' })
    }
    await client.invalidateQueries(viewsQuery)
  }
  const kept = views.find((view) => view.name === current)

  return (
    <>
      <Menu
        label="Saved views"
        trigger={
          <Button icon={<Icon of={Bookmark} />}>
            <span className="visually-hidden">View: </span>
            {current ?? 'Unsaved view'}
          </Button>
        }
      >
        <MenuChoice options={[allName, ...views.map(({ name }) => name)]} value={current} onChange={open} />
        <MenuSeparator />
        <MenuItem onSelect={() => setNaming(true)}>
          <Icon of={Plus} />
          Save this view
        </MenuItem>
        {kept !== undefined && (
          <MenuItem danger onSelect={() => void remove(kept)}>
            <Icon of={Trash2} />
            Delete this view
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem onSelect={() => setDeleted(true)}>
          <Icon of={ArchiveRestore} />
          Deleted prospects
        </MenuItem>
      </Menu>
      {showsDeleted && <DeletedDialog onClose={() => setDeleted(false)} />}
      {isNaming && <NameDialog search={written} onClose={() => setNaming(false)} />}
    </>
  )
}

/** The search parameters in one order. The route has read them: they are not read once more. */
function writtenSearch(search: ListSearch): string {
  const given = Object.entries(search).map(([name, value]): [string, string] => [name, value])
  return new URLSearchParams(given.toSorted(([a], [b]) => (a < b ? -1 : 1))).toString()
}

function NameDialog({ search, onClose }: { search: string; onClose: () => void }) {
  const client = useQueryClient()
  const formId = useId()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [saving, setSaving] = useState(false)
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = viewNameSchema.safeParse(name)
    if (!parsed.success || name.trim() === allName) {
      setError(parsed.error?.issues[0]?.message ?? 'Choose another name.')
      return
    }
    setSaving(true)
    try {
      await call(calls.saveView, { body: { name, search } })
      await client.invalidateQueries(viewsQuery)
      onClose()
      showToast({ title: 'View saved', description: name.trim(), tone: 'success' })
    } catch (failure) {
      setError(sentenceOf(failure))
      setSaving(false)
    }
  }
  return (
    <Dialog
      title="Save this view"
      onClose={onClose}
      actions={<FormActions formId={formId} send="Save" sending="Saving…" busy={saving} onClose={onClose} />}
    >
      <form id={formId} className="contact-form" noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label="Name"
          maxLength={60}
          hint="Filters, order and columns are kept. A view of the same name is replaced."
          value={name}
          error={error}
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
