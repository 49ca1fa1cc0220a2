import { Pencil } from 'lucide-react'
import { DoubtRing } from '../../ui/icon/doubt-ring.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ProofMarks } from '../../ui/icon/proof-marks.tsx'
import '../rail.css'
import './evidence-legend.css'

/** 'How a line is shown': once a screen, in the rail. */
export function EvidenceLegend({ catalogue = false }: { catalogue?: boolean }) {
  return (
    <section>
      <h2 className="rail-title">How a line is shown</h2>
      <ul className="evidence-legend">
        <li>
          <span className="evidence-legend-page">
            <ProofMarks />
          </span>
          On the page. Opens the quote.
        </li>
        {catalogue && (
          <li className="evidence-legend-catalogue">
            <ProofMarks outlined />
            From the built-in catalogue. Opens the source.
          </li>
        )}
        <li className="evidence-legend-person">
          <Icon of={Pencil} />
          Stated by a person
        </li>
        <li className="evidence-legend-doubt">
          <DoubtRing />
          Not confirmed. Left out of the link.
        </li>
        <li className="evidence-legend-none">
          <span className="evidence-legend-dash" aria-hidden="true">
            –
          </span>
          Not stated by the body
        </li>
      </ul>
    </section>
  )
}
