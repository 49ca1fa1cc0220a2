import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { agoInWords } from './recent-lookups.ts'
import './recent-list.css'
import { useRecentLookups } from './use-recent-lookups.ts'

/** 'Recently looked up': a saved one leads to its prospect, any other fills the form. Nothing when there is none. */
export function RecentList({ onTake }: { onTake: (searchTerm: string) => void }) {
  const { read } = useRecentLookups()
  const [shown] = useState(() => ({ recent: read(), now: new Date() }))
  if (shown.recent.length === 0) return null
  return (
    <section>
      <h2 className="rail-title">Recently looked up</h2>
      <ul className="recent-list">
        {shown.recent.map(({ name, searchTerm, at, savedId }) => (
          <li key={name}>
            {savedId === undefined ? (
              <button className="link recent-way" type="button" onClick={() => onTake(searchTerm)}>
                {name}
              </button>
            ) : (
              <Link className="link recent-way" to="/search/$id" params={{ id: String(savedId) }}>
                {name}
              </Link>
            )}
            <span className="recent-when">
              {savedId !== undefined && 'saved, '}
              {agoInWords(at, shown.now)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
