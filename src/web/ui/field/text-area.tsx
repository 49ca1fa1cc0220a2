import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import './field.css'
import './text-area.css'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string
  optional?: boolean
  hint?: ReactNode
  /** The sentence that takes the hint's place when the text is not right. */
  error?: string | undefined
}

/** Several lines of text with their label. */
export function TextArea({ label, optional, hint, error, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> optional</span>}
      </label>
      <textarea
        {...area}
        id={id}
        className="field-input text-area"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={hint === undefined && error === undefined ? undefined : `${id}-note`}
      />
      {error !== undefined ? (
        <p className="field-error" id={`${id}-note`}>
          <Icon of={CircleAlert} />
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <div className="field-hint" id={`${id}-note`}>
            {hint}
          </div>
        )
      )}
    </div>
  )
}
