import type { Certification, Line } from '#domain/certifications/certification.ts'
import { type ComponentProps, useId, useState } from 'react'
import { phone, useMedia } from '../../ui/media.ts'
import { Popover } from '../../ui/popover/popover.tsx'
import { EndSign } from './end-sign.tsx'
import './fact-line.css'
import { useFactSettings } from './fact-settings.ts'
import { LineNote } from './line-note.tsx'
import { endName, endWords } from './line-words.ts'
import { RightOrWrong } from './right-or-wrong.tsx'

/** One fact: its text, and at its end what stands behind it, which opens. */
export function FactLine({ line, certification }: { line: Line; certification: Certification }) {
  const { quotes, onDecide, confirmedBy, holdsForAll } = useFactSettings()
  const confirmed = certification.id === undefined ? undefined : confirmedBy?.(certification.id, line)
  const isPhone = useMedia(phone)
  const [own, setOwn] = useState({ quotes, open: quotes === 'all' })
  // A line opened or closed by hand stays so until 'Show all quotes' is switched.
  const open = own.quotes === quotes ? own.open : quotes === 'all'
  const setOpen = (next: boolean) => setOwn({ quotes, open: next })
  const noteId = useId()
  const floats =
    quotes === 'one' && !isPhone && (line.state === 'on-the-page' || line.state === 'catalogue' || line.state === 'conflict')

  const text = (
    <span className="fact-text">
      <span className={line.state === 'not-confirmed' || line.state === 'check' ? 'fact-text-doubtful' : undefined}>
        {line.text}
      </span>{' '}
      {holdsForAll?.(line) === true && <span className="fact-for-all">For all certifications</span>}
      {confirmed !== undefined && <span className="fact-confirmed">{confirmed}</span>}
    </span>
  )
  const note = (
    <LineNote
      line={line}
      onDecide={onDecide === undefined ? undefined : (decision) => onDecide(certification, line.pointer, decision)}
    />
  )
  if (floats) {
    return (
      <li className="fact" data-open={open || undefined} data-state={line.state}>
        {text}
        <Popover
          overhang={lineMargin}
          open={open}
          onOpenChange={setOpen}
          label={endName(line, undefined)}
          trigger={<EndCell line={line} />}
        >
          {note}
        </Popover>
      </li>
    )
  }
  return (
    <li className="fact" data-open={open || undefined} data-state={line.state}>
      {text}
      <EndCell line={line} aria-expanded={open} aria-controls={open ? noteId : undefined} onClick={() => setOpen(!open)} />
      {line.state === 'check' && onDecide !== undefined && (
        <RightOrWrong of={line.text} onDecide={(decision) => onDecide(certification, line.pointer, decision)} />
      )}
      {open && (
        <div className="fact-unfolded" id={noteId}>
          <div className="fact-unfolded-inside">{note}</div>
        </div>
      )}
    </li>
  )
}

/** What a line's ground stands out beyond its end cell; see fact-line.css. */
const lineMargin = 8

/** Marks without a word for what stands on the page; a sign and words for anything weaker. */
function EndCell({ line, ...button }: { line: Line } & ComponentProps<'button'>) {
  const { viewer } = useFactSettings()
  const words = endWords(line, viewer)
  return (
    <button {...button} className={`fact-end fact-end-${line.state}`} type="button" aria-label={endName(line, viewer)}>
      <EndSign state={line.state} />
      {words !== undefined && <span>{words}</span>}
    </button>
  )
}
