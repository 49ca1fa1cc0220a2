import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react'

/**
 * Dragging of a list's entries by a handle. The one that is dragged takes its new place at once.
 * @param list the element whose children are the entries
 * @param onMove told the entry's key and the place it is over now, counted from 0
 * @returns the key of the entry that is dragged, and what a handle does when it is taken
 */
export function useLineDrag(list: RefObject<HTMLElement | null>, onMove: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<string>()
  const follow = useEffectEvent((key: string, y: number) => {
    const rows = Array.from(list.current?.children ?? [])
    const others = rows.filter((row) => row instanceof HTMLElement && row.dataset['key'] !== key)
    onMove(key, others.filter((row) => middleOf(row) < y).length)
  })
  useEffect(() => {
    if (dragged === undefined) return undefined
    // On the window: the entry is taken out of the page for a moment when it changes its place.
    const move = (event: globalThis.PointerEvent) => follow(dragged, event.clientY)
    const drop = () => setDragged(undefined)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
    }
  }, [dragged])
  const take = (key: string) => (event: PointerEvent) => {
    if (event.button !== 0) return
    event.preventDefault()
    setDragged(key)
  }
  return { dragged, take }
}

function middleOf(row: Element): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}
