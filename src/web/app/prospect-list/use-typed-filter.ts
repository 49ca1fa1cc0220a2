import { useEffect, useRef, useState } from 'react'

/** The address follows the typing after this many milliseconds of rest. */
const rest = 200

/**
 * The filter as it is typed: the list follows at once, the address a moment later.
 * @param written the filter in the address; when something else changes it, the field follows
 */
export function useTypedFilter(written: string, write: (filter: string) => void): [string, (filter: string) => void] {
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
  const type = (filter: string) => {
    setTyped(filter)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setSent(filter)
      write(filter)
    }, rest)
  }
  return [typed, type]
}
