import { type RefObject, useRef, useState } from 'react'
import { Switch } from '../../ui/switch/switch.tsx'
import { openQuotes } from './open-quotes.ts'

/**
 * 'Show all quotes' for the list. The quotes are the browser's own disclosures, so that they open without script, too;
 * the switch sets them where they stand, and a long list is not drawn anew for it.
 */
export function QuotesSwitch({ list }: { list: RefObject<HTMLElement | null> }) {
  const [allOpen, setAllOpen] = useState(false)
  const stopOpening = useRef(() => {})
  const openAll = (open: boolean) => {
    stopOpening.current()
    stopOpening.current = openQuotes(list.current?.querySelectorAll<HTMLDetailsElement>('details[data-quote]') ?? [], open)
    setAllOpen(open)
  }
  return (
    <span className="programs-switch">
      <Switch checked={allOpen} onChange={openAll}>
        Show all quotes
      </Switch>
    </span>
  )
}
