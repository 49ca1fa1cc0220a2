import { marketing } from '#domain/public-face/content.ts'
import { ChartNoAxesColumn, CirclePlus, House, type LucideIcon, Monitor, Shield } from 'lucide-react'
import './trust-marks.css'

/** Neutral marks drawn for the page, in the order of the names: no organization's logo. */
const drawings: readonly LucideIcon[] = [CirclePlus, Shield, House, ChartNoAxesColumn, Monitor]

export function TrustMarks() {
  const { title, marks } = marketing.trust
  return (
    <section className="learn-trust" aria-label={title}>
      <div className="container learn-trust-row">
        <p>{title}</p>
        <ul>
          {marks.map((mark, index) => {
            const Drawing = drawings[index % drawings.length] ?? CirclePlus
            return (
              <li key={mark}>
                <Drawing size={24} strokeWidth={1.75} aria-hidden />
                {mark}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
