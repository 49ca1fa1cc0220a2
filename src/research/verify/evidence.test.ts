import { pageEvidenceSchema } from '#domain/evidence/evidence.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evidenceFor } from './evidence.ts'
import { pageOf } from './example-document.ts'

const long = 'and a further condition of the board that candidates read before they apply '.repeat(8).trim()
const page = pageOf(`
  <p>Apply early, e.g. in May. The exam fee is $1,095 for non-members of the Board (approx. U.S. rates). It is due at once.</p>
  <h2>Rules for members</h2>
  <p>The certificate is valid for three years.</p>
  <table><tr><th>Fee</th><th>Amount</th></tr><tr><td>Exam</td><td>$300</td></tr></table>
  <p>Candidates must pay $75 ${long} and pay $80 in the end.</p>`)
const marked = (evidence: ReturnType<typeof evidenceFor>) =>
  evidence?.marks.map(([start, end]) => evidence.quote.slice(start, end))

describe('evidence', () => {
  it('shows the sentence as it stands, a little around it, and the words that say the value', () => {
    const evidence = evidenceFor({ document: page, quote: 'exam fee is $1095', value: 'US$1,095 exam', witness: 'model' })
    expect(evidence).toEqual({
      kind: 'page',
      url: 'https://board.example/fees',
      title: 'Fees and rules',
      readOn: '2026-11-21',
      quote: 'The exam fee is $1,095 for non-members of the Board (approx. U.S. rates).',
      start: page.text.indexOf('The exam fee is $1,095'),
      before: 'Apply early, e.g. in May. ',
      after: expect.stringMatching(/^ It is due at once\. Rules for members The certificate is valid/),
      marks: [
        [4, 8],
        [16, 22],
      ],
      pageId: 'page-1',
      witness: 'model',
    })
    expect(pageEvidenceSchema.parse(evidence)).toEqual(evidence)
    expect(evidence?.after.length).toBeLessThanOrEqual(120)
  })

  it('takes a number that is quoted by itself in the one currency beside it, in the whole sentence that dots lead through', () => {
    const bare = pageOf('<p>All fees are in GBP. Books are sold in EUR and CHF.</p><p>Exam fee ........ 310.00</p>')
    const at = (words: string) => ({ start: bare.text.indexOf(words), end: bare.text.indexOf(words) + words.length })
    const ask = { document: bare, ...at('310.00'), value: '£310.00 exam', witness: 'rules' } as const
    expect(evidenceFor({ ...ask, context: [at('All fees are in GBP.')] })?.quote).toBe('Exam fee ........ 310.00')
    expect(evidenceFor(ask)).toBeUndefined()
    expect(evidenceFor({ ...ask, context: [at('Books are sold in EUR and CHF.')] })).toBeUndefined()
  })

  it('is the same for whoever asks for it again, and never that of another value or place', () => {
    const asked = { document: page, quote: 'exam fee is $1095', value: 'US$1,095 exam' }
    const evidence = evidenceFor({ ...asked, witness: 'rules' })
    expect(evidenceFor({ ...asked, witness: 'person' })).toEqual({ ...evidence, witness: 'person' })
    expect(evidenceFor({ ...asked, value: 'US$1,096 exam', witness: 'rules' })).toBeUndefined()
    expect(evidenceFor({ ...asked, quote: 'pay $75', witness: 'rules' })).toBeUndefined()
  })

  it.each([
    ['www.board.ch', 'Fr. 450', 'CHF 450 exam'],
    ['board.no', 'kr 4,500', 'NOK 4,500 exam'],
    ['board.ph', 'P4,850.00', 'PHP 4,850.00 exam'],
    ['board.mw', '25,000 kwacha', 'MWK 25,000 exam'],
    ['board.ro', '450,00 lei', 'RON 450,00 exam'],
    ['board.sn', '50 000 FCFA', 'XOF 50 000 exam'],
    ['board.ma', '1 500 dirhams', 'MAD 1 500 exam'],
    ['board.ca', '$450', 'C$450 exam'],
  ])('of a page on %s takes %s for its own money: %s', (host, written, value) => {
    const quote = `The exam fee is ${written}.`
    const fees = pageOf(`<p>${quote}</p>`)
    expect(evidenceFor({ document: { ...fees, finalUrl: `https://${host}/` }, quote, value, witness: 'rules' })).toBeDefined()
    expect(evidenceFor({ document: fees, quote, value, witness: 'rules' })).toBeUndefined()
  })

  it('is made from a span as from a quote', () => {
    const start = page.text.indexOf('three years')
    const evidence = evidenceFor({ document: page, start, end: start + 'three years'.length, value: '3 years', witness: 'rules' })
    expect(evidence?.quote).toBe('The certificate is valid for three years.')
    expect(marked(evidence)).toEqual(['three years'])
  })

  it('takes names from the headings over the sentence', () => {
    expect(
      evidenceFor({ document: page, quote: 'valid for three years', value: '3 years (members)', witness: 'rules' }),
    ).toBeDefined()
    expect(
      evidenceFor({ document: page, quote: 'valid for three years', value: '3 years (non-members)', witness: 'rules' }),
    ).toBeUndefined()
  })

  it('shows a whole row', () => {
    const evidence = evidenceFor({ document: page, quote: '$300', value: '$300 exam', witness: 'rules' })
    expect(evidence?.quote).toBe('Fee: Exam | Amount: $300')
    expect(marked(evidence)).toEqual(['$300'])
  })

  it('cuts a long sentence around the quoted words', () => {
    const evidence = evidenceFor({ document: page, quote: 'and pay $80 in the end', value: '$80', witness: 'rules' })
    expect(evidence?.quote.length).toBeLessThanOrEqual(400)
    expect(evidence?.quote).toMatch(/^\w.*and pay \$80 in the end\.$/)
    expect(page.text).toContain(evidence?.quote)
    expect(marked(evidence)).toEqual(['$80'])
  })

  it('is refused where the page does not say it', () => {
    expect(evidenceFor({ document: page, quote: 'The exam fee is $95', value: '$95', witness: 'model' })).toBeUndefined()
    expect(evidenceFor({ document: page, quote: 'The exam fee is $1,095', value: '$95', witness: 'model' })).toBeUndefined()
    expect(
      evidenceFor({ document: page, quote: 'for non-members of the Board', value: '$1,095', witness: 'model' }),
    ).toBeUndefined()
    expect(evidenceFor({ document: page, start: 5, end: 5, value: '', witness: 'rules' })).toBeUndefined()
    expect(evidenceFor({ document: page, start: 0, end: 99_999, value: '', witness: 'rules' })).toBeUndefined()
  })

  it('always shows words of the page, within its limits, with marks inside them', () => {
    const offset = fc.nat(page.text.length)
    fc.assert(
      fc.property(offset, offset, fc.constantFrom('', 'fee', '$75', '3 years'), (one, other, value) => {
        const [start, end] = [Math.min(one, other), Math.max(one, other)]
        const evidence = evidenceFor({ document: page, start, end, value, witness: 'person' })
        if (evidence === undefined) return
        expect(page.text).toContain(evidence.quote)
        expect(evidence.quote.length).toBeLessThanOrEqual(400)
        expect(evidence.quote).toBe(evidence.quote.trim())
        expect(Math.max(evidence.before.length, evidence.after.length)).toBeLessThanOrEqual(120)
        expect(page.text.replaceAll('\n', ' ')).toContain(evidence.before + evidence.quote.replaceAll('\n', ' ') + evidence.after)
        for (const [from, to] of evidence.marks) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(to).toBeGreaterThan(from)
          expect(to).toBeLessThanOrEqual(evidence.quote.length)
        }
      }),
      { numRuns: 500, seed: 5 },
    )
  })
})
