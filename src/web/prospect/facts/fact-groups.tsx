import {
  type Certification,
  isShownOnlyWhenStated,
  type Line,
  lineGroups,
  linesOfGroup,
} from '#domain/certifications/certification.ts'
import { gapOf } from '#domain/proof/empty-field.ts'
import { gapInvitation, gapWords } from '#domain/proof/empty-field-words.ts'
import type { ReactNode } from 'react'
import './facts.css'
import { useFactSettings } from './fact-settings.ts'
import { doubtLast } from './line-words.ts'

export interface FactGroupsProps {
  certification: Certification
  /** Whoever reads may add a line: they are asked to where a page may state one. */
  invites?: boolean
  /** A line as an item of a list. */
  children: (line: Line) => ReactNode
}

/** All lines of a certification in their groups, what is in doubt last, as the ticks of its strip have it; an empty group says once why, or is left out where nobody misses it. */
export function FactGroups({ certification, invites = false, children }: FactGroupsProps) {
  const { isReading } = useFactSettings()
  return (
    <dl className="facts">
      {lineGroups.map(({ field, label }) => {
        const lines = doubtLast(linesOfGroup(certification, field))
        if (lines.length === 0 && isShownOnlyWhenStated(field)) return null
        const gap = gapOf(certification, field, isReading)
        return (
          <div className="facts-group" key={field}>
            <dt className="facts-label">{label}</dt>
            <dd className="facts-lines">
              {lines.length === 0 ? (
                <>
                  <p className="facts-none">{gapWords[gap]}</p>
                  {invites && gap !== 'left-out' && gap !== 'no-expiry' && <p className="facts-invitation">{gapInvitation}</p>}
                </>
              ) : (
                <ul>{lines.map(children)}</ul>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
