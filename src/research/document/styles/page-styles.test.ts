import { describe, expect, it } from 'vitest'
import { mediaHolds } from '../css/media.ts'
import { readPage } from '../example-page.ts'

describe('what style sheets hide is left out', () => {
  it.each([
    ['a class', '.q{display:none}', '<p class="q">secret</p>'],
    ['the later of two rules', '.q{display:block}.q{display:none}', '<p class="q">secret</p>'],
    ['the stronger of two rules', '#x.q{display:none}.q{display:block}', '<p class="q" id="x">secret</p>'],
    ['an important rule over the element’s own', '.q{display:none!important}', '<p class="q" style="display:block">secret</p>'],
    ['a rule outside of layers', '.q{display:none}@layer a{#x{display:block}}', '<p class="q" id="x">secret</p>'],
    ['children, siblings and attributes', 'div>p+p[data-x^="a"]{display:none}', '<div><p>a</p><p data-x="ab">secret</p></div>'],
    ['what it is not', 'p:not(.shown){display:none}', '<p>secret</p>'],
    ['a place among siblings', 'li:nth-child(2n+2){display:none}', '<ul><li>a</li><li>secret</li></ul>'],
    ['nested rules', '.a{.b &{color:red}& .q{display:none}}', '<div class="a"><p class="q">secret</p></div>'],
    ['an own property', ':root{--x:0}.q{opacity:var(--x)}', '<p class="q">secret</p>'],
    ['a comment and a string inside', '.q/*}*/{content:"}";display:none}', '<p class="q">secret</p>'],
    [
      'something laid over it',
      '.pile{position:relative}.over{position:absolute;inset:0;background:#fff}',
      '<div class="pile"><p>secret</p><p class="over">a</p></div>',
    ],
  ])('%s', (_, css, body) => {
    expect(readPage(`<p>before</p>${body}`, `<style>${css}</style>`).content.text).not.toContain('secret')
  })
})

describe('what style sheets show is kept', () => {
  it.each([
    ['on small screens only', '@media (max-width:600px){.q{display:none}}', '<p class="q">shown</p>'],
    ['in print only', '@media print{.q{display:none}}', '<p class="q">shown</p>'],
    ['under the mouse only', '.q:hover{display:none}', '<p class="q">shown</p>'],
    ['shown again', '.q{display:none}.w .q{display:block}', '<div class="w"><p class="q">shown</p></div>'],
    ['visible inside what is not', '.a{visibility:hidden}.b{visibility:visible}', '<div class="a"><p class="b">shown</p></div>'],
    ['of a size of its own', '.a{font-size:0}.b{font-size:16px}', '<div class="a"><p class="b">shown</p></div>'],
    ['faded in', '@keyframes in{to{opacity:1}}.q{opacity:0;animation:in 1s forwards}', '<p class="q">shown</p>'],
    ['without scripts only', '.no-js .q{display:none}', '<div class="no-js"><p class="q">shown</p></div>'],
    [
      'a disclosure by a box',
      '#b{display:none}.c{display:none}#b:checked~.c{display:block}',
      '<input type="checkbox" id="b"><label for="b">Fees</label><div class="c">shown</div>',
    ],
    ['under a button', '.c{max-height:0;overflow:hidden}', '<div><button>Fees</button></div><div class="c">shown</div>'],
  ])('%s', (_, css, body) => {
    expect(readPage(body, `<style>${css}</style>`).content.text).toContain('shown')
  })
})

it.each([
  ['', true],
  ['screen', true],
  ['print', false],
  ['not print', true],
  ['screen and (min-width: 768px)', true],
  ['(max-width: 47.9em)', false],
  ['(400px <= width <= 700px)', false],
  ['print, (min-width: 1px)', true],
  ['(prefers-color-scheme: dark)', false],
  ['(hover: none)', false],
])('the medium %j', (query, holds) => {
  expect(mediaHolds(query)).toBe(holds)
})
