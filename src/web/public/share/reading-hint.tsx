import { ProofMarks } from '../../ui/icon/proof-marks.tsx'
import type { Provenance } from './provenance.ts'

/** What stands on the page and how to check it; nothing when only people stated the lines. */
export function ReadingHint({ provenance }: { provenance: Provenance }) {
  if (provenance.pages) {
    return (
      <p className="share-hint">
        What your own pages say about your certifications, line by line. Each <Marks /> opens the sentence it comes from.
      </p>
    )
  }
  if (provenance.catalogue) {
    return (
      <p className="share-hint">
        What our built-in catalogue says about your certifications, line by line. Each <Marks outlined /> opens its source.
      </p>
    )
  }
  return null
}

function Marks({ outlined }: { outlined?: boolean }) {
  return (
    <span className="share-hint-marks">
      <span className="visually-hidden">quote sign</span>
      <ProofMarks outlined={outlined} />
    </span>
  )
}
