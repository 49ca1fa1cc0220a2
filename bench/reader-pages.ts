import { parts, readCases } from '../evaluation/label.ts'
import { grownPages } from '../test/hostile/pages/hostile-html.ts'
import { typicalPage } from './documents.ts'

/** Characters of a page. */
const size = 30_000

/** A page as it is saved. */
export interface BenchPage {
  name: string
  bytes: Uint8Array
}

/** Those that were there when the goals were set, so that figures can be compared. */
const measured = parts.filter((part) => part !== 'whole')

/** Plain text of the labeled pages, joined to pages of 30 kB: sentences that people wrote, no two pages with the same. */
function sentencePages(): BenchPage[] {
  const texts = measured
    .flatMap(readCases)
    .filter(({ file }) => file.endsWith('.txt'))
    .map(({ bytes }) =>
      Buffer.from(bytes)
        .toString()
        .replace(/^URL:.*\n/, ''),
    )
  const all = texts.join('\n')
  return Array.from({ length: Math.floor(all.length / size) }, (_, place) =>
    page(`sentences-${place}.txt`, all.slice(place * size, (place + 1) * size)),
  )
}

const fields = 'Hull Coating Weld Crane Marine Boiler Roof Solar Tower Valve Pump Cable Fire Safety Noise Soil'.split(' ')

/** Plain text of dozens of certifications, each with requirements, fees and how long it holds. @param shift tells pages apart */
function certificationPage(shift: number): string {
  let text = 'Certifications of the National Board of Examples\n'
  for (let number = shift; text.length < size; number += 1) {
    const field = `${fields[number % fields.length] ?? ''} ${fields[Math.floor(number / fields.length) % fields.length] ?? ''}`
    text += `\nCertified ${field} Inspector (C${field.replace(/[^A-Z]/g, '')}I${number})
The Certified ${field} Inspector certification is for professionals who inspect ${field.toLowerCase()} works of class ${number}.
Applicants must hold a diploma and document ${1_000 + number} hours of supervised practice in ${field.toLowerCase()} works.
Candidates must pass the examination of ${100 + (number % 90)} questions within two years.
Application fee: $${50 + (number % 40)}
Exam fee: $${300 + number} for members, $${400 + number} for non-members
Retake fee: $${150 + number}
The certification is valid for ${2 + (number % 4)} years. Renewal requires ${20 + (number % 30)} continuing education credits and a fee of $${100 + number}.\n`
  }
  return text
}

/** Pages of each kind, as many as rounds are measured, no two alike where a reader might remember. */
export function benchPages(): Record<string, BenchPage[]> {
  const table = grownPages['a table of certifications']
  return {
    'sentences, plain text': sentencePages(),
    'certifications and fees, plain text': Array.from({ length: 16 }, (_, place) =>
      page(`certifications-${place}.txt`, certificationPage(place * 37)),
    ),
    'a typical page, plain text': [page('typical.txt', withoutTags(typicalPage(3 * size)).slice(0, size))],
    'a typical page, HTML': [page('typical.html', typicalPage(size))],
    'a table of certifications, HTML': table === undefined ? [] : [page('table.html', table(size))],
  }
}

function withoutTags(html: string): string {
  return html
    .replace(/<script>.*?<\/script>/gs, '')
    .replace(/<\/(?:p|li|h\d|tr|title)>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
}

function page(name: string, text: string): BenchPage {
  return { name, bytes: Buffer.from(text) }
}
