import { counted } from '#domain/text/counted.ts'
import type { ListRow } from '#domain/prospects/prospect.ts'
import { cleanTags, tagSchema } from '#domain/prospects/prospect-work.ts'
import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import '../contact/contact-dialog.css'
import './bulk-bar.css'
import { useBulk } from './use-bulk.ts'

export interface TagDialogProps {
  rows: readonly ListRow[]
  /** Every tag there is. */
  known: readonly string[]
  onClose: () => void
}

/** Gives tags to the chosen prospects, or takes them away. */
export function TagDialog({ rows, known, onClose }: TagDialogProps) {
  const formId = useId()
  const { change } = useBulk()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState<'add' | 'remove'>()
  const send = async (way: 'add' | 'remove') => {
    const tags = cleanTags(typed.split(','))
    const wrong = tags.map((tag) => tagSchema.safeParse(tag)).find(({ success }) => !success)
    if (tags.length === 0 || wrong !== undefined) {
      setError(wrong?.error?.issues[0]?.message ?? 'Type a tag.')
      return
    }
    setBusy(way)
    const names = tags.join(', ')
    const isDone =
      way === 'add'
        ? await change(rows, { addTags: tags }, `Tagged ${names}`)
        : await change(rows, { removeTags: tags }, `Tag removed: ${names}`)
    setBusy(undefined)
    if (isDone) onClose()
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send('add')
  }
  const has = cleanTags(rows.flatMap(({ work }) => work.tags))
  return (
    <Dialog
      title={`Tag ${counted(rows.length, 'prospect')}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {has.length > 0 && (
            <Button busy={busy === 'remove' ? 'Removing…' : undefined} onClick={() => void send('remove')}>
              Remove
            </Button>
          )}
          <Button type="submit" form={formId} look="filled" busy={busy === 'add' ? 'Adding…' : undefined}>
            Add
          </Button>
        </>
      }
    >
      <form id={formId} className="contact-form" noValidate onSubmit={onSubmit}>
        <TextField
          label="Tags"
          hint="Separate tags with commas."
          autoComplete="off"
          maxLength={300}
          value={typed}
          error={error}
          onChange={({ target }) => {
            setTyped(target.value)
            setError(undefined)
          }}
        />
      </form>
      {known.length > 0 && (
        <fieldset className="tag-known">
          <legend className="visually-hidden">Tags in use</legend>
          {known.slice(0, 20).map((tag) => (
            <Button key={tag} size="small" onClick={() => setTyped(cleanTags([...typed.split(','), tag]).join(', '))}>
              {tag}
            </Button>
          ))}
        </fieldset>
      )}
    </Dialog>
  )
}
