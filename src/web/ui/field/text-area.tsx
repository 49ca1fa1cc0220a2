import { type ComponentProps, type ReactNode, useId } from 'react'
import './field.css'
import './text-area.css'

export interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string
  optional?: boolean
  hint?: ReactNode
}

/** Several lines of text with their label. */
export function TextArea({ label, optional, hint, ...area }: TextAreaProps) {
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
        aria-describedby={hint === undefined ? undefined : `${id}-note`}
      />
      {hint !== undefined && (
        <div className="field-hint" id={`${id}-note`}>
          {hint}
        </div>
      )}
    </div>
  )
}
