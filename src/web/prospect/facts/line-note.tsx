import type { Line } from '#domain/certifications/certification.ts'
import { answersOf } from '#domain/evidence/differing-answers.ts'
import { counted } from '#domain/text/counted.ts'
import { formatMoment } from '#domain/text/day-words.ts'
import { lineState } from '#domain/evidence/evidence.ts'
import type { LineDecision } from '#domain/proof/line-decision.ts'
import { shareLinkAuthor } from '#domain/prospects/versions.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFactSettings } from './fact-settings.ts'
import { personOf } from './line-words.ts'
import { SourceClippings } from './source-clippings.tsx'
import { WhyHere } from './why-here.tsx'

export interface LineNoteProps {
  line: Line
  /** What the viewer decides about a line in doubt; absent where nothing can be changed. */
  onDecide?: ((decision: LineDecision) => void) | undefined
}

/** What unfolds under a line: its clippings, or in words why there are none. */
export function LineNote({ line, onDecide }: LineNoteProps) {
  const { pagesRead, explains } = useFactSettings()
  if (line.state === 'not-confirmed') {
    return (
      <>
        <p className="fact-note">{notSaid(pagesRead)} Left out of the share link.</p>
        {onDecide !== undefined && (
          <div className="fact-decision">
            <Button size="small" onClick={() => onDecide({ kind: 'state' })}>
              State it yourself
            </Button>
            <Button size="small" look="quiet" onClick={() => onDecide({ kind: 'remove' })}>
              Remove it
            </Button>
          </div>
        )}
      </>
    )
  }
  if (line.state === 'conflict') {
    return (
      <>
        <SourceClippings evidence={line.evidence} />
        {onDecide !== undefined && (
          <div className="fact-decision">
            {answersOf(line.evidence).map(({ text }) => (
              <Button key={text} size="small" onClick={() => onDecide({ kind: 'pick', answer: text })}>
                Keep “{text}”
              </Button>
            ))}
          </div>
        )}
      </>
    )
  }
  const person = personOf(line)
  if (person === undefined) {
    return (
      <>
        <SourceClippings evidence={line.evidence} />
        {explains === true && <WhyHere evidence={line.evidence} />}
      </>
    )
  }
  const isSame = person.before?.text === line.text
  return (
    <>
      <p className="fact-note">
        {isSame ? 'Called right' : person.via === 'share-link' ? 'Changed through the share link' : 'Changed in the editor'}
        {person.by === shareLinkAuthor ? '' : ` by ${person.by}`}, {formatMoment(person.at)}.
        {person.before !== undefined && !isSame && (
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

/** Why nothing stands behind a line. How many pages were read is known of a reading, not of what was saved. */
function notSaid(pagesRead: number | undefined): string {
  if (pagesRead === undefined) return 'No source known here says this.'
  return `No sentence on the ${counted(pagesRead, 'page')} read says this.`
}

const beforeState: Record<Line['state'], string> = {
  'on-the-page': ', on the page',
  document: ', from a document',
  catalogue: ', from a stored copy',
  'not-confirmed': ', not confirmed',
  conflict: ', with sources that disagreed',
  check: ', not checked',
  person: '',
}
