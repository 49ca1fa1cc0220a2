import type { ReactNode } from 'react'

/**
 * Fields of what unfolds, there from the beginning without script alone: a browser that fills in forms lays out every field of a page as
 * soon as it is there, folded or not, and dozens of them hold up a phone for a second. See live-later-fields.ts.
 */
export function LaterFields({ children }: { children: ReactNode }) {
  return <noscript className="later-fields">{children}</noscript>
}
