import { Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import '../../ui/field/field.css'
import { Icon } from '../../ui/icon/icon.tsx'
import { useTypedFilter } from './use-typed-filter.ts'

export interface FilterBoxProps {
  /** The filter in the address. */
  written: string
  /** Before the first key. */
  onBegin: () => void
  /** Every key: the list follows in its own time, so that a long one never holds up the typing. */
  onType: (filter: string) => void
  onWrite: (filter: string) => void
}

/** The text that the list is narrowed to. '/' leads to it from anywhere outside a field. */
export function FilterBox({ written, onBegin, onType, onWrite }: FilterBoxProps) {
  const filterRef = useRef<HTMLInputElement>(null)
  const { typed, type, leave } = useTypedFilter(written, onWrite)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      event.preventDefault()
      filterRef.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className="toolbar-filter">
      <Icon of={Search} />
      <input
        ref={filterRef}
        type="search"
        className="field-input"
        aria-label="Filter by organization"
        aria-keyshortcuts="/"
        placeholder="Filter by organization"
        maxLength={300}
        // What is looked for are names: nothing to spell, and nothing that a form filler knows.
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          type(target.value)
          onType(target.value)
        }}
        onFocus={onBegin}
        onBlur={leave}
      />
    </div>
  )
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button', 'submit'].includes(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
}
