import type { Line } from '#domain/certification.ts'
import { lineState } from '#domain/evidence.ts'
import type { LineDecision } from '#domain/doubtful-line.ts'
import { Button } from '../../ui/button/button.tsx'
import { formatMoment } from '../../ui/day.ts'
import { useFactSettings } from './fact-settings.ts'
import { personOf } from './line-words.ts'
import { SourceClippings } from './source-clippings.tsx'

export interface LineNoteProps {
  line: Line
  /** What the viewer decides about a line that no page says; absent where nothing can be changed. */
  onDecide?: ((decision: LineDecision) => void) | undefined
}

/** What unfolds under a line: its clippings, or in words why there are none. */
export function LineNote({ line, onDecide }: LineNoteProps) {
  const { pagesRead } = useFactSettings()
  if (line.state === 'not-confirmed') {
    const pages = pagesRead === undefined ? 'pages' : pagesRead === 1 ? '1 page' : `${pagesRead} pages`
    return (
      <>
        <p className="fact-note">No sentence on the {pages} read says this. Left out of the share link.</p>
        {onDecide !== undefined && (
          <div className="fact-decision">
            <Button size="small" onClick={() => onDecide('state')}>
              State it yourself
            </Button>
            <Button size="small" look="quiet" onClick={() => onDecide('remove')}>
              Remove it
            </Button>
          </div>
        )}
      </>
    )
  }
  const person = personOf(line)
  if (person === undefined) return <SourceClippings evidence={line.evidence} />
  return (
    <>
      <p className="fact-note">
        {person.via === 'share-link' ? 'Changed through the share link' : 'Changed in the editor'} by {person.by},{' '}
        {formatMoment(person.at)}.
        {person.before !== undefined && (
          <>
            {' '}
            Before: <strong className="fact-note-before">{person.before.text}</strong>
            {beforeState[lineState(person.before.evidence)]}.
          </>
        )}
      </p>
      {person.before !== undefined && <SourceClippings evidence={person.before.evidence} />}
    </>
  )
}

const beforeState: Record<Line['state'], string> = {
  'on-the-page': ', on the page',
  document: ', from a document',
  catalogue: ', from the catalogue',
  'not-confirmed': ', not confirmed',
  conflict: ', with more than one answer',
  person: '',
}
