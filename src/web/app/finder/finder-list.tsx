import { useEffect, useRef } from 'react'

export interface FinderOption {
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
  id: string
  groups: readonly FinderGroup[]
  /** Place of the option that Enter takes, counted over all groups. */
  chosen: number
  onPoint: (place: number) => void
  onGo: (to: string) => void
}

/** What was found, group by group. The focus stays in the field; the chosen option is told from there. */
export function FinderList({ id, groups, chosen, onPoint, onGo }: FinderListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  let place = -1
  return (
    <div className="finder-list" id={id} ref={list} role="listbox" aria-label="Found">
      {groups.map(({ title, options }, group) => (
        <div key={title} role="group" aria-labelledby={`${id}-group-${group}`}>
          <div className="finder-group" id={`${id}-group-${group}`} role="presentation">
            {title}
          </div>
          {options.map(({ to, name, meta }) => {
            place += 1
            const own = place
            return (
              <div
                key={to}
                id={`${id}-${own}`}
                className="finder-option"
                role="option"
                aria-selected={own === chosen}
                tabIndex={-1}
                onPointerMove={() => onPoint(own)}
                onClick={() => onGo(to)}
                onKeyDown={(event) => event.key === 'Enter' && onGo(to)}
              >
                <span className="finder-name">{name}</span>
                {meta !== '' && <span className="finder-meta">{meta}</span>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
