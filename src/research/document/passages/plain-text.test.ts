import { describe, expect, it } from 'vitest'
import { examplePage } from '../example-page.ts'
import { textContent } from '../text-document.ts'

const read = (...lines: string[]) => examplePage(textContent(lines.join('\n')))

describe('plain text', () => {
  it('has paragraphs, put together where lines were wrapped by hand', () => {
    const page = read(
      'Candidates must hold a degree from an accredited school and must',
      'agree to the code of ethics.',
      '',
      'The fee is due at once.',
    )
    expect(page.texts).toEqual([
      'Candidates must hold a degree from an accredited school and must agree to the code of ethics.',
      'The fee is due at once.',
    ])
  })

  it('keeps short lines apart', () => {
    expect(read('Exam fee: $300', 'Late fee: $20', 'Members pay less').texts).toEqual([
      'Exam fee: $300',
      'Late fee: $20',
      'Members pay less',
    ])
  })

  it('has headings by hashes, underlines, capitals and labels', () => {
    const page = read(
      '# Certified Baker',
      '',
      'Fees',
      '----',
      'All fees are final.',
      '',
      'RENEWAL RULES',
      'Renew in time.',
      '',
      'Exam fees:',
      'They rise.',
    )
    expect(page.kinds).toEqual([
      'heading: Certified Baker',
      'heading: Fees',
      'paragraph: All fees are final.',
      'heading: RENEWAL RULES',
      'paragraph: Renew in time.',
      'heading: Exam fees:',
      'paragraph: They rise.',
    ])
    expect(page.block('They rise').path).toEqual(['Certified Baker', 'RENEWAL RULES', 'Exam fees:'])
    expect(page.content.title).toBe('Certified Baker')
  })

  it('takes no sentence with a colon for a heading', () => {
    expect(read('The correct form is:', 'Form A').kinds[0]).toBe('paragraph: The correct form is:')
  })

  it('has entries by bullets and numbers, with the lines that belong to them', () => {
    const page = read('- A diploma from', '  an accredited school', '* Two references', '• A fee', '1. Apply', '2) Pay', '- $5')
    expect(page.kinds).toEqual([
      'item: A diploma from an accredited school',
      'item: Two references',
      'item: A fee',
      'item: Apply',
      'item: Pay',
      'paragraph: - $5',
    ])
  })

  it('has rows by tabs, pipes, wide gaps and dots', () => {
    expect(read('Fee\tMember\tOther', 'Exam\t$1\t$2').texts).toEqual(['Fee: Exam | Member: $1 | Other: $2'])
    expect(read('| Fee | Member |', '|---|---:|', '| Exam | $1 |', '| **Late** | $2 |').texts).toEqual([
      'Fee: Exam | Member: $1',
      'Fee: Late | Member: $2',
    ])
    expect(read('Fee        Amount', 'Exam       $1', 'Late       $2').texts).toEqual([
      'Fee: Exam | Amount: $1',
      'Fee: Late | Amount: $2',
    ])
    expect(read('Application fee ........ $50').cells('$50')).toEqual(['=Application fee', '=$50'])
  })

  it('joins a label with the amount on the next line', () => {
    expect(read('Application', '$50', 'Examination', '$300').texts).toEqual(['Application | $50', 'Examination | $300'])
  })

  it('leaves out marks of Markdown', () => {
    expect(read('The **fee** is `$300`, see [the handbook](https://board.example/h).').texts).toEqual([
      'The fee is $300, see the handbook.',
    ])
  })

  it('has each of several tables that follow each other under its own head', () => {
    const page = read(
      'Type of fee | Fee (£)',
      '---|---',
      'Application | 60',
      'Renewal | 182',
      'Late | Fee (£) |',
      '---|---|',
      'Restoration | 91 |',
    )
    expect(page.texts).toEqual([
      'Type of fee: Application | Fee (£): 60',
      'Type of fee: Renewal | Fee (£): 182',
      'Late: Restoration | Fee (£): 91',
    ])
  })

  it('has one table where a line is drawn under every row', () => {
    const page = read('Type | Fee', '---|---', 'Application | 60', '---|---', 'Renewal | 182', '---|---')
    expect(page.texts).toEqual(['Type: Application | Fee: 60', 'Type: Renewal | Fee: 182'])
  })
})
