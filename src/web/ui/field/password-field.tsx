import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { Icon } from '../icon/icon.tsx'
import './password-field.css'

/** A password, hidden until its holder asks to see it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize={isShown ? 'none' : undefined}
      spellCheck={false}
      end={
        <button
          type="button"
          className="show-password"
          aria-label="Show password"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={Eye} className="password-hidden" />
          <Icon of={EyeOff} className="password-shown" />
        </button>
      }
    />
  )
}
