import { describe, expect, it } from 'vitest'
import { exampleAddress, examplePage, readPage } from '../example-page.ts'
import { htmlContent } from './html.ts'

describe('headings', () => {
  it('stand over what follows until one of their level', () => {
    const page = readPage('<h1>Board</h1><h2>Fees</h2><p>One</p><h3>Late</h3><p>Two</p><h2>Renewal</h2><p>Three</p>')
    expect(page.block('One').path).toEqual(['Board', 'Fees'])
    expect(page.block('Two').path).toEqual(['Board', 'Fees', 'Late'])
    expect(page.content.blocks.at(-1)?.path).toEqual(['Board', 'Renewal'])
    expect(page.block('Late')).toMatchObject({ kind: 'heading', level: 3, path: ['Board', 'Fees'] })
  })

  it('are known by role and by class', () => {
    const page = readPage('<div role="heading" aria-level="3">Fees</div><p>a</p><div class="h2 title">Costs</div><p>b</p>')
    expect(page.block('Fees')).toMatchObject({ kind: 'heading', level: 3 })
    expect(page.block('Costs')).toMatchObject({ kind: 'heading', level: 2 })
  })

  it('are known by bold letters alone, and stand under the last real one', () => {
    const page = readPage(
      '<h2>Fees</h2><p><strong>Eligibility</strong></p><p>A degree.</p><p><b>Note</b> well</p><p><b>Please read all of this first.</b></p><p><b>$300</b></p>',
    )
    expect(page.block('Eligibility')).toMatchObject({ kind: 'heading', level: 3 })
    expect(page.block('A degree').path).toEqual(['Fees', 'Eligibility'])
    expect(page.block('Note').kind).toBe('paragraph')
    expect(page.block('Please').kind).toBe('paragraph')
    expect(page.block('$300').kind).toBe('paragraph')
  })

  it('of menus and asides hold for nothing else', () => {
    const page = readPage('<h1>Board</h1><aside><h2>News</h2><p>One</p></aside><p>Two</p><nav><h2>Menu</h2></nav><p>Three</p>')
    expect(page.block('One').path).toEqual(['News'])
    expect(page.content.blocks.filter((block) => block.kind === 'paragraph').map((block) => block.path)).toEqual([
      ['News'],
      ['Board'],
      ['Board'],
    ])
  })

  it('that are whole paragraphs are paragraphs', () => {
    expect(readPage(`<h4>${'Words of a sentence that goes on. '.repeat(9)}</h4>`).content.blocks[0]?.kind).toBe('paragraph')
  })
})

describe('lists', () => {
  it('give each entry, nested ones under the entry they belong to', () => {
    const page = readPage(
      '<ul><li>One of the following:<ul><li>a diploma</li><li>five years</li></ul></li><li>Two references</li></ul>',
    )
    expect(page.kinds).toEqual(['item: One of the following:', 'item: a diploma', 'item: five years', 'item: Two references'])
    expect(page.block('five years').path).toEqual(['One of the following:'])
    expect(page.block('Two references').path).toEqual([])
  })

  it('are read without ends of entries', () => {
    expect(readPage('<ul><li>a<li>b<ol><li>c</ol><li>d</ul>').kinds).toEqual(['item: a', 'item: b', 'item: c', 'item: d'])
  })

  it('of definitions put the term into the path', () => {
    const page = readPage(
      '<h2>Facts</h2><dl><dt>Valid for</dt><dd>3 years</dd><dt>Fee</dt><dt>Dues</dt><dd><p>$300</p><ul><li>members</li></ul></dd></dl><p>After</p>',
    )
    expect(page.kinds).toEqual([
      'heading: Facts',
      'term: Valid for',
      'definition: 3 years',
      'term: Fee',
      'term: Dues',
      'definition: $300',
      'item: members',
      'paragraph: After',
    ])
    expect(page.block('3 years').path).toEqual(['Facts', 'Valid for'])
    expect(page.block('members').path).toEqual(['Facts', 'Fee', 'Dues'])
    expect(page.block('After').path).toEqual(['Facts'])
  })
})

describe('links', () => {
  it('are absolute, without fragment, with their words and headings', () => {
    const page = readPage(
      `<nav><a href="/">Home</a></nav><h1>Programs</h1><p>See <a href="fees.html?x=1#late">all <b>fees</b></a>, <a href="#top">top</a>, <a href="mailto:a@b.example">mail</a>,
       <a href="javascript:go()">go</a>, <a href="//other.example/x">other</a>, <a href="http://[">broken</a>.</p>`,
    )
    expect(page.content.links).toEqual([
      { url: 'https://board.example/', text: 'Home', path: [] },
      { url: 'https://board.example/programs/fees.html?x=1', text: 'all fees', path: ['Programs'] },
      { url: 'https://other.example/x', text: 'other', path: ['Programs'] },
    ])
  })

  it('start from the base the page names', () => {
    expect(readPage('<a href="x">x</a>', '<base href="/de/">').content.links[0]?.url).toBe('https://board.example/de/x')
  })

  it('of pictures are named by what describes them, which is no text of the page', () => {
    const page = readPage(
      '<a href="a"><img src="p.png" alt="Certified Baker"></a><a href="b" aria-label="Certified Cook"><i></i></a>',
    )
    expect(page.content.links.map((link) => link.text)).toEqual(['Certified Baker', 'Certified Cook'])
    expect(page.content.text).toBe('')
  })

  it('of folded menus are kept, their text is not; other hidden links are not', () => {
    const page = readPage(
      '<nav><ul aria-hidden="true"><li><a href="a">Renewal</a></li></ul></nav><div style="display:none"><a href="trap">x</a></div>',
    )
    expect(page.content.links.map((link) => link.text)).toEqual(['Renewal'])
    expect(page.content.text).toBe('')
  })

  it('may hold whole cards', () => {
    const page = readPage('<a href="a"><h3>Baker</h3><p>Bread and cake</p></a>')
    expect(page.content.links[0]).toMatchObject({ text: 'BakerBread and cake' })
    expect(page.texts).toEqual(['Baker', 'Bread and cake'])
  })
})

describe('data of the page', () => {
  it('is parsed from JSON-LD; what is broken or nested beyond reason is left out', () => {
    const script = (json: string) => `<script type="application/ld+json">${json}</script>`
    const { content } = readPage(
      `${script('{"@type":"Course","name":"A"}')}${script('[{"a":1},{"b":2}]')}${script('{broken')}${script('{"text":"two\nlines"}')}${script('"word"')}${script(`${'['.repeat(500)}${']'.repeat(500)}`)}<script type="application/json">{"c":3}</script>`,
    )
    expect(content.structuredData).toEqual([{ '@type': 'Course', name: 'A' }, { a: 1 }, { b: 2 }, { text: 'two lines' }])
  })

  it('names title and language', () => {
    expect(readPage('', '<title> Fees \n &amp; dues </title>').content).toMatchObject({ title: 'Fees & dues', language: 'en' })
    expect(readPage('<h1>Board</h1>', '<meta property="og:title" content="Social">').content.title).toBe('Social')
    expect(readPage('<h1>Board</h1>').content.title).toBe('Board')
    expect(htmlContent('<html lang="DE-at"><p>x', exampleAddress).language).toBe('de-at')
    expect(htmlContent('<html lang="not a language"><p>x', exampleAddress).language).toBe('')
  })
})

describe('weights', () => {
  const page = readPage(
    `<header><nav class="main-menu"><ul><li><a href="/a">About us</a></li><li><a href="/b">Certification fees</a></li></ul></nav></header>
     <main><p>Candidates must pay an examination fee of $300, and certification is valid for three years.</p><p>Welcome.</p></main>
     <div class="related-posts"><p>Candidates must pay for the certification dinner with a fee of $300.</p></div>
     <footer><p>Copyright 2026. All rights reserved.</p></footer>`,
  )

  it('put content before menus, asides and feet', () => {
    const weight = (words: string) => page.block(words).weight
    expect(weight('valid for three years')).toBeGreaterThan(0.8)
    expect(weight('valid for three years')).toBeGreaterThan(weight('Welcome'))
    expect(weight('Welcome')).toBeGreaterThan(weight('About us'))
    expect(weight('dinner')).toBeLessThan(weight('valid for three years'))
    expect(weight('Copyright')).toBeLessThan(0.2)
  })

  it('order and delete nothing', () => {
    expect(page.texts).toHaveLength(6)
    for (const block of page.content.blocks) expect(block.weight).toSatisfy((weight: number) => weight >= 0 && weight <= 1)
  })
})

describe('reading order', () => {
  it('is that of the page', () => {
    const page = examplePage(
      htmlContent('<body>a<div>b<p>c</p>d</div><table><tr><td>e</td></tr></table>f</body>g', exampleAddress),
    )
    expect(page.texts.join('')).toBe('abcdefg')
  })
})
