import { type Certification, isShownOnlyWhenStated, lineGroups, linesOfGroup } from '#domain/certification.ts'
import { gapOf } from '#domain/gap.ts'
import { gapWords } from '#domain/true-words.ts'
import { FactLine } from './fact-line.tsx'
import './facts.css'
import { doubtLast } from './line-words.ts'

/** All lines of a certification in their groups; an empty group says once why. */
export function Facts({ certification }: { certification: Certification }) {
  return (
    <dl className="facts">
      {lineGroups.map(({ field, label }) => {
        const lines = doubtLast(linesOfGroup(certification, field))
        if (lines.length === 0 && isShownOnlyWhenStated(field)) return null
        return (
          <div className="facts-group" key={field}>
            <dt className="facts-label">{label}</dt>
            <dd className="facts-lines">
              {lines.length === 0 ? (
                <p className="facts-none">{gapWords[gapOf(certification, field)]}</p>
              ) : (
                <ul>
                  {lines.map((line) => (
                    <FactLine key={`${line.pointer} ${line.text}`} line={line} certification={certification} />
                  ))}
                </ul>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
