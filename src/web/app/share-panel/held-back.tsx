import { pages } from '#contract/pages.ts'
import type { Prospect } from '#domain/prospects/prospect.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { anchorOf } from '../../prospect/certification-card/certification-card.tsx'
import { prospectQuery } from '../prospect-queries.ts'
import { heldBackOf } from './held-back-words.ts'
import './held-back.css'

export interface HeldBackProps {
  prospectId: Prospect['id']
  /** Leaves a dialog that stands over the prospect. */
  onLeave?: (() => void) | undefined
}

/** What of a prospect waits for a check and is not on its links, with the way to it; nothing where all is shown. */
export function HeldBack({ prospectId, onLeave }: HeldBackProps) {
  const { data } = useQuery(prospectQuery(prospectId))
  const held = data === undefined ? undefined : heldBackOf(data.certifications)
  if (held === undefined) return null
  return (
    <p className="held-back" role="note">
      {held.words}{' '}
      <Link className="link" to={pages.prospect(prospectId)} hash={anchorOf(held.first) ?? ''} onClick={onLeave}>
        Check now
      </Link>
    </p>
  )
}
