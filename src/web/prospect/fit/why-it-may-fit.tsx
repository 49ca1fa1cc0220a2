import type { Certification } from '#domain/certifications/certification.ts'
import { counted } from '#domain/text/counted.ts'
import { useId, useState } from 'react'
import { phone, useMedia } from '../../ui/media.ts'
import { Popover } from '../../ui/popover/popover.tsx'
import { LineNote } from '../facts/line-note.tsx'
import '../rail.css'
import { type FitFact, fitFacts, type FitLine } from './fit-facts.ts'
import './why-it-may-fit.css'

/** Rail block: what lines say that bears on the offer, each with the lines that say it. Nothing where there is none. */
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

function Fact({ fact: { told, concerns, lines } }: { fact: FitFact }) {
  const [open, setOpen] = useState(false)
  const isPhone = useMedia(phone)
  const noteId = useId()
  const name = `What says: ${told}`
  const isOne = lines.length === 1
  const words = isOne ? 'See the line' : `See the ${counted(lines.length, 'line')}`
  const way = isPhone ? { 'aria-expanded': open, 'aria-controls': open ? noteId : undefined, onClick: () => setOpen(!open) } : {}
  const trigger = (
    <button className="link fit-open" type="button" aria-label={`${words} that ${isOne ? 'says' : 'say'}: ${told}`} {...way}>
      {words}
    </button>
  )
  return (
    <li>
      <p className="fit-told">{told}</p>
      <p className="fit-concerns">
        Relevant to: {concerns}.{' '}
        {isPhone ? (
          trigger
        ) : (
          <Popover open={open} onOpenChange={setOpen} label={name} trigger={trigger}>
            <Lines lines={lines} />
          </Popover>
        )}
      </p>
      {isPhone && open && (
        <div id={noteId}>
          <Lines lines={lines} />
        </div>
      )}
    </li>
  )
}

function Lines({ lines }: { lines: readonly FitLine[] }) {
  return (
    <ul className="fit-lines">
      {lines.map(({ program, line }) => (
        <li key={`${program} ${line.pointer}`}>
          <p className="fit-line">
            <span className="fit-program">{program}</span> {line.text}
          </p>
          <LineNote line={line} />
        </li>
      ))}
    </ul>
  )
}
