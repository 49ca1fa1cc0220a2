import { type KeyboardEvent, type MouseEvent, useId } from 'react'

interface FinderOption {
  /** Address within the application. */
  to: string
  name: string
  meta: string
}

export interface FinderGroup {
  title: string
  options: readonly FinderOption[]
}

export interface FinderListProps {
  groups: readonly FinderGroup[]
  onGo: (to: string) => void
}

/** What was found, group by group: links, so that each can also be opened in a tab of its own. */
export function FinderList({ groups, onGo }: FinderListProps) {
  const id = useId()
  const onClick = (event: MouseEvent, to: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onGo(to)
  }
  return (
    <div className="finder-list">
      {groups.map(({ title, options }, group) => (
        <section key={title} aria-labelledby={`${id}-${group}`}>
          <h3 className="finder-group" id={`${id}-${group}`}>
            {title}
          </h3>
          <ul className="finder-options">
            {options.map(({ to, name, meta }) => (
              <li key={to}>
                <a className="finder-option" href={to} onClick={(event) => onClick(event, to)} onKeyDown={moveOn}>
                  <span className="finder-name">{name}</span>
                  {meta !== '' && <span className="finder-meta">{meta}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Arrows go from the field through what was found, and round. */
export function moveOn(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const stops = [...(event.currentTarget.closest('dialog')?.querySelectorAll<HTMLElement>('.finder-input, .finder-option') ?? [])]
  event.preventDefault()
  stops.at((stops.indexOf(event.currentTarget) + step) % stops.length)?.focus()
}
