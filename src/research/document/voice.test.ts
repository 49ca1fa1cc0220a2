import { describe, expect, it, test } from 'vitest'
import { examplePage, readPage } from './example-page.ts'
import { textContent } from './text-document.ts'
import { canProve, markedText } from './voice.ts'

const proving = (page: ReturnType<typeof readPage>, words: string) => canProve(page.block(words))

describe('in a plain text', () => {
  it.each([
    ['a heading', 'Fees\n\nThe exam costs $300.\n\nComments:\n\nIt was $20 when I sat it.'],
    ['who wrote', 'The exam costs $300.\n\nDana wrote:\nIt was $20 when I sat it.'],
    ['a label', 'The exam costs $300.\n\nReview by Dana: It was $20 when I sat it.'],
    ['a mail', 'The exam costs $300.\n\n> It was $20 when I sat it.'],
    ['a paid label', 'The exam costs $300.\n\nSponsored: It was $20 when I sat it.'],
    ['a myth', 'The exam costs $300.\n\nCommon myths\n============\n\nIt was $20 when I sat it.'],
    ['a former rule', 'The exam costs $300.\n\nFormer fees:\n\nIt was $20 when I sat it.'],
  ])('%s tells whose words follow', (_, text) => {
    const page = examplePage(textContent(text))
    expect(proving(page, '$300')).toBe(true)
    expect(proving(page, '$20')).toBe(false)
  })
})

test('the answer to a myth is the body’s own', () => {
  const page = readPage(
    '<h2>Myths and facts</h2><h3>Myth: The exam costs $20.</h3><p>The exam costs $300.</p><table><tr><th>Myth</th><th>Fact</th></tr><tr><td>It costs $21</td><td>It costs $301</td></tr></table>',
  )
  const row = page.block('$301')
  expect(row.disowned?.map(({ start, end }) => page.content.text.slice(start, end))).toContain('It costs $21')
  expect(page.content.text.slice(row.start, row.end)).toContain('It costs $301')
})

describe('words that only look foreign are the body’s', () => {
  it.each([
    ['the review of applications', '<div class="review"><h2>Review of your application</h2><p>It costs $40.</p></div>'],
    ['an answer of the staff', '<div class="thread"><p>How much is it?</p><div class="staff-reply">It costs $40.</div></div>'],
    ['a helpful article', '<article><p>It costs $40.</p><p>Was this article helpful?</p></article>'],
    ['an updated article', '<article><p>Updated</p><p>5 months ago</p><p>It costs $40.</p></article>'],
    ['a page that may be commented on', '<div class="page comments-open"><p>It costs $40.</p></div>'],
    ['a count of comments', '<div class="comment-count"><p>It costs $40.</p></div>'],
  ])('%s', (_, body) => {
    expect(proving(readPage(body), '$40')).toBe(true)
  })
})

test('a stored copy marks whose words are not the body’s', () => {
  const { content } = readPage(
    '<p>It costs $300.</p><div class="comments"><p>It was $20.</p></div><div class="ads"><p>Only $5.</p></div>',
  )
  expect(markedText(content)).toBe('It costs $300.\n[Visitor] It was $20.\n[Advertisement] Only $5.')
})
