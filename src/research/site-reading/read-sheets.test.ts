import { expect, test } from 'vitest'
import type { Web } from '../net/web.ts'
import { readSheets } from './read-sheets.ts'

const page = (head: string) => ({
  status: 'read' as const,
  url: 'https://www.board.example/fees',
  finalUrl: 'https://www.board.example/fees',
  contentType: 'text/html',
  charset: 'utf-8',
  bytes: new TextEncoder().encode(`<html><head>${head}</head><body><p>Fees</p></body></html>`),
  unchanged: false,
})

function webOf(sheets: Record<string, string>): { web: Web; asked: string[] } {
  const asked: string[] = []
  const web: Web = {
    read: () => Promise.reject(new Error('not asked for')),
    reaches: () => Promise.resolve(true),
    sitemap: () => Promise.resolve([]),
    stylesheet: (url) => {
      asked.push(url)
      return Promise.resolve(sheets[url])
    },
  }
  return { web, asked }
}

const signal = new AbortController().signal

test('reads the style sheets of the page’s own site and what they import, and no other', async () => {
  const { web, asked } = webOf({
    'https://www.board.example/a.css': '@import "more.css"; @import url(https://cdn.example/x.css);',
    'https://static.board.example/b.css': '.q{display:none}',
    'https://www.board.example/more.css': '.r{display:none}',
  })
  const head =
    '<link rel="stylesheet" href="/a.css"><link rel=stylesheet href="https://static.board.example/b.css"><link rel="stylesheet" href="https://cdn.example/lib.css"><link rel="stylesheet" media="print" href="/print.css"><link rel="alternate stylesheet" href="/alt.css">'
  const sheets = await readSheets(web, page(head), signal)
  expect(asked).toEqual([
    'https://www.board.example/a.css',
    'https://static.board.example/b.css',
    'https://www.board.example/more.css',
  ])
  expect(sheets.map(({ url }) => url)).toEqual(asked)
})

test('reads what a sheet written in the page imports, from where the page says its addresses start', async () => {
  const { web, asked } = webOf({})
  await readSheets(web, page('<base href="/looks/"><style>@import url("a.css");</style><link rel=stylesheet href=b.css>'), signal)
  expect(asked).toEqual(['https://www.board.example/looks/a.css', 'https://www.board.example/looks/b.css'])
})

test('reads a sheet that is given to the screen once it is loaded, and none that is turned off', async () => {
  const { web, asked } = webOf({})
  const head = `<link rel="stylesheet" href="/late.css" media="print" onload="this.media='all'"><link rel="preload" as="style" href="/ahead.css" onload="this.onload=null;this.rel='stylesheet'"><link rel="stylesheet" href="/off.css" disabled>`
  await readSheets(web, page(head), signal)
  expect(asked).toEqual(['https://www.board.example/late.css', 'https://www.board.example/ahead.css'])
})

test('stops at eight sheets and at a million and a half characters', async () => {
  const large = 'a'.repeat(700_000)
  const urls = Array.from({ length: 20 }, (_, number) => `https://www.board.example/${number}.css`)
  const { web, asked } = webOf(Object.fromEntries(urls.map((url) => [url, large])))
  const sheets = await readSheets(web, page(urls.map((url) => `<link rel="stylesheet" href="${url}">`).join('')), signal)
  expect(asked).toHaveLength(8)
  expect(sheets).toHaveLength(2)
})

test('a sheet that cannot be had is done without', async () => {
  const { web } = webOf({})
  expect(await readSheets(web, page('<link rel="stylesheet" href="/gone.css">'), signal)).toEqual([])
})

test('ends with the reading', async () => {
  const { web } = webOf({})
  await expect(readSheets(web, page(''), AbortSignal.abort(new Error('over')))).rejects.toThrow('over')
})
