import type { ComponentProps } from 'react'
import './without-script.css'

/**
 * Content shown only without scripting; the one place that writes `noscript`. With scripting on, browsers treat its content as text,
 * which a layout rule on the parent could make visible; our style sheet prevents that.
 */
export function WithoutScript({ className = '', ...rest }: ComponentProps<'noscript'>) {
  return <noscript className={`without-script ${className}`.trim()} {...rest} />
}
