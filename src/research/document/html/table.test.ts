import { describe, expect, it } from 'vitest'
import { readPage } from '../example-page.ts'

describe('tables', () => {
  it('carry the heads of columns into each row', () => {
    const page = readPage(
      '<table><thead><tr><th>Fee</th><th>Member</th><th>Non-member</th></tr></thead><tbody><tr><td>Exam</td><td>$300</td><td>$400</td></tr></tbody></table>',
    )
    expect(page.kinds).toEqual(['row: Fee: Exam | Member: $300 | Non-member: $400'])
    expect(page.cells('$300')).toEqual(['Fee=Exam', 'Member=$300', 'Non-member=$400'])
  })

  it('carry heads of rows', () => {
    const page = readPage('<table><tr><td></td><th>Member</th></tr><tr><th scope="row">Exam</th><td>$300</td></tr></table>')
    expect(page.cells('$300')).toEqual(['=Exam', 'Member=$300'])
  })

  it('carry a cell over several rows into each of them', () => {
    const page = readPage(
      '<table><tr><th>Level</th><th>Who</th><th>Fee</th></tr><tr><td rowspan="2">Senior</td><td>Member</td><td>$1</td></tr><tr><td>Other</td><td>$2</td></tr><tr><td>Junior</td><td>All</td><td>$3</td></tr></table>',
    )
    expect(page.texts).toEqual([
      'Level: Senior | Who: Member | Fee: $1',
      'Level: Senior | Who: Other | Fee: $2',
      'Level: Junior | Who: All | Fee: $3',
    ])
  })

  it('give a cell over several columns the heads of all', () => {
    const page = readPage(
      '<table><tr><th>Fee</th><th>Member</th><th>Other</th></tr><tr><td>Audit</td><td colspan="2">$10</td></tr></table>',
    )
    expect(page.texts).toEqual(['Fee: Audit | Member / Other: $10'])
  })

  it('join heads over several rows', () => {
    const page = readPage(
      '<table><thead><tr><th rowspan="2">Fee</th><th colspan="2">Exam</th></tr><tr><th>Early</th><th>Late</th></tr></thead><tr><td>A</td><td>$1</td><td>$2</td></tr></table>',
    )
    expect(page.cells('$1')).toEqual(['Fee=A', 'Exam – Early=$1', 'Exam – Late=$2'])
  })

  it('name rows by the caption and by group rows', () => {
    const page = readPage(
      '<h2>Costs</h2><table><caption>Fees 2026</caption><tr><th>Kind</th><th>Amount</th></tr><tr><td colspan="2"><b>Members</b></td></tr><tr><td>Exam</td><td>$1</td></tr><tr><td colspan="2"><b>Others</b></td></tr><tr><td>Exam</td><td>$2</td></tr></table><p>After</p>',
    )
    expect(page.block('$1').path).toEqual(['Costs', 'Fees 2026', 'Members'])
    expect(page.block('$2').path).toEqual(['Costs', 'Fees 2026', 'Others'])
    expect(page.block('After').path).toEqual(['Costs'])
  })

  it('keep a remark in the last row as a paragraph', () => {
    const page = readPage(
      '<table><tr><th>Kind</th><th>Amount</th></tr><tr><td>Exam</td><td>$1</td></tr><tr><td colspan="2">All fees are final.</td></tr></table>',
    )
    expect(page.kinds).toEqual(['row: Kind: Exam | Amount: $1', 'paragraph: All fees are final.'])
  })

  it('find heads that are only bold, or only names above amounts', () => {
    expect(
      readPage('<table><tr><td><b>Kind</b></td><td><b>Length</b></td></tr><tr><td>Exam</td><td>long</td></tr></table>').texts,
    ).toEqual(['Kind: Exam | Length: long'])
    expect(
      readPage(
        '<table><tr><td>Kind</td><td>Members</td><td>Others</td></tr><tr><td>Exam</td><td>$1</td><td>$2</td></tr><tr><td>Test</td><td>$3</td><td>Free</td></tr></table>',
      ).texts,
    ).toEqual(['Kind: Exam | Members: $1 | Others: $2', 'Kind: Test | Members: $3 | Others: Free'])
  })

  it('take no first row of facts for heads', () => {
    expect(readPage('<table><tr><td>Language</td><td>English</td></tr><tr><td>Fee</td><td>$300</td></tr></table>').texts).toEqual(
      ['Language | English', 'Fee | $300'],
    )
  })

  it('change heads where a row of heads stands between', () => {
    const page = readPage(
      '<table><tr><th>A</th><th>Fee</th></tr><tr><td>x</td><td>$1</td></tr><tr><th>B</th><th>Dues</th></tr><tr><td>y</td><td>$2</td></tr></table>',
    )
    expect(page.texts).toEqual(['A: x | Fee: $1', 'B: y | Dues: $2'])
  })

  it('leave out empty cells and say several passages of a cell as one', () => {
    const page = readPage(
      '<table><tr><th>Fee</th><th>Member</th><th>Other</th></tr><tr><td><p>Exam</p><p>online</p></td><td></td><td><ul><li>$1</li><li>or $2</li></ul></td></tr></table>',
    )
    expect(page.cells('Exam')).toEqual(['Fee=Exam; online', 'Other=$1; or $2'])
  })

  it('are read without ends of rows and cells', () => {
    expect(readPage('<table><tr><th>Fee<th>Amount<tr><td>Exam<td>$1<tr><td>Late<td>$2</table><p>End').texts).toEqual([
      'Fee: Exam | Amount: $1',
      'Fee: Late | Amount: $2',
      'End',
    ])
  })

  it('are known by their roles', () => {
    const page = readPage(
      '<div role="table"><div role="row"><span role="columnheader">Fee</span><span role="columnheader">Amount</span></div><div role="row"><span role="cell">Exam</span><span role="cell">$1</span></div></div>',
    )
    expect(page.texts).toEqual(['Fee: Exam | Amount: $1'])
  })

  it('that only place things are read cell by cell', () => {
    const page = readPage(
      '<table role="presentation"><tr><td><h2>Fees</h2><p>The fee is $1.</p></td><td><p>Other words</p></td></tr></table>',
    )
    expect(page.kinds).toEqual(['heading: Fees', 'paragraph: The fee is $1.', 'paragraph: Other words'])
    const layout = readPage(
      `<table><tr><td><ul><li>Menu</li></ul></td><td><h1>Title</h1><p>${'Long words of content. '.repeat(20)}</p></td></tr></table>`,
    )
    expect(layout.kinds.slice(0, 2)).toEqual(['item: Menu', 'heading: Title'])
  })

  it('are read as tables where their columns end in prices, whatever their role', () => {
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`
    const page = readPage(
      `<table role="presentation">${row('<b>Exam</b>', '<b>Europe</b>', '<b>UK</b>')}${row('Basic', '140 €', '£120')}${row('Expert', '230 €', '£200')}</table>`,
    )
    expect(page.texts).toEqual(['Exam: Basic | Europe: 140 € | UK: £120', 'Exam: Expert | Europe: 230 € | UK: £200'])
  })

  it('have a second row of heads under those over several columns', () => {
    const page = readPage(
      '<table><tr><td rowspan="2"><b>Level</b></td><td colspan="2"><b>Exam</b></td></tr><tr><td>Member</td><td>Other</td></tr><tr><td>A</td><td>$10</td><td>$20</td></tr><tr><td>B</td><td>$11</td><td>$21</td></tr></table>',
    )
    expect(page.texts).toEqual([
      'Level: A | Exam – Member: $10 | Exam – Other: $20',
      'Level: B | Exam – Member: $11 | Exam – Other: $21',
    ])
  })

  it('inside cells are read as tables', () => {
    const page = readPage(
      '<table><tr><td><table><tr><th>Fee</th><th>Amount</th></tr><tr><td>Exam</td><td>$1</td></tr></table></td></tr></table>',
    )
    expect(page.texts).toEqual(['Fee: Exam | Amount: $1'])
  })

  it('keep links of their cells', () => {
    const page = readPage(
      '<table><tr><th>Program</th><th>Fee</th></tr><tr><td><a href="a.html">Alpha</a></td><td>$1</td></tr></table>',
    )
    expect(page.content.links).toEqual([{ url: 'https://board.example/programs/a.html', text: 'Alpha', path: [] }])
  })
})

describe('flattened tables', () => {
  it('join a label with the amount after it', () => {
    const page = readPage('<div><div>Member</div><div>$300</div><div>Non-member</div><div>$400</div></div>')
    expect(page.kinds).toEqual(['row: Member | $300', 'row: Non-member | $400'])
  })

  it('join lines set by breaks', () => {
    expect(readPage('<p>Application fee<br>$50<br>Exam fee<br>US$ 300</p>').texts).toEqual([
      'Application fee | $50',
      'Exam fee | US$ 300',
    ])
  })

  it('take names before as heads, when as many as amounts', () => {
    const page = readPage(
      '<div><p>Type</p><p>Early</p><p>Late</p><p>Exam</p><p>$1</p><p>$2</p><p>Retake</p><p>$3</p><p>N/A</p></div>',
    )
    expect(page.texts).toEqual(['Type: Exam | Early: $1 | Late: $2', 'Type: Retake | Early: $3 | Late: N/A'])
  })

  it('take heads from an element beside', () => {
    const row = (...cells: string[]) => `<div class="row">${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`
    const page = readPage(
      `<section>${row('Type', 'Early', 'Late')}${row('Exam', '$1', '$2')}${row('Retake', '$3', '$4')}</section>`,
    )
    expect(page.texts).toEqual(['Type: Exam | Early: $1 | Late: $2', 'Type: Retake | Early: $3 | Late: $4'])
  })

  it('see through wrappers and links', () => {
    const page = readPage(
      '<div><div><p><a href="/a">Alpha</a></p></div><div><p>$1</p></div><div><p><a href="/b">Beta</a></p></div><div><p>$2</p></div></div>',
    )
    expect(page.texts).toEqual(['Alpha | $1', 'Beta | $2'])
    expect(page.content.links).toHaveLength(2)
  })

  it('never pair a list of names with a list of amounts', () => {
    expect(readPage('<div><p>Member</p><p>Non-member</p><p>$300</p><p>$400</p></div>').texts).toEqual([
      'Member',
      'Non-member',
      '$300',
      '$400',
    ])
  })
})
