import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import './field.css'

export interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  /** Says 'optional' beside the label; every other field is needed. */
  optional?: boolean
  hint?: ReactNode
  /** The sentence that takes the hint's place when the text is not right. */
  error?: string | undefined
  /** Inside the field at its end, for example 'Show password'. */
  end?: ReactNode
}

/** One line of text with its label, its hint, and what is wrong with it. */
export function TextField({ label, optional, hint, error, end, id, className, ...input }: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const noteId = `${fieldId}-note`
  const hasNote = error !== undefined || hint !== undefined
  return (
    <div className={['field', className].filter(Boolean).join(' ')}>
      <label className="field-label" htmlFor={fieldId}>
        {label}
        {optional && <span className="field-optional"> optional</span>}
      </label>
      <div className="field-box" data-end={end !== undefined || undefined}>
        <input
          type="text"
          {...input}
          id={fieldId}
          className="field-input"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={hasNote ? noteId : undefined}
        />
        {end}
      </div>
      {error !== undefined ? (
        <p className="field-error" id={noteId}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p className="field-hint" id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
