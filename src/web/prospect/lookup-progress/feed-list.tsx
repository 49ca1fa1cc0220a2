import { counted } from '#domain/text/counted.ts'
import { Check, Minus } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { clock } from './elapsed.ts'
import type { FeedRow } from './feed.ts'

/** Rows in view; older ones fold. Source: design language §4. */
const mostRows = 6

const spoken: Record<FeedRow['state'], string> = { done: 'Done: ', skipped: 'Note: ', now: 'Now: ' }

/** What a look-up did, newest last, the older steps folded. */
export function FeedList({ rows }: { rows: readonly FeedRow[] }) {
  const [unfolded, setUnfolded] = useState(false)
  const hidden = unfolded ? 0 : Math.max(0, rows.length - mostRows)
  return (
    <div className="feed">
      {rows.length > mostRows && (
        <button className="feed-fold" type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? 'Hide earlier steps' : counted(hidden, 'earlier step')}
        </button>
      )}
      <ol>
        {rows.slice(hidden).map((row) => (
          <li className="feed-row" data-state={row.state} key={row.key}>
            <span className="feed-sign">
              <Sign state={row.state} />
            </span>
            <span className="feed-text">
              <span className="visually-hidden">{spoken[row.state]}</span>
              {row.text}
            </span>
            <span className="feed-time">{row.state === 'now' ? 'now' : clock(row.at)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function Sign({ state }: { state: FeedRow['state'] }) {
  if (state === 'now') return <span className="feed-dot" />
  return <Icon of={state === 'done' ? Check : Minus} />
}
