import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { quoted } from '../../../../test/samples.ts'
import { AnswerChoice } from './line-remark.tsx'

it('shows an answer that was picked without script and could not be taken, and why', () => {
  const answers = ['US$95', 'US$120'].map((text) => ({ ...quoted(`The test costs ${text}.`), says: text }))
  const kept = { target: 'wi/fees/0', text: 'US$120', field: undefined, sentence: 'This line has changed meanwhile. Please look again.' }
  const line = { pointer: '/fees/0', text: 'US$95', evidence: answers }
  const drawn = renderToStaticMarkup(<AnswerChoice certification="wi" line={line} kept={kept} />)
  expect(drawn).toMatch(/<option[^>]* selected=""[^>]*>US\$120</)
  expect(drawn).toContain(kept.sentence)
})
