import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** Names of the parts that React keeps alive in the browser; `hydrateIsland` there draws the same elements. */
export type IslandName = 'account' | 'sign-in' | 'forgot-password' | 'reset-password'

export interface IslandProps {
  name: IslandName
  /** What the browser needs to draw the same: read there from `dataset`. */
  data?: Readonly<Record<string, string>>
  children: ReactNode
}

/** A part of a page that comes alive when its script has arrived; until then, and without script, it is what it looks like. */
export function Island({ name, data = {}, children }: IslandProps) {
  const attributes = Object.fromEntries(Object.entries(data).map(([key, value]) => [`data-${key}`, value]))
  const html = renderToString(children, { identifierPrefix: `${name}-` })
  return <div className="island" data-island={name} {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
}
