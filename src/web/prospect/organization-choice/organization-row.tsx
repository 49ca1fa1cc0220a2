import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import { ArrowUpRight } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { shownAddress } from '../../ui/clipping/page-address.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import '../../ui/radio/radio.css'

export interface OrganizationRowProps {
  match: OrganizationMatch
  /** Name of the radio group. */
  group: string
  chosen: boolean
  /** Of the rows that are not chosen, whether it is the first one. */
  place: 'first' | 'later'
  /** Words that the row on top says already; they are not said again. */
  said?: OrganizationMatch | undefined
  onChoose: () => void
}

/** One reading of the name: framed when chosen, a plain row when not. */
export function OrganizationRow({ match, group, chosen, place, said, onChoose }: OrganizationRowProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const wasChosen = useRef(chosen)
  useEffect(() => {
    // A row chosen far below is drawn on top; it stays in sight.
    if (chosen && !wasChosen.current) row.current?.scrollIntoView({ block: 'nearest' })
    wasChosen.current = chosen
  }, [chosen])

  return (
    <div className="organization-row" data-chosen={chosen || undefined} data-place={place} ref={row}>
      <input
        className="radio"
        type="radio"
        name={group}
        id={id}
        checked={chosen}
        aria-describedby={`${id}-about`}
        onChange={onChoose}
      />
      <div className="organization-words">
        <label className="organization-name" htmlFor={id}>
          {match.name}
          {match.abbreviation !== undefined && match.abbreviation !== match.name && (
            <span className="organization-short"> {match.abbreviation}</span>
          )}
        </label>
        {match.description !== '' && (
          <p className="organization-about" id={`${id}-about`}>
            {match.description}
          </p>
        )}
        <p className="organization-meta">
          {match.website !== undefined && <Website url={match.website} name={match.name} linked={chosen} />}
          {said?.source !== match.source && <span>{sourceWords[match.source]}</span>}
          {match.reason !== '' && said?.reason !== match.reason && <span>{match.reason}</span>}
        </p>
      </div>
    </div>
  )
}

/** Only the chosen row links: the others are read, not followed. */
function Website({ url, name, linked }: { url: string; name: string; linked: boolean }) {
  const { host, path } = shownAddress(url)
  // A body that no page has named yet goes by its address: that is told once.
  const isName = host + path === name
  if (!linked || !/^https?:\/\//i.test(url)) return isName ? null : <span>{host + path}</span>
  return (
    <a
      className="link organization-site"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={isName ? `Open the site ${name}, in a new tab` : `${host + path}, in a new tab`}
    >
      {isName ? 'Open the site' : host + path}
      <Icon of={ArrowUpRight} />
    </a>
  )
}

const sourceWords: Record<OrganizationMatch['source'], string> = {
  catalogue: 'From the built-in catalogue.',
  remembered: 'Found before.',
  wikidata: 'From Wikidata, today.',
  'web-search': 'From a web search, today.',
  'typed-address': 'From the address.',
  'typed-name': 'As you typed it.',
}
