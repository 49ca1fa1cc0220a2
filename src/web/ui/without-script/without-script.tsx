import type { ComponentProps } from 'react'
import './without-script.css'

/**
 * What is there only where no scripts run; the one place that writes `noscript`. Where they run its content is a text to the browser,
 * which a style sheet that lays out the children of its place would show: its own sheet forbids it.
 */
export function WithoutScript({ className = '', ...rest }: ComponentProps<'noscript'>) {
  return <noscript className={`without-script ${className}`.trim()} {...rest} />
}
