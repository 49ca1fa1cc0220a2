import { daysAgoWords } from '#domain/text/day-words.ts'
import type { Prospect } from '#domain/prospects/prospect.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { prospectQuery } from '../../prospect-queries.ts'
import { shownName } from './recent-lookups.ts'
import './recent-list.css'
import { useRecentLookups } from './use-recent-lookups.ts'

export interface RecentListProps {
  /** An unsaved one, or one whose prospect is gone: its words go into the form. */
  onTake: (searchTerm: string) => void
  /** A saved one: its results are shown again. */
  onReopen: (prospect: Prospect) => void
}

/** 'Recently looked up'. Nothing when there is none. */
export function RecentList({ onTake, onReopen }: RecentListProps) {
  const { read } = useRecentLookups()
  const client = useQueryClient()
  const [shown] = useState(() => ({ recent: read(), now: new Date() }))
  if (shown.recent.length === 0) return null

  const open = async (searchTerm: string, savedId: number | undefined) => {
    const prospect = savedId === undefined ? undefined : await client.fetchQuery(prospectQuery(savedId)).catch(() => undefined)
    if (prospect === undefined) onTake(searchTerm)
    else onReopen(prospect)
  }
  return (
    <section>
      <h2 className="rail-title">Recently looked up</h2>
      <ul className="recent-list">
        {shown.recent.map((one) => (
          <li key={one.body ?? one.name}>
            <button className="link recent-way" type="button" onClick={() => void open(one.searchTerm, one.savedId)}>
              {shownName(one, shown.recent)}
            </button>
            <span className="recent-when">
              {one.savedId !== undefined && 'saved, '}
              {daysAgoWords(one.at, shown.now)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
