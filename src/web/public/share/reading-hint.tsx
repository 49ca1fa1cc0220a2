import type { Certification } from '#domain/certifications/certification.ts'
import { backingOf } from '#domain/certifications/backing.ts'
import { ProofMarks } from '../../ui/icon/proof-marks.tsx'

/** What stands on the page and how to check it; nothing when only people stated the lines, or there are none. */
export function ReadingHint({ certifications }: { certifications: readonly Certification[] }) {
  switch (backingOf(certifications)) {
    case 'own-pages':
      return (
        <p className="share-hint">
          What your own pages say about your certifications, line by line. Each <Marks /> opens the sentence it comes from.
        </p>
      )
    case 'stored-copies':
      return (
        <p className="share-hint">
          What stored copies of pages say about your certifications, line by line. Each <Marks outlined /> opens the address of
          its page.
        </p>
      )
    case 'mixed':
      return (
        <p className="share-hint">
          What was found about your certifications, line by line. The sign at the end of each line opens where it comes from.
        </p>
      )
    case 'people':
    case 'no-lines':
      return null
  }
}

function Marks({ outlined }: { outlined?: boolean }) {
  return (
    <span className="share-hint-marks">
      <span className="visually-hidden">quote sign</span>
      <ProofMarks outlined={outlined} />
    </span>
  )
}
