import type { ReactNode } from 'react'
import { WithoutScript } from '../../ui/without-script/without-script.tsx'

/**
 * Fields of what unfolds, there from the beginning without script alone: a browser that fills in forms lays out every field of a page as
 * soon as it is there, folded or not, and dozens of them hold up a phone for a fifth of a second. With script, live-later-fields.ts puts a
 * copy of the template of the same name in their place once they unfold.
 */
export function LaterFields({ of, children }: { of: 'line' | 'line-for-all' | 'program'; children: ReactNode }) {
  return (
    <WithoutScript className="later-fields" data-fields={of}>
      {children}
    </WithoutScript>
  )
}
