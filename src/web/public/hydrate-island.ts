import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { IslandName } from './island.tsx'

/**
 * Brings an island to life, in pieces that leave the browser time for the reader. Nothing happens on a page that has none of the name.
 * @param draw the same elements as the server drew, from the island's data
 */
export function hydrateIsland(name: IslandName, draw: (data: DOMStringMap) => ReactNode): void {
  const island = document.querySelector<HTMLElement>(`[data-island="${name}"]`)
  if (island === null) return
  startTransition(() => {
    hydrateRoot(island, draw(island.dataset), { identifierPrefix: `${name}-` })
  })
}
