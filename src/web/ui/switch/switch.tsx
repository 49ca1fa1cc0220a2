import type { ReactNode } from 'react'
import './switch.css'

export interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The words beside it; a click on them counts too. */
  children: ReactNode
}

/** On or off, at once. */
export function Switch({ checked, onChange, children }: SwitchProps) {
  return (
    <label className="switch">
      <input
        className="switch-input"
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </label>
  )
}
