import { hostilePages } from '../../../src/research/document/example-hostile-pages.ts'

/** As many pieces as make a page of so many bytes. */
function filled(bytes: number, piece: (number: number) => string, before = '', after = ''): string {
  const parts = [before]
  let length = before.length + after.length
  for (let number = 0; length < bytes; number += 1) {
    const next = piece(number)
    parts.push(next)
    length += next.length
  }
  return parts.join('') + after
}

const words = 'Hull Coating Weld Crane Marine Boiler Roof Solar Tower Valve Pump Cable Fire Safety Noise Soil'.split(' ')

/** A name of a certification that no other number has. */
function nameOf(number: number): string {
  const parts: string[] = []
  for (let rest = number; parts.length === 0 || rest > 0; rest = Math.floor(rest / words.length))
    parts.push(words[rest % words.length] ?? '')
  return `Certified ${parts.join(' ')} Inspector`
}

/** Its short form. */
function lettersOf(number: number): string {
  let letters = ''
  for (let rest = number; letters === '' || rest > 0; rest = Math.floor(rest / 26))
    letters = String.fromCharCode(65 + (rest % 26)) + letters
  return `C${letters}X`
}

const titled = (what: string) => `<!doctype html><title>${what}</title><h1>${what}</h1>`

/** Pages whose certifications, prices and headings grow with their size: what reader, proof and merge take the longest with. */
export const grownPages: Record<string, (bytes: number) => string> = {
  'a table of certifications': (bytes) =>
    filled(
      bytes,
      (n) =>
        `<tr><td>${nameOf(n)} (${lettersOf(n)})</td><td>$${200 + (n % 700)}</td><td>3 years</td><td>Must hold a degree and pass the exam</td></tr>\n`,
      `${titled('Certifications and fees')}<table><tr><th>Certification</th><th>Exam fee</th><th>Valid for</th><th>Requirements</th></tr>`,
      '</table>',
    ),
  'a heading for each certification': (bytes) =>
    filled(
      bytes,
      (n) =>
        `<h2>${nameOf(n)} (${lettersOf(n)})</h2><p>The ${lettersOf(n)} exam fee is $${200 + (n % 700)}. Candidates must hold a degree. The ${lettersOf(n)} is valid for three years and must be renewed with 30 CEUs.</p>`,
      titled('Certifications'),
    ),
  'a list of certifications': (bytes) =>
    filled(
      bytes,
      (n) => `<li><a href="/p${n}">${nameOf(n)} (${lettersOf(n)})</a></li>`,
      `${titled('Our certifications')}<ul>`,
      '</ul>',
    ),
  'prose on certifications': (bytes) =>
    filled(
      bytes,
      (n) =>
        `<p>To earn the ${nameOf(n)} credential candidates must document ${n} hours. ${lettersOf(n)} holders renew every three years for $${100 + n}.</p>`,
      titled('Certification'),
    ),
  'facts of one certification': (bytes) =>
    filled(
      bytes,
      (n) =>
        `<p>Candidates for the CHI must have ${n} hours of practice; the late fee is $${100 + n}. The CHI is valid for ${(n % 9) + 1} years. CHI holders must earn ${n} CEUs to renew.</p>`,
      titled('Certified Hull Inspector (CHI)'),
    ),
  'fees of one certification': (bytes) =>
    filled(
      bytes,
      (n) => `<tr><td>Fee no ${n} for applications of kind ${n}</td><td>$${n}</td></tr>`,
      `${titled('Certified Hull Inspector (CHI) Fees')}<table><tr><th>Fee</th><th>Amount</th></tr>`,
      '</table>',
    ),
  'names over prices': (bytes) =>
    filled(
      bytes,
      (n) => `<h3>${nameOf(n)}</h3><p>Member $${100 + n}</p><p>Nonmember $${200 + n}</p>`,
      titled('Certification fees'),
    ),
  'lines of names and prices': (bytes) =>
    filled(bytes, (n) => `${nameOf(n)} (${lettersOf(n)}): $${200 + n}<br>`, `${titled('Certifications')}<p>`),
  'one sentence': (bytes) =>
    filled(
      bytes,
      (n) => `${nameOf(n)} (${lettersOf(n)}) costs $${200 + n} and is valid for 3 years; `,
      `${titled('Certifications')}<p>`,
    ),
  'one sentence of one certification': (bytes) =>
    filled(
      bytes,
      (n) => `the CHI exam costs $${200 + n}, candidates must have ${n} hours of practice, `,
      `${titled('Certified Hull Inspector (CHI)')}<p>`,
    ),
  terms: (bytes) =>
    filled(
      bytes,
      (n) => `<dt>${nameOf(n)}</dt><dd>Exam fee: $${n}</dd><dd>Candidates must have a degree</dd>`,
      `${titled('Certifications')}<dl>`,
      '</dl>',
    ),
  'lists in lists': (bytes) => filled(bytes, (n) => `<ul><li>${nameOf(n)} exam $${n}`, titled('Certifications')),
}

/** Pages that are hard on the reader of markup; `share` of their full size of about 2 MB. */
export function markupPages(share: number): Record<string, string> {
  const times = (count: number) => Math.round(count * share)
  return {
    ...hostilePages(share),
    'a flood of entities': `<p>${'&amp;&nbsp;&#x1F600;&notanentity;'.repeat(times(55_000))}`,
    'a title of megabytes': `<title>${'Certified '.repeat(times(190_000))}</title><p>fee`,
    'a comment without end': `<p>fee<!-- ${'- '.repeat(times(900_000))}`,
    'a script without end': `<script>${'"<p>fee" '.repeat(times(200_000))}`,
    'a hundred thousand styles': `${'<style>.a{display:none}</style>'.repeat(times(60_000))}<p class=a>fee`,
    'tags that never end': '<a '.repeat(times(600_000)),
    brackets: '<'.repeat(times(1_900_000)),
    'rows of ten thousand cells': `<table>${`<tr>${'<td>$5'.repeat(times(10_000))}`.repeat(30)}</table>`,
    'tables in tables': '<table><tr><td>fee $5'.repeat(times(80_000)),
    options: `<select>${'<option>Certified Hull Inspector'.repeat(times(60_000))}</select>`,
    'one word': `<p>${'a'.repeat(times(1_900_000))}`,
    amounts: `<p>${'$300 '.repeat(times(380_000))}`,
    capitals: `<p>${'Certified Hull Inspector '.repeat(times(76_000))}`,
    'short forms': `<p>${'CHI and '.repeat(times(230_000))}`,
    'brackets in prose': `<p>${'(A '.repeat(times(600_000))}`,
    'data of a hundred thousand courses': `<script type="application/ld+json">[${'{"@type":"EducationalOccupationalCredential","name":"A"},'.repeat(times(32_000))}{}]</script>`,
  }
}
