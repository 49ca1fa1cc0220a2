import { type ReactNode, useId } from 'react'
import './segmented.css'

interface SegmentedOption<V extends string> {
  value: V
  label: ReactNode
}

export interface SegmentedProps<V extends string> {
  /** Name of the group, read to screen readers. */
  label: string
  options: readonly SegmentedOption<V>[]
  value: V
  onChange: (value: V) => void
  /** Name of the field and id of the form it is sent with, where the browser sends it. */
  name?: string
  form?: string | undefined
}

/** One of a few, all in view: a radio group, moved in with the arrow keys. */
export function Segmented<V extends string>({ label, options, value, onChange, name, form }: SegmentedProps<V>) {
  const ownName = useId()
  return (
    <fieldset className="segmented">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <span className="segmented-part">
            <input
              type="radio"
              name={name ?? ownName}
              form={form}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
