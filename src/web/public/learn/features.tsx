import { marketing } from '#domain/public-face/content.ts'
import { Lines } from './lines.tsx'
import './features.css'

export function Features() {
  const { features } = marketing
  return (
    <section className="learn-section learn-section-surface" id="features" aria-labelledby="features-title">
      <div className="container learn-split">
        <h2 id="features-title">
          <Lines of={features.title} />
        </h2>
        <ul className="learn-features">
          {features.list.map((feature) => (
            <li key={feature.name}>
              <h3>{feature.name}</h3>
              <p>{feature.sentence}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
