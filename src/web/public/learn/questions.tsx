import { marketing } from '#domain/public-face/content.ts'
import { type Figures, withFigures } from '#domain/public-face/computed-figures.ts'
import './questions.css'

export function Questions({ figures }: { figures: Figures }) {
  const { questions } = marketing
  return (
    <section className="learn-section learn-section-surface" id="questions" aria-labelledby="questions-title">
      <div className="container learn-split">
        <h2 id="questions-title">{questions.title}</h2>
        <div className="learn-questions">
          {questions.list.map(({ question, answer }, index) => (
            <details key={question} open={index === 0}>
              <summary>
                <h3>{withFigures(question, figures)}</h3>
              </summary>
              <p>{withFigures(answer, figures)}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
