import type { Evidence } from '#domain/evidence/evidence.ts'
import { whyWords } from './why-words.ts'

/** 'Why is this here?': who read a line, and what decided. Its page and quote stand above. */
export function WhyHere({ evidence }: { evidence: readonly Evidence[] }) {
  const words = whyWords(evidence)
  if (words.length === 0) return null
  return (
    <details className="fact-why">
      <summary>Why is this here?</summary>
      {words.map((sentence) => (
        <p className="fact-note" key={sentence}>
          {sentence}
        </p>
      ))}
    </details>
  )
}
