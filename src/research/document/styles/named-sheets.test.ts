import { describe, expect, it } from 'vitest'
import { sheetsImportedBy, sheetsNamedBy } from './named-sheets.ts'

const page = 'https://www.board.example/fees/index.html'

describe('style sheets that a page names', () => {
  it.each([
    ['<link rel="stylesheet" href="/site.css">', ['https://www.board.example/site.css']],
    ["<LINK href='a.css' REL=stylesheet>", ['https://www.board.example/fees/a.css']],
    [
      '<link title="a > b" rel="preload stylesheet" href=b.css?x=1&amp;y=2#part>',
      ['https://www.board.example/fees/b.css?x=1&y=2'],
    ],
    ['<base href="/styles/"><link rel="stylesheet" href="c.css">', ['https://www.board.example/styles/c.css']],
    ['<style>@IMPORT url( "d.css" ) screen; p { color: red }</style>', ['https://www.board.example/fees/d.css']],
    ['<link rel="alternate stylesheet" href="/a.css"><link rel="stylesheet" href="/off.css" disabled>', []],
    ['<link rel="icon" href="/icon.png"><link rel="stylesheet">', []],
    ['<link rel="stylesheet" href="data:text/css,p{}"><link rel="stylesheet" href="javascript:0">', []],
    ['<link rel="stylesheet" href="/x.css"><link rel="stylesheet" href="/x.css">', ['https://www.board.example/x.css']],
  ])('%s', (markup, addresses) => {
    expect(sheetsNamedBy(markup, page)).toEqual(addresses)
  })

  it('are a dozen at most, of the beginning of the page', () => {
    const links = Array.from({ length: 500 }, (_, n) => `<link rel="stylesheet" href="/${n}.css">`).join('')
    expect(sheetsNamedBy(links, page)).toHaveLength(12)
    expect(sheetsNamedBy(`${' '.repeat(300_000)}${links}`, page)).toEqual([])
  })

  it('are those that a sheet imports, from where it lies', () => {
    const css = '@import "../base.css"; @import url(other.css) screen; @import url(print.css) print;\n.a { b: c }'
    expect(sheetsImportedBy({ url: 'https://www.board.example/css/site.css', css })).toEqual([
      'https://www.board.example/base.css',
      'https://www.board.example/css/other.css',
    ])
  })
})
