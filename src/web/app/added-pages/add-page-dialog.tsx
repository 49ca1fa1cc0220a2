import { maxFileBytes } from '#contract/added-pages.ts'
import { calls } from '#contract/calls.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { ApiFailure, call } from '../../client/api.ts'
import { sentenceOf } from '../../client/messages.ts'
import './add-page-dialog.css'
import { type Addition, additionFrom, type AdditionKind, type FieldError } from './addition.ts'
import { FormActions } from '../form/form-actions.tsx'

export interface AddPageDialogProps {
  organization: Organization
  /** The page is kept under this key, and is to be read. */
  onAdded: (key: string) => void
  onClose: () => void
}

const kinds = [
  { value: 'address', label: 'Address' },
  { value: 'file', label: 'PDF' },
  { value: 'text', label: 'Text' },
] as const

/** The way in for what a look-up missed: the address of a page, a PDF, or pasted text; without a website the latter two. */
export function AddPageDialog({ organization, onAdded, onClose }: AddPageDialogProps) {
  const formId = useId()
  const offered = organization.website === undefined ? kinds.filter(({ value }) => value !== 'address') : kinds
  const [kind, setKind] = useState<AdditionKind>(offered[0]?.value ?? 'file')
  const [fieldError, setFieldError] = useState<FieldError>()
  const [busy, setBusy] = useState(false)

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    setBusy(true)
    const found = await keep(organization, await additionFrom(kind, new FormData(form)))
    setBusy(false)
    if (typeof found === 'string') onAdded(found)
    else {
      setFieldError(found)
      form.querySelector<HTMLElement>(`[name="${found.field ?? 'url'}"]`)?.focus()
    }
  }
  const errorOf = (field: FieldError['field']) => (fieldError?.field === field ? fieldError?.message : undefined)
  const clear = () => setFieldError(undefined)

  return (
    <Dialog
      title={organization.website === undefined ? 'Add a PDF or text' : 'Add a page or PDF'}
      onClose={onClose}
      actions={<FormActions formId={formId} send="Add and read" sending="Adding…" busy={busy} onClose={onClose} />}
    >
      <form id={formId} className="add-page" noValidate onSubmit={(event) => void send(event)} onChange={clear}>
        <p>
          {organization.website === undefined ? 'It is read' : 'It is read together with the site'}, and every line keeps its
          quote.
        </p>
        <Segmented label="What you add" options={offered} value={kind} onChange={setKind} />
        {kind === 'file' && (
          <TextField label="PDF" name="file" type="file" accept="application/pdf,.pdf" hint={fileHint} error={errorOf('file')} />
        )}
        {kind === 'text' && <TextArea label="Text of the page" name="text" rows={8} error={errorOf('text')} />}
        {kind === 'text' && (
          <TextField label="What it is" optional name="name" maxLength={300} placeholder="Email of 3 Nov 2026" hint={nameHint} />
        )}
        <TextField
          key={kind}
          label={kind === 'address' ? 'Address of the page' : 'Where it is from'}
          optional={kind !== 'address'}
          name="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://www.example.org/fees"
          maxLength={2_000}
          hint={hints[kind]}
          error={errorOf('url')}
        />
        {fieldError !== undefined && fieldError.field === undefined && (
          <p className="add-page-error" role="alert">
            {fieldError.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}

const hints: Record<AdditionKind, ReactNode> = {
  address: 'A page or PDF on the body’s own site.',
  file: 'The address you took it from. Leave it empty for a PDF that came by email.',
  text: 'The address of the body’s own page that it stands on. Leave it empty for an email.',
}

const fileHint = `At most ${maxFileBytes / 1024 / 1024} MB. Add only what the body itself wrote: readers see that it came from you.`
const nameHint = 'Readers see this name where the text has no address.'

/** @returns the key of the kept page, or what is wrong with it */
async function keep({ name, website }: Organization, addition: Addition | FieldError): Promise<string | FieldError> {
  if ('message' in addition) return addition
  try {
    const { id } = await call(calls.addPage, { body: { ...addition, organization: { name, website } } })
    return id
  } catch (error) {
    const message = sentenceOf(error) ?? 'It could not be added.'
    const field = error instanceof ApiFailure ? error.field : undefined
    return { message, ...(field === 'url' || field === 'file' || field === 'text' ? { field } : {}) }
  }
}
