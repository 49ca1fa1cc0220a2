import { expect, test } from 'vitest'
import { aboutBody } from './about-body.ts'
import { cleanDocument } from '../document/clean.ts'

const names = ['northmark.example', 'Northmark Board of Archive Conservators']

async function about(html: string): Promise<string | undefined> {
  const page = `<!doctype html><html lang="en"><head><title>Home</title></head><body><main>${html}</main></body></html>`
  const url = 'https://northmark.example/'
  const document = await cleanDocument({
    bytes: new TextEncoder().encode(page),
    contentType: 'text/html',
    charset: 'utf-8',
    url,
    finalUrl: url,
    readAt: '2026-11-20T09:00:00.000Z',
    sheets: [],
  })
  return aboutBody(document, names)
}

const is = 'The Northmark Board of Archive Conservators (NBAC) is an independent certification body.'

test('a body is described by the sentence of its home page that says what it is or does', async () => {
  expect(
    await about(`<h1>Welcome</h1><p>Read the news.</p><p>${is} Since 1994 it has certified people who conserve archives.</p>`),
  ).toBe(is)
  const does = 'Northmark Board of Archive Conservators certifies people who conserve paper and film.'
  expect(await about(`<p>${does}</p>`)).toBe(does)
})

test('nothing describes it that is of another, says something else, or is said by a visitor', async () => {
  expect(await about('<p>The Southmark Board of Archive Conservators is an independent certification body.</p>')).toBeUndefined()
  expect(await about('<p>The Northmark Board of Archive Conservators met on Tuesday in Halden.</p>')).toBeUndefined()
  expect(await about(`<blockquote class="testimonial"><p>${is}</p></blockquote>`)).toBeUndefined()
})
