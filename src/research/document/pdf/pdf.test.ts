import { describe, expect, it } from 'vitest'
import { examplePage } from '../example-page.ts'
import { paragraphWords, type PdfWords, writePdf } from './example-pdf.ts'
import { pdfContent } from './pdf.ts'

const read = async (...pages: PdfWords[][]) => examplePage(await pdfContent(writePdf(pages)))

describe('PDF', () => {
  it('has headings by size, paragraphs, entries, and the page of each', async () => {
    const page = await read(
      [
        { x: 72, y: 720, size: 22, text: 'Candidate Handbook' },
        { x: 72, y: 680, size: 15, text: 'Eligibility' },
        ...paragraphWords(650, [
          'Candidates must hold a degree from an accredited institution and',
          'must have three years of experi-',
          'ence in a non-',
          'profit organization.',
        ]),
        { x: 72, y: 570, text: '\u0095 Two references' },
        { x: 72, y: 550, text: '1. A signed form' },
      ],
      [{ x: 72, y: 720, size: 15, text: 'Renewal' }, ...paragraphWords(690, ['Certificates are valid for three years.'])],
    )
    expect(page.kinds).toEqual([
      'heading: Candidate Handbook',
      'heading: Eligibility',
      'paragraph: Candidates must hold a degree from an accredited institution and must have three years of experience in a non-profit organization.',
      'item: Two references',
      'item: A signed form',
      'heading: Renewal',
      'paragraph: Certificates are valid for three years.',
    ])
    expect(page.block('Certificates')).toMatchObject({ page: 2, path: ['Candidate Handbook', 'Renewal'] })
    expect(page.block('Eligibility')).toMatchObject({ page: 1, level: 2 })
    expect(page.content.title).toBe('Candidate Handbook')
  })

  it('has rows by wide gaps, in the columns they stand in, and signs joined with their numbers', async () => {
    const row = (y: number, fee: string, member: string, other: string) => [
      { x: 72, y, text: fee },
      ...(member === ''
        ? []
        : [
            { x: 250, y, text: '$' },
            { x: 290, y, text: member },
          ]),
      { x: 400, y, text: other },
    ]
    const page = await read([
      { x: 72, y: 700, text: 'Fee' },
      { x: 250, y: 700, text: 'Member rate' },
      { x: 400, y: 700, text: 'Non-member' },
      ...row(680, 'Application', '95', '$1,095'),
      ...row(660, 'Examination', '', '$400'),
      { x: 72, y: 600, text: 'Late fee ............................ $25' },
    ])
    expect(page.texts).toEqual([
      'Fee: Application | Member rate: $95 | Non-member: $1,095',
      'Fee: Examination | Non-member: $400',
      'Late fee | $25',
    ])
  })

  it('reads two columns of prose one after the other', async () => {
    const left = Array.from({ length: 8 }, (_, line) => `Left words of line ${line} of the text`)
    const right = Array.from({ length: 8 }, (_, line) => `Right words of line ${line} go on here`)
    const page = await read([
      { x: 72, y: 720, size: 18, text: 'A title that stands over both columns of it' },
      ...paragraphWords(690, left),
      ...paragraphWords(690, right, 330),
    ])
    const { text } = page.content
    expect(text.indexOf('line 7 of the text')).toBeLessThan(text.indexOf('Right words of line 0'))
    expect(text).not.toContain('|')
  })

  it('leaves out page numbers and running heads', async () => {
    const pages = ['one', 'two', 'three', 'four'].map((word, place) => [
      { x: 72, y: 760, text: 'Handbook of the Board' },
      ...paragraphWords(700, [`This is the text of page ${word}.`]),
      { x: 72, y: 40, text: `Chapter ${word}` },
      { x: 500, y: 40, text: String(place + 1) },
      { x: 300, y: 20, text: `Page ${place + 1} of 4` },
    ])
    expect((await read(...pages)).texts).toEqual(
      ['one', 'two', 'three', 'four'].map((word) => `This is the text of page ${word}.`),
    )
  })

  it('joins a sentence over the end of a page', async () => {
    const page = await read(
      paragraphWords(80, ['Candidates who fail the examination may apply for another']),
      paragraphWords(720, ['date within one year.']),
    )
    expect(page.texts).toEqual(['Candidates who fail the examination may apply for another date within one year.'])
  })

  it('states its date and title', async () => {
    const words = [paragraphWords(700, ['Revised March 2025. These are the rules of the board for all.'])]
    const content = await pdfContent(writePdf(words, '/Title (Rules of the Board) /ModDate (D:20240102030405Z)'))
    expect(content).toMatchObject({ kind: 'pdf', title: 'Rules of the Board', statedOn: '2025-03' })
    const undated = await pdfContent(
      writePdf(
        [paragraphWords(700, ['These are the rules of the board for all.'])],
        '/Title (a.docx) /ModDate (D:20240102030405Z)',
      ),
    )
    expect(undated).toMatchObject({ title: '', statedOn: '2024-01-02' })
  })

  it('without text is scanned, broken is unsupported', async () => {
    expect((await pdfContent(writePdf([[], [], []]))).unreadable).toBe('scanned')
    expect((await pdfContent(new TextEncoder().encode('%PDF-1.4 nothing of the kind'))).unreadable).toBe('unsupported')
    expect(
      (await pdfContent(writePdf([paragraphWords(700, ['Words enough to be read as text of a page.'])]))).unreadable,
    ).toBeUndefined()
  })

  it('is read by the same thread after another, and beside others', async () => {
    const files = Array.from({ length: 30 }, (_, file) =>
      writePdf([paragraphWords(700, [`This is the text of file ${file} and of no other.`])]),
    )
    for (const [file, bytes] of files.entries()) expect((await pdfContent(bytes)).text).toContain(`file ${file} `)
    const together = await Promise.all(files.slice(0, 4).map((bytes) => pdfContent(bytes)))
    expect(together.map(({ text }) => /file (\d+)/.exec(text)?.[1])).toEqual(['0', '1', '2', '3'])
  })

  it('is read for so many pages and so long, and what was read is kept', async () => {
    const pages = Array.from({ length: 6 }, (_, page) =>
      paragraphWords(700, [`This is the text of page ${page + 1} of the file.`]),
    )
    expect((await pdfContent(writePdf(pages), { pages: 2 })).blocks.at(-1)?.page).toBe(2)
    const started = performance.now()
    const stopped = await pdfContent(writePdf(pages), { milliseconds: 1 })
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(stopped.kind).toBe('pdf')
  })
})
