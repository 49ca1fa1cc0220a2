import type { Certification } from '#domain/certifications/certification.ts'
import { FactGroups } from './fact-groups.tsx'
import { FactLine } from './fact-line.tsx'

/** All lines of a certification, each with what stands behind it. */
export function Facts({ certification }: { certification: Certification }) {
  return (
    <FactGroups certification={certification}>
      {(line) => <FactLine key={`${line.pointer} ${line.text}`} line={line} certification={certification} />}
    </FactGroups>
  )
}
