import { useEffect, useRef, useState } from 'react'

/** The address follows the typing after this many milliseconds of rest. */
const rest = 200

export interface TypedFilter {
  typed: string
  type: (filter: string) => void
  /** To be told when the field is left: a write that came later could undo the way to another page. */
  leave: () => void
}

/**
 * The filter as it is typed: the list follows at once, the address a moment later.
 * @param written the filter in the address; when something else changes it, the field follows
 */
export function useTypedFilter(written: string, write: (filter: string) => void): TypedFilter {
  const [typed, setTyped] = useState(written)
  const [seen, setSeen] = useState(written)
  const [sent, setSent] = useState(written)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (written !== seen) {
    setSeen(written)
    if (written !== sent) {
      setTyped(written)
      setSent(written)
    }
  }
  const send = (filter: string) => {
    clearTimeout(timer.current)
    if (filter === sent) return
    setSent(filter)
    write(filter)
  }
  const type = (filter: string) => {
    setTyped(filter)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(filter), rest)
  }
  return { typed, type, leave: () => send(typed) }
}
