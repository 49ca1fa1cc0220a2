import { type PdfLine, tinyPdf } from '../../evaluation/tiny-pdf.ts'
import type { Body, Programme } from './body.ts'
import { feeRows, purposeSentence, renewalSentence, validitySentence } from './facts.ts'

const left = 60

/** The candidate handbook as a PDF: a cover, and a page for each programme with its fees and renewal. */
export function handbookOf(body: Body): Uint8Array {
  const cover: PdfLine[] = [
    { words: [[left, body.name]], size: 20, bold: true, gap: 160 },
    { words: [[left, 'Candidate Handbook 2026']], size: 16, gap: 12 },
  ]
  const offered = body.programmes.filter((programme) => programme.retiredOn === undefined)
  return tinyPdf([cover, ...offered.map((programme) => pageOf(body, programme))])
}

function pageOf(body: Body, programme: Programme): PdfLine[] {
  const heading = (text: string): PdfLine => ({ words: [[left, text]], size: 14, bold: true, gap: 14 })
  const row = (label: string, amounts: readonly string[]): PdfLine => ({
    words: [[left, label], ...amounts.map((amount, column): [number, string] => [260 + column * 90, amount])],
  })
  return [
    { words: [[left, `${body.abbreviation} Candidate Handbook 2026`]], size: 8, gap: 2 },
    { words: [[left, `${programme.name} (${programme.acronym})`]], size: 18, bold: true, gap: 14 },
    ...wrapped(purposeSentence(programme)),
    heading('Eligibility requirements'),
    ...programme.requirements.map(
      (one): PdfLine => ({
        words: [
          [left, '•'],
          [left + 14, one],
        ],
      }),
    ),
    heading('Fees'),
    { ...row('Fee', ['Member', 'Non-member']), bold: true },
    ...feeRows(body, programme).map(({ label, amounts }) =>
      row(label, amounts.length === 1 ? [...amounts, ...amounts] : amounts),
    ),
    heading('Renewal'),
    ...wrapped(`${validitySentence(programme)} ${renewalSentence(body, programme)}`),
  ]
}

/** A paragraph broken into lines of at most 85 letters. */
function wrapped(text: string): PdfLine[] {
  const lines = text.match(/.{1,85}(?:\s|$)/g) ?? []
  return lines.map((line) => ({ words: [[left, line.trim()]] }))
}
