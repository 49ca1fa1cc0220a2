import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { valuesIn } from './key-phrase.ts'
import { examplePage } from '../src/research/layout/example-page.ts'
import { extractDocument } from '../src/research/files/extract-file.ts'

const words = fc.constantFrom(
  'Certified',
  'Hull',
  'Inspector',
  '(CHI)',
  'CHI',
  'exam',
  'fee',
  '$300',
  '$',
  'US$1,095.50',
  '€',
  '30',
  'years',
  'three',
  'every',
  'valid',
  'for',
  'must',
  'renew',
  'CEUs',
  'hours',
  'of',
  'members',
  'non-members',
  ':',
  '.',
  ',',
  '|',
  '\n',
  '\n\n',
  '- ',
  '# ',
  'expires',
  'application',
  '–',
  '®',
  'FREE',
  'annual',
  'not',
  'and',
  '?',
  '(',
  ')',
)

describe('hostile and random pages', () => {
  test('never fail, and no shown line has a number that the page has not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(words, { minLength: 5, maxLength: 120 }), async (parts) => {
        const document = await examplePage(parts.join(' '))
        const known = valuesIn(document.text)
        for (const one of extractDocument(document).certifications) {
          for (const line of [...one.fees, ...one.requirements, ...one.renewalRequirements, one.validityPeriod]) {
            for (const number of valuesIn(line)) expect([line, known.has(number)]).toEqual([line, true])
          }
        }
      }),
      { numRuns: 60, seed: 7 },
    )
  })

  test.each([
    ['capital words', 'Certified Hull Inspector '],
    ['short forms', 'CHI and '],
    ['amounts', '$300 '],
    ['digits', '1,111'],
    ['brackets', '(A '],
    ['fee words', 'fee for a '],
    ['bodies', 'Board of the '],
    ['dashes', '- – — '],
    ['full stops', 'a. '],
    ['years', 'three-year '],
    ['colons', 'Fee: '],
  ])('100 kB of %s take no longer than their length', async (_, piece) => {
    const document = await examplePage(piece.repeat(Math.ceil(100_000 / piece.length)))
    const began = performance.now()
    extractDocument(document)
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})
