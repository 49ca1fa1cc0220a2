import type { CleanDocument } from '../../src/research/document/clean-document/clean-document.ts'
import { htmlContent } from '../../src/research/document/html/html.ts'
import type { Random } from '../../src/research/plain/example-random.ts'
import type { Sentence } from './sentences.ts'

const openings = ['The fee for', 'A deposit for', 'The charge for', 'The surcharge for', 'Payment for']
const things = [
  'a printed certificate',
  'the practice test',
  'a duplicate badge',
  'the review workshop',
  'an expedited review',
  'hand scoring',
]
const closings = ['is payable online', 'appears on the invoice', 'goes to the testing vendor', 'was set by the committee']
const asides = [
  'Our office is closed on public holidays and answers messages within two working days.',
  'Read the newsletter to learn about chapter events, awards and open positions.',
  'Contact the help desk when the portal shows an error or a page does not load.',
  'The board meets quarterly and publishes a summary of its decisions.',
  'Photographs taken at the conference are available in the gallery.',
]

/** A sentence that resembles the real ones and says other things, with numbers of its own. */
function distractor(random: Random): string {
  const kind = random.below(4)
  if (kind === 0) return `${random.pick(openings)} ${random.pick(things)} ${random.pick(closings)}: $${20 + random.below(900)}.`
  if (kind === 1)
    return `Chapter officers serve for ${2 + random.below(7)} years and may be elected ${random.pick(['once', 'twice'])} more.`
  if (kind === 2)
    return `About ${100 + random.below(900)} volunteers gave ${1_000 + random.below(9_000)} hours in ${2015 + random.below(10)}.`
  return random.pick(asides)
}

/** A page that holds the sentences, as paragraphs, list entries and a table, among many others. */
export function pageWith(sentences: readonly Sentence[], number: number, random: Random): CleanDocument {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const filler = () => Array.from({ length: 3 + random.below(4) }, () => escaped(distractor(random))).join(' ')
  const blocks = sentences.map(({ text }) => {
    const shape = random.below(3)
    if (shape === 0) return `<p>${filler()} ${escaped(text)} ${filler()}</p>`
    return shape === 1 ? `<ul><li>${filler()}</li><li>${escaped(text)}</li></ul>` : `<p>${escaped(text)}</p><p>${filler()}</p>`
  })
  const rows = Array.from(
    { length: 8 },
    () => `<tr><td>${random.pick(things)}</td><td>$${random.below(700)}</td><td>$${random.below(900)}</td></tr>`,
  )
  const table = `<table><tr><th>Service</th><th>Member</th><th>Other</th></tr>${rows.join('')}</table>`
  const markup = `<html><head><title>Page ${number}</title></head><body><main><h1>Certification ${number}</h1>${blocks.join(`\n<h2>Part</h2>`)}${table}</main></body></html>`
  const url = `https://body${number}.example/certification`
  return { ...htmlContent(markup, url), id: String(number), url, finalUrl: url, readAt: '2026-11-21T00:00:00.000Z' }
}
