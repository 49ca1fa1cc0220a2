import { textContent } from '../../src/research/document/text-document.ts'
import type { CleanDocument } from '../../src/research/document/clean-document/clean-document.ts'
import { createHash } from 'node:crypto'

const fee = (amount: string, paid: string, who: string | null, quote: string) => ({
  amount,
  currency: '$',
  for: paid,
  who,
  when: null,
  quote,
  passage: null,
  context: [],
})

/** A page of an invented body as the engine hands it to the model. */
export function pageOf(text: string, path = '/certification'): CleanDocument {
  const content = textContent(text)
  const url = `https://www.nbmce.example${path}`
  return {
    ...content,
    id: createHash('sha256').update(content.text).digest('hex'),
    url,
    finalUrl: url,
    readAt: '2026-11-21T10:00:00.000Z',
  }
}

export const inspectorPage = `# Certified Coatings Inspector (CCI)

The Certified Coatings Inspector credential is for professionals who inspect protective coatings on ships and offshore structures.

## Eligibility

- Two years of field experience in coatings inspection
- A high school diploma or equivalent

## Fees

- Exam fee for members: $405
- Exam fee for non-members: $555

## Renewal

The CCI certification is valid for three years. Holders must report 45 continuing education credits in each cycle.`

export const graderPage = `# Certified Hull Grader (CHG)

The Certified Hull Grader credential recognizes individuals who grade steel hulls for corrosion.

## Requirements

- Pass the hull grading exam
- One year of supervised practice

## Fees

- Application fee: $120`

/** What a good model says of the first page. */
export const inspector = {
  name: 'Certified Coatings Inspector',
  acronym: 'CCI',
  summaryQuote:
    'The Certified Coatings Inspector credential is for professionals who inspect protective coatings on ships and offshore structures.',
  requirements: [
    {
      text: 'Two years of field experience in coatings inspection',
      quote: 'Two years of field experience in coatings inspection',
      passage: null,
    },
    { text: 'A high school diploma or equivalent', quote: 'A high school diploma or equivalent', passage: null },
  ],
  validity: [{ length: '3 years', quote: 'The CCI certification is valid for three years.', passage: null }],
  renewal: [
    {
      text: '45 continuing education credits in each cycle',
      quote: 'Holders must report 45 continuing education credits in each cycle.',
      passage: null,
    },
  ],
  fees: [
    fee('405', 'exam', 'members', 'Exam fee for members: $405'),
    fee('555', 'exam', 'non-members', 'Exam fee for non-members: $555'),
  ],
  retiredQuote: null,
}

/** What a good model says of the second page. */
export const grader = {
  name: 'Certified Hull Grader',
  acronym: 'CHG',
  summaryQuote: 'The Certified Hull Grader credential recognizes individuals who grade steel hulls for corrosion.',
  requirements: [
    { text: 'Pass the hull grading exam', quote: 'Pass the hull grading exam', passage: null },
    { text: 'One year of supervised practice', quote: 'One year of supervised practice', passage: null },
  ],
  validity: [],
  renewal: [],
  fees: [fee('120', 'application', null, 'Application fee: $120')],
  retiredQuote: null,
}

export const bothAnswered = JSON.stringify({ elements: [inspector, grader] })
