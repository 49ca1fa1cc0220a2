import { ChevronDown, CircleAlert } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import './field.css'
import './select-field.css'

export interface SelectFieldProps extends ComponentProps<'select'> {
  label: string
  options: readonly { value: string; text: string }[]
  /** Shown until something is chosen: 'Choose a colleague'. */
  placeholder: string
  /** The sentence under it when nothing right is chosen. */
  error?: string | undefined
}

/** One of many, in the system's own list. */
export function SelectField({ label, options, placeholder, error, ...select }: SelectFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-box">
        <select
          {...select}
          id={id}
          className="field-input field-select"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : noteId}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </div>
      {error !== undefined && (
        <p className="field-error" id={noteId}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  )
}
