import type { ComponentProps, ReactNode } from 'react'
import './button.css'

export interface ButtonProps extends ComponentProps<'button'> {
  /** 'filled' once a view: the next step of the job. */
  look?: 'filled' | 'outlined' | 'quiet' | 'danger-quiet' | 'danger-filled'
  size?: 'small' | 'medium' | 'large'
  /** Drawn before the words, 16 px. */
  icon?: ReactNode
  /** Words while it is at work, for example 'Saving…'. The width is kept, and further clicks do nothing. */
  busy?: string | undefined
}

export function Button({ look = 'outlined', size = 'medium', icon, busy, children, className, onClick, ...rest }: ButtonProps) {
  const isBusy = busy !== undefined
  return (
    <button
      type="button"
      {...rest}
      className={[buttonClass(look, size), className].filter(Boolean).join(' ')}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      <span className="button-words" data-away={isBusy || undefined} aria-hidden={isBusy || undefined}>
        {icon}
        {children}
      </span>
      {isBusy && <span className="button-busy">{busy}</span>}
    </button>
  )
}

/** The look of a button for a link. */
export function buttonClass(look: NonNullable<ButtonProps['look']> = 'outlined', size: ButtonProps['size'] = 'medium'): string {
  return `button button-${look}${size === 'medium' ? '' : ` button-${size}`}`
}
