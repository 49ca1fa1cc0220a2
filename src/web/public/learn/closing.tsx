import { marketing } from '#domain/public-face/content.ts'
import { type Figures, withFigures } from '#domain/public-face/computed-figures.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import './closing.css'

export function Closing({ figures, trial }: { figures: Figures; trial: string }) {
  const { closing, startTrial } = marketing
  return (
    <section className="learn-closing" aria-labelledby="closing-title">
      <div className="container learn-closing-row">
        <div>
          <h2 id="closing-title">{withFigures(closing.title, figures)}</h2>
          <p>{withFigures(closing.lead, figures)}</p>
        </div>
        <a className={`${buttonClass('outlined', 'large')} learn-closing-button`} href={trial}>
          {withFigures(startTrial, figures)}
        </a>
      </div>
    </section>
  )
}
