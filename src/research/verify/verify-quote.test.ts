import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageOf } from './example-document.ts'
import { verifyQuote } from './verify-quote.ts'

const page = pageOf(`
  <h1>Certified Baker®</h1>
  <p>The exam fee is $1,095 for non-members and $95 for members. The certificate is valid for three (3) years.</p>
  <p>Candidates must not share questions. Applicants must hold a bachelor’s degree from an accredited school and must pay the fee.</p>
  <h2>Fees</h2>
  <table><tr><th>Type</th><th>Member</th><th>Non-member</th></tr><tr><td>Exam</td><td>$300</td><td>$400</td></tr><tr><td>Late</td><td>$10</td><td>$20</td></tr></table>
  <p>Records are kept for 13 years; audits take 3–5 weeks.</p>
  <ul><li>A diploma, or</li><li>five years of work</li></ul>`)

const spanOf = (quote: string) => {
  const found = verifyQuote(quote, page)
  return found === undefined ? undefined : `${found.match}: ${page.text.slice(found.start, found.end)}`
}

describe('a quote that stands on the page', () => {
  it.each([
    ['The exam fee is $1,095 for non-members', 'exact: The exam fee is $1,095 for non-members'],
    ['“the EXAM fee\n is $1095 for nonmembers”', 'exact: The exam fee is $1,095 for non-members'],
    ['$95', 'exact: $95'],
    ['Certified Baker', 'exact: Certified Baker'],
    ['valid for three years', 'aligned: valid for three (3) years'],
    ['valid for 3 years', 'aligned: valid for three (3) years'],
    ['The certificate is currently valid for three (3) years', 'aligned: The certificate is valid for three (3) years'],
    ["**Applicants** must hold a _bachelor's_ degree", 'exact: Applicants must hold a bachelor’s degree'],
    [
      'Applicants must hold a bachelors degree from an acredited school',
      'aligned: Applicants must hold a bachelor’s degree from an accredited school',
    ],
    [
      'Applicants must hold a bachelor’s degree … and must pay the fee',
      'ellipsis: Applicants must hold a bachelor’s degree from an accredited school and must pay the fee',
    ],
    ['...valid for three (3) years...', 'exact: valid for three (3) years'],
    ['three (3) years. Candidates must not share', 'exact: three (3) years.\nCandidates must not share'],
    ['A diploma, or five years of work', 'exact: A diploma, or\nfive years of work'],
    ['Type: Exam | Member: $300 | Non-member: $400', 'exact: Type: Exam | Member: $300 | Non-member: $400'],
    ['Exam $300 $400', 'aligned: Exam | Member: $300 | Non-member: $400'],
    ['Exam | Non-member: $400', 'aligned: Exam | Member: $300 | Non-member: $400'],
    ['3 to 5 weeks', 'exact: 3–5 weeks'],
  ])('%s', (quote, expected) => {
    expect(spanOf(quote)).toBe(expected)
  })
})

describe('a quote that does not', () => {
  it.each([
    ['a number inside another', '95 for non-members'],
    ['an amount inside another', 'The exam fee is $95'],
    ['a bare number for an amount', 'fee is 1,095 for'],
    ['3 in 13', 'kept for 3 years'],
    ['another currency', 'The exam fee is €1,095 for non-members'],
    ['another dollar', 'The exam fee is CA$1,095 for non-members'],
    ['a negation left out', 'Candidates must share questions'],
    ['a negation hidden by an ellipsis', 'Candidates must … share questions'],
    ['may for must', 'Candidates may not share questions'],
    ['another unit', 'valid for three (3) months'],
    ['member for non-member', 'The exam fee is $1,095 for members'],
    ['amounts changed about', 'The exam fee is $95 for non-members and $1,095 for members'],
    ['an invented clause', 'The certificate is valid for three (3) years and is renewed free of charge'],
    ['two sentences spliced', 'Candidates must not pay the fee'],
    ['two sentences spliced by an ellipsis', 'The exam fee … is valid for three'],
    ['a middle left out in silence', 'Applicants must hold a bachelor’s degree and must pay the fee'],
    ['an amount with the head of its neighbour', '$300 | Non-member'],
    ['a cell of another column', 'Exam nonmember $300'],
    ['a cell of another row', 'Late $300'],
    ['a word replaced', 'The late fee is $1,095 for non-members'],
    ['words in another order', 'for non-members the exam fee is $1,095'],
    ['only light words apart', 'the … of … a'],
    ['words not on the page', 'Bring two photographs'],
    ['nothing', ' “ … ” '],
    ['too much', 'The exam fee is $1,095 for non-members '.repeat(200)],
  ])('%s', (_, quote) => {
    expect(verifyQuote(quote, page)).toBeUndefined()
  })
})

describe('of several places', () => {
  it('the one in the content is taken, and the one that is shown', () => {
    const twice = pageOf(
      '<nav><ul><li><a href="/f">The fee is $300</a></li></ul></nav><p>For every candidate the fee is $300, due with the application.</p>',
    )
    expect(verifyQuote('the fee is $300', twice)?.start).toBe(twice.text.indexOf('the fee is $300'))
    const folded = pageOf('<details><summary>Fee</summary><p>The fee is $300.</p></details><p>The fee is $300.</p>')
    expect(verifyQuote('The fee is $300', folded)?.start).toBe(folded.text.lastIndexOf('The fee'))
  })
})

describe('any quote', () => {
  it('never fails, and what is found slices to something of the page', () => {
    const words = page.text.split(/\s+/)
    const quote = fc.array(
      fc.oneof(fc.constantFrom(...words), fc.constantFrom('…', '...', '**', '|', 'not', '95', '\u200b', '&amp;', '(')),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(quote, (parts) => {
        const found = verifyQuote(parts.join(' '), page)
        if (found === undefined) return
        expect(found.start).toBeGreaterThanOrEqual(0)
        expect(found.end).toBeGreaterThan(found.start)
        expect(found.end).toBeLessThanOrEqual(page.text.length)
      }),
      { numRuns: 500, seed: 3 },
    )
  })

  it('cut out of the page is found where it stands, or where the same words stand', () => {
    fc.assert(
      fc.property(fc.nat(page.blocks.length - 1), fc.nat(60), fc.integer({ min: 4, max: 80 }), (place, from, length) => {
        const block = page.blocks[place]
        if (block === undefined || block.cells !== undefined) return
        const text = page.text.slice(block.start, block.end)
        const quote = text
          .split(' ')
          .slice(from % 5, (from % 5) + 2 + (length % 12))
          .join(' ')
        if (!/\p{L}{2}|\d/u.test(quote)) return
        const found = verifyQuote(quote, page)
        expect(found?.match).toBe('exact')
      }),
      { numRuns: 300, seed: 4 },
    )
  })
})
