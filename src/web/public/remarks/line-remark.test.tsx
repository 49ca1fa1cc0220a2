import type { PageEvidence } from '#domain/evidence/evidence.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AnswerChoice } from './line-remark.tsx'

function saying(says: string): PageEvidence {
  const page = { url: 'https://ewb.example.org/fees', readOn: '2026-11-20', before: '', after: '', marks: [] }
  return { kind: 'page', ...page, quote: `The test costs ${says}.`, witness: 'rules', says }
}

it('shows an answer that was picked without script and could not be taken, and why', () => {
  const answers = ['US$95', 'US$120'].map(saying)
  const kept = {
    target: 'wi/fees/0',
    text: 'US$120',
    field: undefined,
    sentence: 'This line has changed in the meantime. Please look again.',
  }
  const line = { pointer: '/fees/0', text: 'US$95', evidence: answers }
  const drawn = renderToStaticMarkup(<AnswerChoice certification="wi" line={line} kept={kept} />)
  expect(drawn).toMatch(/<option[^>]* selected=""[^>]*>US\$120</)
  expect(drawn).toContain(kept.sentence)
})
