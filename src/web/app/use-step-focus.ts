import { type RefObject, useEffect, useRef } from 'react'

/** Moves focus to the heading of a step that has arrived, and the page to its top. Not on the first one: nobody left anything. */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo({ top: 0 })
    title.current?.focus({ preventScroll: true })
  }, [step])
  return title
}
