import type { Organization } from '#domain/organizations/organization.ts'
import { limits } from '#domain/text/text.ts'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { DeleteQuestion } from '../../../ui/delete-question/delete-question.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { nameProblem } from './name-problem.ts'
import '../../../prospect/certification-card/certification-card.css'
import './edit-card.css'
import './certification-form.css'

interface Typed {
  name: string
  description: string
}

export interface OrganizationEditCardProps {
  organization: Organization
  /** What is typed, while the card is open for editing. */
  typed: Typed | null
  onEdit: () => void
  onType: (typed: Typed) => void
  onKeep: () => void
  onCancel: () => void
  /** Takes the description away. */
  onDelete: () => void
}

/** Name and description of the body: to be read, or as a form. 'Delete' takes the description; a body keeps its name. */
export function OrganizationEditCard(props: OrganizationEditCardProps) {
  const { organization, typed, onEdit, onKeep, onCancel } = props
  const [error, setError] = useState<string>()
  const [asking, setAsking] = useState(false)
  const keep = () => {
    const problem = typed === null ? undefined : nameProblem(typed.name, organization.name)
    if (problem === undefined) onKeep()
    else setError(problem)
  }
  const description = typed?.description ?? organization.description
  return (
    <section className="card edit-card" data-editing={typed !== null || undefined} aria-label="Organization">
      <div className="edit-card-head">
        <h2>{organization.name}</h2>
        <div className="edit-card-actions">
          {description.trim() !== '' && (
            <Button
              look="danger-quiet"
              size="small"
              icon={<Icon of={Trash2} />}
              aria-label="Delete organization details"
              onClick={() => setAsking(true)}
            >
              Delete
            </Button>
          )}
          {typed === null ? (
            <Button size="small" icon={<Icon of={Pencil} />} aria-label="Edit organization" onClick={onEdit}>
              Edit
            </Button>
          ) : (
            <>
              <Button look="quiet" size="small" onClick={onCancel}>
                Cancel
              </Button>
              <Button size="small" onClick={keep}>
                Save
              </Button>
            </>
          )}
        </div>
      </div>
      {typed === null ? (
        <p className="edit-card-text">{organization.description}</p>
      ) : (
        <OrganizationFields
          typed={typed}
          error={error}
          onType={(next) => {
            if (next.name !== typed.name) setError(undefined)
            props.onType(next)
          }}
        />
      )}
      {asking && (
        <DeleteQuestion
          title="Delete the description of this organization?"
          action="Delete description"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            props.onDelete()
          }}
        >
          The name is kept, because prospects are looked up by name. This is saved with your other changes.
        </DeleteQuestion>
      )}
    </section>
  )
}

interface OrganizationFieldsProps {
  typed: Typed
  error: string | undefined
  onType: (typed: Typed) => void
}

function OrganizationFields({ typed, error, onType }: OrganizationFieldsProps) {
  return (
    <div className="certification-form">
      <TextField
        label="Name"
        // The form opened because 'Edit' was pressed: typing goes on here.
        ref={focusOnce}
        maxLength={limits.organizationName}
        value={typed.name}
        error={error}
        onChange={(event) => onType({ ...typed, name: event.target.value })}
      />
      <TextArea
        label="Description"
        optional
        maxLength={limits.description}
        value={typed.description}
        onChange={(event) => onType({ ...typed, description: event.target.value })}
      />
    </div>
  )
}

function focusOnce(input: HTMLInputElement | null) {
  input?.focus()
}
