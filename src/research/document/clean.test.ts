import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostilePages } from './example-hostile-pages.ts'
import { cleanDocument, type RawDocument } from './clean.ts'
import type { CleanDocument } from './clean-document/clean-document.ts'
import { writePdf } from './pdf/example-pdf.ts'

const clean = (source: string | Uint8Array, more: Partial<RawDocument> = {}) => {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source
  return cleanDocument({
    bytes,
    contentType: '',
    charset: '',
    url: '',
    finalUrl: '',
    readAt: '2026-11-21T08:00:00.000Z',
    ...more,
  })
}

/** Every offset stands for what it says it does. */
function expectSound(document: CleanDocument): void {
  let end = -1
  for (const [place, block] of document.blocks.entries()) {
    expect(block.index).toBe(place)
    expect(block.start).toBe(end + 1)
    expect(block.end).toBeGreaterThan(block.start)
    const text = document.text.slice(block.start, block.end)
    expect(text).toBe(text.trim())
    expect(text).not.toMatch(/\n|\s\s/)
    expect(block.weight).toBeGreaterThanOrEqual(0)
    expect(block.weight).toBeLessThanOrEqual(1)
    expect(block.path.length).toBeLessThanOrEqual(12)
    expect(block.level !== undefined).toBe(block.kind === 'heading')
    let last = block.start
    for (const cell of block.cells ?? []) {
      expect(cell.start).toBeGreaterThanOrEqual(last)
      expect(cell.end).toBeGreaterThan(cell.start)
      expect(cell.end).toBeLessThanOrEqual(block.end)
      if (cell.head !== '') expect(document.text.slice(cell.start - cell.head.length - 2, cell.start)).toBe(`${cell.head}: `)
      last = cell.end
    }
    end = block.end
  }
  expect(end).toBe(document.blocks.length === 0 ? -1 : document.text.length)
  for (const link of document.links) expect(link.url).toMatch(/^https?:\/\//)
}

describe('what a document is', () => {
  it('is called by a title of 500 characters at most, however long the page’s own is', async () => {
    const { title } = await clean(`<!doctype html><title>${'Fees '.repeat(200_000)}</title><p>The exam costs US$95.`)
    expect(title).toHaveLength(500)
  })

  it('is told by its type, or by its bytes', async () => {
    expect((await clean('<p>Fee', { contentType: 'text/html' })).kind).toBe('html')
    expect((await clean('  <!doctype html><p>Fee')).kind).toBe('html')
    expect((await clean('Fee', { contentType: 'text/plain' })).kind).toBe('text')
    expect((await clean('<html><p>Fee', { contentType: 'text/plain' })).kind).toBe('html')
    expect((await clean('Write <p> for a paragraph', { contentType: 'text/plain' })).kind).toBe('text')
    expect((await clean(writePdf([[{ x: 72, y: 700, text: 'Fee' }]]), { contentType: 'text/html' })).kind).toBe('pdf')
    expect(await clean(Buffer.from([0, 1, 2, 3, 0]))).toMatchObject({ text: '', unreadable: 'unsupported' })
    // Beginnings of files without a zero: PNG, gzip, 7z, RAR.
    for (const beginning of ['89504e470d0a1a0a', '1f8b0808aabbccdd0203', '377abcaf271c', '526172211a07']) {
      const file = Buffer.concat([Buffer.from(beginning, 'hex'), Buffer.from('The exam costs US$95.')])
      expect(await clean(file), beginning).toMatchObject({ text: '', unreadable: 'unsupported' })
    }
    expect((await clean(Buffer.from('The exam costs US$95.\f\nPage\t2'))).text).toContain('US$95')
  })

  it('carries its address, its moment and the hash of its text', async () => {
    const document = await clean('<p>Fee', {
      url: 'https://a.example/x',
      finalUrl: 'https://b.example/x',
      contentType: 'text/html',
    })
    expect(document).toMatchObject({
      url: 'https://a.example/x',
      finalUrl: 'https://b.example/x',
      readAt: '2026-11-21T08:00:00.000Z',
      text: 'Fee',
    })
    expect(document.id).toBe(createHash('sha256').update('Fee').digest('hex'))
  })

  it('takes its address from a first line that names it', async () => {
    expect(await clean('URL: https://a.example/fees \nThe fee is $300.')).toMatchObject({
      url: 'https://a.example/fees',
      finalUrl: 'https://a.example/fees',
      text: 'The fee is $300.',
      kind: 'text',
    })
    const page = await clean('URL: https://a.example/fees/\n<!doctype html><a href="x">x</a>')
    expect(page).toMatchObject({ kind: 'html', text: 'x', links: [{ url: 'https://a.example/fees/x' }] })
    expect((await clean('URL: https://a.example/\nText', { url: 'https://known.example/' })).url).toBe('https://known.example/')
  })
})

const words = fc.constantFrom(
  'Fee',
  '$1,095',
  'member',
  'valid for',
  '3 years',
  ' ',
  '\n',
  '&amp;',
  '&nbsp;',
  '\u200b',
  'é',
  '|',
  ':',
  '<',
  '>',
  '"',
  '&#x0;',
  '\u{e0041}',
  '漢字',
)
const tags = fc.constantFrom(
  ...`p|div|span|b|a href="/x"|table|tr|td colspan=3|td rowspan=4|th|caption|thead|ul|li|dl|dt|dd|h1|h3|br|sup|pre|details|summary|nav|script|noscript
  |svg|title|template|section|button aria-controls=x|div id=x hidden|div role=tabpanel|p style="display:none"|q|aside|select|option|math|form|body|html`
    .replaceAll(/\s*\n\s*/g, '')
    .split('|'),
)
const markup = fc
  .array(
    fc.oneof(
      words,
      tags.map((tag) => `<${tag}>`),
      tags.map((tag) => `</${tag.split(' ')[0] ?? ''}>`),
    ),
    { maxLength: 80 },
  )
  .map((parts) => parts.join(''))

describe('any bytes', () => {
  it('never make cleaning fail, and offsets always slice to the block', async () => {
    await fc.assert(
      fc.asyncProperty(markup, fc.constantFrom('text/html', 'text/plain', ''), async (source, contentType) => {
        expectSound(await clean(source, { contentType, url: 'https://a.example/' }))
      }),
      { numRuns: 600, seed: 1 },
    )
  })

  it('of no kind at all are taken too', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom('text/html', 'text/plain', 'application/octet-stream'),
        async (bytes, contentType) => {
          expectSound(await clean(bytes, { contentType }))
        },
      ),
      { numRuns: 300, seed: 2 },
    )
  })
})

describe('hostile pages', () => {
  it.each(Object.entries(hostilePages(0.4)))('%s', async (_, page) => {
    const before = process.cpuUsage()
    const document = await clean(`<p>before</p>${page}`, { contentType: 'text/html', url: 'https://a.example/' })
    const used = process.cpuUsage(before)
    // Linear reading takes a tenth of this, also on a busy machine; quadratic reading many times as long.
    expect((used.user + used.system) / 1_000).toBeLessThan(2_500)
    expect(document.text).toMatch(/^before/)
    expect(document.text.length).toBeLessThanOrEqual(3_000_000)
  })
})
