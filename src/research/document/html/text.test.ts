import { describe, expect, it } from 'vitest'
import { readPage } from '../example-page.ts'

const text = (body: string) => readPage(body).content.text

describe('running text', () => {
  it.each([
    [
      'a word divided by formatting stays one word',
      '<p>The <b>C</b>ertified and the re<i>new</i>al</p>',
      'The Certified and the renewal',
    ],
    ['a link inside a word stays in it', '<p>see the <a href="/h">handbook</a>s.</p>', 'see the handbooks.'],
    ['white space of the source is one space', '<p>  valid \n\t for\u00a0 three&nbsp;years </p>', 'valid for three years'],
    ['a break chance is no space', '<p>re<wbr>certification</p>', 're certification'.replace(' ', '')],
    ['labels beside amounts are apart', '<p><span>Member</span><span>$300</span></p>', 'Member $300'],
    ['a country stays with its dollar', '<p><span>US</span><span>$300</span></p>', 'US$300'],
    ['a sign stays with its amount', '<p><span>$</span><span>1,095</span></p>', '$1,095'],
    ['a label with a colon is apart', '<p><strong>Fee:</strong><span>none</span></p>', 'Fee: none'],
    [
      'sentences in elements side by side are apart',
      '<p><span>Apply now.</span><span>Pay later.</span></p>',
      'Apply now. Pay later.',
    ],
    ['words of a count are apart', '<p><span>3</span><span>years</span></p>', '3 years'],
    ['an ordinal is not', '<p><span>3</span><span>rd</span></p>', '3rd'],
    ['words in elements side by side are apart', '<p><span>Exam</span><span>Fees</span></p>', 'Exam Fees'],
    ['pieces of a name are not', '<p><span>C</span><span>ISSP</span></p>', 'CISSP'],
    ['links side by side are apart', '<p><a href="/a">CISSP</a><a href="/b">CCSP</a></p>', 'CISSP CCSP'],
    ['inline elements shown as blocks end a passage', '<div>Fee<span style="display: block">$20</span></div>', 'Fee\n$20'],
    ['quoted text has its marks', '<p>It says <q>no refunds</q>.</p>', 'It says “no refunds”.'],
    ['entities are letters', '<p>Fees &amp; dues &mdash; 5&nbsp;&euro; &#8217;til &#x41;</p>', 'Fees & dues — 5 € ’til A'],
    ['a broken entity stays as written', '<p>R&D &unknown; &#xZ;</p>', 'R&D &unknown; &#xZ;'],
    ['the last paragraph needs no end', '<p>one<p>two', 'one\ntwo'],
  ])('%s', (_, body, expected) => {
    expect(text(body)).toBe(expected)
  })

  it('never joins words across blocks', () => {
    expect(text('<div>one<div>two</div>three<section>four</section></div>five')).toBe('one\ntwo\nthree\nfour\nfive')
  })

  it('reads on after formatting that is closed in the wrong order', () => {
    expect(text('<p>a <b>b <i>c</b> d</i> e</p><p>f</p>')).toBe('a b c d e\nf')
  })

  it('does not let an end tag inside end what is outside', () => {
    expect(readPage('<div><h2>Fees</h2><table><tr><td>Exam</div></td><td>$20</td></tr></table></div>').kinds).toEqual([
      'heading: Fees',
      'row: Exam | $20',
    ])
  })
})

describe('raised text', () => {
  it.each([
    ['$300<sup>1</sup> for members', '$300¹ for members'],
    ['(ISC)<sup>2</sup>', '(ISC)²'],
    ['the 5<sup>th</sup> day', 'the 5th day'],
    ['Technician<sup>TM</sup> and Manager<sup>(r)</sup>', 'Technician™ and Manager(r)'],
    ['$19<sup>99</sup>', '$19.99'],
    ['see<sup><a href="#n1">[1]</a></sup>', 'see[¹]'],
    ['H<sub>2</sub>O', 'H₂O'],
  ])('%s', (body, expected) => {
    expect(text(`<p>${body}</p>`)).toBe(expected)
  })
})

describe('lines set by breaks', () => {
  it('are passages of their own', () => {
    expect(text('<p>Exam fee: $300<br>Renewal fee: $50<br/>Late fee: $20</p>')).toBe(
      'Exam fee: $300\nRenewal fee: $50\nLate fee: $20',
    )
  })

  it('are joined where a sentence goes on', () => {
    expect(text('<p>Certificates are valid for<br>three years from the<br>date of issue.</p>')).toBe(
      'Certificates are valid for three years from the date of issue.',
    )
  })

  it('become list entries when they have bullets', () => {
    expect(readPage('<p>• A diploma<br>• Two references</p>').kinds).toEqual(['item: A diploma', 'item: Two references'])
  })

  it('do not divide a heading', () => {
    expect(readPage('<h1>Certified<br>Technician</h1>').kinds).toEqual(['heading: Certified Technician'])
  })
})

describe('preformatted text', () => {
  it('is read as a text file', () => {
    expect(readPage('<pre>Fee          Amount\nExam         $300\nRenewal      $50\n</pre>').kinds).toEqual([
      'row: Fee: Exam | Amount: $300',
      'row: Fee: Renewal | Amount: $50',
    ])
  })
})
