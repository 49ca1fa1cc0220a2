import { describe, expect, it } from 'vitest'
import { readPage } from '../example-page.ts'

describe('text nobody sees is left out', () => {
  it.each([
    ['hidden attribute', '<p hidden>secret</p>'],
    ['aria-hidden', '<p aria-hidden="true">secret</p>'],
    ['display none', '<p style="display:none">secret</p>'],
    ['display none with !important and a comment', '<p style="color:red;/*x*/DISPLAY : none !important">secret</p>'],
    ['visibility hidden', '<p style="visibility:hidden">secret</p>'],
    ['opacity', '<p style="opacity:0">secret</p>'],
    ['font size', '<p style="font-size:0">secret</p>'],
    ['tiny font size', '<p style="font-size: 1px">secret</p>'],
    ['off-screen', '<p style="position:absolute;left:-9999px">secret</p>'],
    ['off-screen by indent', '<p style="text-indent:-9999px">secret</p>'],
    ['off-screen by margin', '<p style="margin-left:-5000px">secret</p>'],
    ['cut away', '<p style="height:0;overflow:hidden">secret</p>'],
    ['clipped', '<p style="position:absolute;clip:rect(0,0,0,0)">secret</p>'],
    ['scaled away', '<p style="transform:scale(0)">secret</p>'],
    ['colour of its background', '<p style="color:#fff;background:white">secret</p>'],
    ['nearly the colour of its background', '<p style="color:#fefefe;background-color:rgb(255,255,255)">secret</p>'],
    ['colour of the background around it', '<div style="background:#000"><span style="color:black">secret</span></div>'],
    [
      'colour of an old background attribute',
      '<table bgcolor="#FFFFFF"><tr><td><font color="white">secret</font></td></tr></table>',
    ],
    ['transparent letters', '<p style="color:rgba(0,0,0,0)">secret</p>'],
    ['class for screen readers', '<p class="sr-only">secret</p>'],
    ['class of a framework', '<p class="d-none">secret</p>'],
    ['deep inside hidden text', '<div hidden><ul><li><b>secret</b></li></ul></div>'],
    ['comment', '<p>a<!-- secret --></p>'],
    ['noscript', '<noscript><div>secret</noscript>'],
    ['template', '<template><p>secret</p></template>'],
    ['alternative and title', '<p title="secret"><img alt="secret" src="x"></p>'],
    ['script', '<script>var secret</script>'],
    ['style', '<style>secret{}</style>'],
    ['any value of hidden', '<p hidden="false">secret</p>'],
    ['drawing', '<svg><title>secret</title><text>secret</text></svg>'],
    ['choice list', '<select><option>secret</option></select>'],
    ['form field', '<textarea>secret</textarea><input value="secret">'],
    ['struck out', '<p><s>secret</s></p>'],
    ['struck out by style', '<p><span style="text-decoration: line-through">secret</span></p>'],
    ['icon font', '<i class="material-icons">secret</i>'],
  ])('%s', (_, body) => {
    const { content } = readPage(`<p>before</p>${body}<p>after</p>`)
    expect(content.text).not.toContain('secret')
    expect(content.text).toContain('before')
    expect(content.text).toContain('after')
  })

  it('Unicode tags and zero-width joins', () => {
    const tags = Array.from('secret', (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')
    expect(readPage(`<p>Fee${tags}: mem\u200bber\u00ads pay&#8203; $9\u20605</p>`).content.text).toBe('Fee: members pay $95')
  })
})

/** A sheet of another site, which is not read: what its classes look like is not known. */
const elsewhere = '<link rel="stylesheet" href="https://looks.example/a.css">'

describe('text that only looks hidden is kept', () => {
  it.each([
    ['white letters on a picture', '<div class="hero"><h1 style="color:#fff">shown</h1></div>', elsewhere],
    [
      'white letters where a class may set the background',
      '<body style="background:#fff"><div class="dark"><p style="color:#fff">shown</p></div>',
      elsewhere,
    ],
    ['letters on a picture set inline', '<p style="color:#fff;background:#fff url(x.png)">shown</p>'],
    ['hidden only on small screens', '<p class="hidden md:block">shown</p>'],
    ['hidden only on some screens', '<p class="d-none d-md-block">shown</p>'],
    ['a page faded in', '<main style="opacity:0"><p>shown</p></main>'],
    ['half transparent', '<p style="opacity:0.6">shown</p>'],
    ['small letters', '<p style="font-size:9px">shown</p>'],
    ['placed in reach', '<p style="position:absolute;left:-12px">shown</p>'],
  ])('%s', (_, body, head = '') => {
    expect(readPage(body, head).content.text).toContain('shown')
  })
})

describe('text in widgets', () => {
  it('is read and marked in a disclosure, under its summary', () => {
    const page = readPage('<h2>Questions</h2><details><summary>What is the fee?</summary><p>It is $300.</p></details><p>End</p>')
    expect(page.block('$300')).toMatchObject({ hiddenIn: 'accordion', path: ['Questions', 'What is the fee?'] })
    expect(page.block('End')).toMatchObject({ path: ['Questions'] })
    expect(page.block('End').hiddenIn).toBeUndefined()
  })

  it('is not marked where the widget is open', () => {
    const page = readPage(
      '<details open><summary>Fee</summary><p>It is $300.</p></details><div class="tab-pane active"><p>Shown</p></div>',
    )
    expect(page.block('$300').hiddenIn).toBeUndefined()
    expect(page.block('Shown').hiddenIn).toBeUndefined()
  })

  it('is read in tabs, under the label of the tab', () => {
    const page =
      readPage(`<ul role="tablist"><li><a role="tab" id="t1" href="#p1">Fees</a></li><li><button role="tab" aria-controls="p2">Renewal</button></li></ul>
      <div role="tabpanel" id="p1" aria-labelledby="t1"><p>$300 for all</p></div><div role="tabpanel" id="p2" hidden><p>Every 3 years</p></div>`)
    expect(page.block('$300')).toMatchObject({ path: ['Fees'] })
    expect(page.block('$300').hiddenIn).toBeUndefined()
    expect(page.block('3 years')).toMatchObject({ path: ['Renewal'], hiddenIn: 'tab' })
  })

  it('is read in an accordion whose button names it', () => {
    const page = readPage(
      `<div class="accordion"><div><button aria-controls="c1">Who may apply?</button></div><div id="c1" style="display:none"><p>Nurses may.</p></div></div>`,
    )
    expect(page.block('Nurses')).toMatchObject({ hiddenIn: 'accordion', path: ['Who may apply?'] })
  })

  it('is read in a panel that Bootstrap folds', () => {
    const page = readPage(
      '<h3><a data-toggle="collapse" href="#x">Late fees</a></h3><div id="x" class="panel-collapse collapse"><p>$25 late</p></div>',
    )
    expect(page.block('$25')).toMatchObject({ hiddenIn: 'accordion', path: ['Late fees'] })
  })

  it('is dropped where something inside the panel is hidden by itself', () => {
    const page = readPage(
      '<button role="tab"></button><div role="tabpanel" hidden><p>kept</p><p style="display:none">secret</p><p style="font-size:0">secret</p></div>',
    )
    expect(page.content.text).toBe('kept')
  })

  it('is dropped where a trick hides the panel', () => {
    expect(readPage('<div class="tab-pane" style="position:absolute;left:-9999px">secret</div>').content.text).toBe('')
  })
})
