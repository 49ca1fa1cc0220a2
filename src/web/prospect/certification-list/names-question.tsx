import type { Certification } from '#domain/certifications/certification.ts'
import { isNameToCheck } from '#domain/proof/to-check.ts'
import { useId } from 'react'
import { useFactSettings } from '../facts/fact-settings.ts'
import { RightOrWrong } from '../facts/right-or-wrong.tsx'
import './names-question.css'

/** Asks first for the names that the reader is not sure of: with a name, its facts are settled or gone. Nothing where none is asked. */
export function NamesQuestion({ certifications }: { certifications: readonly Certification[] }) {
  const { onDecide } = useFactSettings()
  const id = useId()
  const asked = certifications.filter(isNameToCheck)
  if (asked.length === 0 || onDecide === undefined) return null
  return (
    <section className="names-question" aria-labelledby={id}>
      <h3 id={id}>Are these its certifications?</h3>
      <p>The built-in reader is not sure of them. They stay off the link until you say “Right”.</p>
      <ul>
        {asked.map((certification) => (
          <li key={certification.id ?? certification.name}>
            <span className="names-question-name">{certification.name}</span>
            <RightOrWrong of={certification.name} onDecide={(decision) => onDecide(certification, '/name', decision)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
