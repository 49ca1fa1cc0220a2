import { expect, test } from 'vitest'
import { examplePage } from '../../layout/example-page.ts'
import { readWith, saying } from '../example-model.ts'

/** What a model tells of a page with one certification whose fee is $225. */
async function readingOf(html: string, element: object) {
  const said = { name: '', fees: [{ amount: '225', currency: '$', for: 'exam', quote: 'Exam fee: $225' }], ...element }
  const page = await examplePage(html)
  const { drafts } = await readWith(
    saying(() => JSON.stringify({ elements: [said] })),
    [page],
  )
  return drafts
}

test.each([
  ['its own section', '<h1>Hull Law Certificate</h1><p>It is not a certification. Exam fee: $225.</p>', true],
  [
    'another section',
    '<h1>Hull Law Certificate</h1><p>Exam fee: $225.</p><h1>Dock Law Certificate</h1><p>It is not a certification.</p>',
    false,
  ],
  ['the prep course', '<h1>Hull Law Certificate</h1><p>Exam fee: $225. The prep course is not a certification.</p>', false],
])('a page that says of %s that it is no certification', async (_, html, isSaid) => {
  const others = html.includes('Dock') ? [{ name: 'Dock Law Certificate' }] : []
  const page = await examplePage(`<main>${html}</main>`)
  const fees = [{ amount: '225', currency: '$', for: 'exam', quote: 'Exam fee: $225' }]
  const { drafts } = await readWith(
    saying(() => JSON.stringify({ elements: [{ name: 'Hull Law Certificate', fees }, ...others] })),
    [page],
  )
  expect(drafts.find(({ name }) => name.text === 'Hull Law Certificate')?.disclaimed !== undefined).toBe(isSaid)
})

test('a short form of letters and figures is a name', async () => {
  const drafts = await readingOf('<main><h1>Fees</h1><table><tr><th>C12B</th><td>Exam fee: $225</td></tr></table></main>', {
    name: 'C12B',
  })
  expect(drafts.map(({ name }) => name.text)).toEqual(['C12B'])
})

test('an award that is closed is retired by that sentence', async () => {
  const [draft] = await readingOf(
    '<main><h1>Dock Master (DM)</h1><p>The Dock Master award is closed. Exam fee: $225.</p></main>',
    { name: 'Dock Master', retiredQuote: 'The Dock Master award is closed.' },
  )
  expect(draft?.retired?.text).toBe('The Dock Master award is closed')
})
