import type { Line } from '#domain/certification.ts'
import { lineState } from '#domain/evidence.ts'
import { formatMoment } from '../../ui/day.ts'
import { useFactSettings } from './fact-settings.ts'
import { personOf } from './line-words.ts'
import { SourceClippings } from './source-clippings.tsx'

/** What unfolds under a line: its clippings, or in words why there are none. */
export function LineNote({ line }: { line: Line }) {
  const { pagesRead } = useFactSettings()
  if (line.state === 'not-confirmed') {
    const pages = pagesRead === undefined ? 'pages' : pagesRead === 1 ? '1 page' : `${pagesRead} pages`
    return <p className="fact-note">No sentence on the {pages} read says this. Left out of the share link.</p>
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
  catalogue: ', from the catalogue',
  'not-confirmed': ', not confirmed',
  conflict: ', with more than one answer',
  person: '',
}
