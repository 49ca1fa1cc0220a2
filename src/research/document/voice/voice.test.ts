import { describe, expect, it, test } from 'vitest'
import { examplePage, readPage } from '../example-page.ts'
import { textContent } from '../text-document.ts'
import { canProve } from '../clean-document/proving-text.ts'
import { markedText } from '../clean-document/kept-page.ts'

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

describe('names of elements', () => {
  const filler = '<p>Quays are wide, and those who inspect them know the tides, the stone and the law.</p>'.repeat(4)

  it.each([
    ['hold the title of the page and most of it', `<div class="comment-body"><h1>Quays</h1>${filler}<p>It costs $40.</p></div>`],
    ['are loose and hold most of the page', `<h1>Quays</h1><div class="user-content">${filler}<p>It costs $40.</p></div>`],
    [
      'stand under a line that says whose they are',
      '<p>Remarks of the certification board:</p><div class="comment">It costs $40.</div>',
    ],
  ])('say nothing where they %s', (_, body) => {
    expect(proving(readPage(body), '$40')).toBe(true)
  })

  it.each([
    ['hold most of a page, but not its title', `<h1>Quays</h1><div class="comments">${filler}<p>It costs $40.</p></div>`],
    ['hold contributions', `<div class="user-content"><h1>Quays</h1>${filler}<p>Dana Rees wrote:</p><p>It costs $40.</p></div>`],
    [
      'stand inside of those of the page',
      `<div class="user-content"><h1>Quays</h1>${filler}<div class="comment">It costs $40.</div></div>`,
    ],
  ])('say whose words they are where they %s', (_, body) => {
    expect(proving(readPage(body), '$40')).toBe(false)
  })
})

describe('a mark speaks for what it marks and for no more', () => {
  it.each([
    ['an advertisement ends at the next heading', '<p>Advertisement</p><p>Only $5.</p><h3>Fees</h3><p>It costs $40.</p>'],
    ['an advertisement ends with the element it stands in', '<div><p>Sponsored</p><p>Only $5.</p></div><p>It costs $40.</p>'],
    ['an advertisement says nothing of what stands before it', '<p>It costs $40.</p><p>Sponsored</p><p>Only $5.</p>'],
    ['a signature speaks for one quotation', '<p>It costs $40.</p><p>“Only $5.”</p><p>— Dana Rees</p>'],
    ['a testimonial ends with its box', '<div class="card"><p>★★★★★ Dana R.</p><p>Only $5.</p></div><p>It costs $40.</p>'],
  ])('%s', (_, body) => {
    const page = readPage(`<h1>Quays</h1>${body}`)
    expect(proving(page, '$40')).toBe(true)
    expect(proving(page, '$5')).toBe(false)
  })
})

test('a stored copy marks whose words are not the body’s', () => {
  const { content } = readPage(
    '<p>It costs $300.</p><div class="comments"><p>It was $20.</p></div><div class="ads"><p>Only $5.</p></div>',
  )
  expect(markedText(content)).toBe('It costs $300.\n[Visitor] It was $20.\n[Advertisement] Only $5.')
})
