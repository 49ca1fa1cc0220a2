import { brand, claims, marketing } from '#domain/public-face/content.ts'
import { comparison, type Figures, withFigures } from '#domain/public-face/computed-figures.ts'
import { dollars } from '#domain/public-face/pricing.ts'
import { Lines } from './lines.tsx'
import './comparison-section.css'

export function ComparisonSection({ figures }: { figures: Figures }) {
  const { comparison: texts } = marketing
  const rows = [
    { label: 'A year', ours: figures.basePerYear, theirs: `from ${figures.largerPlatformPerYear}` },
    { label: 'Per month', ours: figures.basePerMonth, theirs: `from ${figures.largerPlatformPerMonth}` },
    { label: 'Saved in a year', ours: figures.savedPerYear, theirs: '–' },
    { label: texts.trialRow, ours: `${figures.trialDays} days`, theirs: texts.askThem },
    { label: texts.priceListRow.label, ours: texts.priceListRow.ours, theirs: texts.askThem },
  ]
  return (
    <section className="learn-section" id="compare" aria-labelledby="compare-title">
      <div className="container learn-compare-grid">
        <div>
          <h2 id="compare-title">
            <Lines of={texts.title.map((line) => withFigures(line, figures))} />
          </h2>
          <p className="learn-note-large">{withFigures(claims.largerPlatform.condition, figures)}</p>
          <table className="learn-compare">
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">Compared</span>
                </th>
                <th scope="col">{brand.name}</th>
                <th scope="col">{texts.other}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.label}>
                  <th scope="row">{row.label}</th>
                  <td>{row.ours}</td>
                  <td>{row.theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <Bars />
      </div>
    </section>
  )
}

/** A year's price as lengths on one scale. */
function Bars() {
  const { comparison: texts } = marketing
  const { basePerYear, bothOptionsPerYear, largerPlatformPerYear } = comparison()
  const longest = Math.max(basePerYear, bothOptionsPerYear, largerPlatformPerYear)
  const bars = [
    { kind: 'base', name: `${brand.name}, base plan`, amount: basePerYear, words: dollars(basePerYear) },
    { kind: 'options', name: `${brand.name}, both options`, amount: bothOptionsPerYear, words: dollars(bothOptionsPerYear) },
    { kind: 'other', name: texts.other, amount: largerPlatformPerYear, words: `from ${dollars(largerPlatformPerYear)}` },
  ] as const
  return (
    <div className="learn-bars">
      <dl>
        {bars.map((bar) => (
          <div key={bar.kind}>
            <dt>{bar.name}</dt>
            <dd className={`learn-bar learn-bar-${bar.kind}`}>
              <svg width="100%" height="100%" aria-hidden="true">
                <rect width={`${(bar.amount / longest) * 100}%`} height="100%" rx="4" />
              </svg>
              <span>{bar.words}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="learn-note">{texts.barsNote}</p>
    </div>
  )
}
