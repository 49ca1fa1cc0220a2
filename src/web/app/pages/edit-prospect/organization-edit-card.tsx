import type { Organization } from '#domain/organization.ts'
import { limits } from '#domain/text.ts'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'

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
}

/** Name and description of the body: to be read, or as a form. A prospect is deleted from its list, not here. */
export function OrganizationEditCard({ organization, typed, onEdit, onType, onKeep, onCancel }: OrganizationEditCardProps) {
  const [error, setError] = useState<string>()
  if (typed === null) {
    return (
      <section className="card edit-card" aria-label="Organization">
        <div className="edit-card-head">
          <h2>{organization.name}</h2>
          <div className="edit-card-actions">
            <Button size="small" icon={<Icon of={Pencil} />} aria-label="Edit organization" onClick={onEdit}>
              Edit
            </Button>
          </div>
        </div>
        <p className="edit-card-text">{organization.description}</p>
      </section>
    )
  }
  const keep = () => {
    if (typed.name.trim() === '') setError('Organization name is required.')
    else onKeep()
  }
  return (
    <section className="card edit-card" data-editing aria-label="Organization">
      <div className="edit-card-head">
        <h2>{organization.name}</h2>
        <div className="edit-card-actions">
          <Button look="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
          <Button size="small" onClick={keep}>
            Save
          </Button>
        </div>
      </div>
      <div className="certification-form">
        <TextField
          label="Name"
          // The form opened because 'Edit' was pressed: typing goes on here.
          ref={focusOnce}
          maxLength={limits.organizationName}
          value={typed.name}
          error={error}
          onChange={(event) => {
            setError(undefined)
            onType({ ...typed, name: event.target.value })
          }}
        />
        <TextArea
          label="Description"
          optional
          maxLength={limits.description}
          value={typed.description}
          onChange={(event) => onType({ ...typed, description: event.target.value })}
        />
      </div>
    </section>
  )
}

function focusOnce(input: HTMLInputElement | null) {
  input?.focus()
}
