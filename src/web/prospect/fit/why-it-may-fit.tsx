import type { Certification } from '#domain/certification.ts'
import { useId, useState } from 'react'
import { ProofMarks } from '../../ui/icon/proof-marks.tsx'
import { phone, useMedia } from '../../ui/media.ts'
import { Popover } from '../../ui/popover/popover.tsx'
import { endName } from '../facts/line-words.ts'
import { SourceClippings } from '../facts/source-clippings.tsx'
import '../rail.css'
import { type FitFact, fitFacts } from './fit-facts.ts'
import './why-it-may-fit.css'

/** Rail block: counted facts with their marks. Nothing where there is none. */
export function WhyItMayFit({ certifications }: { certifications: readonly Certification[] }) {
  const facts = fitFacts(certifications)
  if (facts.length === 0) return null
  return (
    <section>
      <h2 className="rail-title">Why it may fit</h2>
      <ul className="fit">
        {facts.map((fact) => (
          <Fact key={fact.told} fact={fact} />
        ))}
      </ul>
    </section>
  )
}

function Fact({ fact: { told, concerns, line } }: { fact: FitFact }) {
  const [open, setOpen] = useState(false)
  const isPhone = useMedia(phone)
  const noteId = useId()
  const name = endName(line, undefined)
  const outlined = line.state === 'catalogue'
  const hasSource = line.state === 'on-the-page' || outlined
  const marks = (
    <button
      className="fit-marks"
      type="button"
      aria-label={name}
      {...(isPhone ? { 'aria-expanded': open, 'aria-controls': open ? noteId : undefined, onClick: () => setOpen(!open) } : {})}
    >
      <ProofMarks outlined={outlined} />
    </button>
  )
  return (
    <li>
      <p className="fit-told">
        {told}{' '}
        {hasSource &&
          (isPhone ? (
            marks
          ) : (
            <Popover open={open} onOpenChange={setOpen} label={name} trigger={marks}>
              <SourceClippings evidence={line.evidence} />
            </Popover>
          ))}
      </p>
      <p className="fit-concerns">{concerns}</p>
      {isPhone && open && (
        <div id={noteId}>
          <SourceClippings evidence={line.evidence} />
        </div>
      )}
    </li>
  )
}
