import { seededRandom } from '../../../src/research/plain/example-random.ts'
import { grownPages, markupPages } from './hostile-html.ts'
import { hostilePdfs } from './hostile-pdfs.ts'

/** A page or file of somebody who means harm. */
export interface HostileFile {
  name: string
  contentType: 'text/html' | 'application/pdf'
  /** Made when it is needed: all together would fill the memory that is measured. */
  make: () => Uint8Array
}

const largestHtml = 1_990_000
const markup = Object.keys(markupPages(0.001))

/**
 * So many files in an order and of sizes that the seed tells; every kind comes before any comes again.
 * @param scale share of the largest size that they may have, which is the reader's own limit
 */
export function hostileFiles(count: number, seed: number, scale = 1): HostileFile[] {
  const random = seededRandom(seed)
  const kinds: ((round: number) => HostileFile)[] = [
    ...Object.entries(hostilePdfs).map(([name, make]) => (round: number): HostileFile => {
      const size = Math.max(1, Math.round((round === 0 ? 10 : 1 + random.below(10)) * scale))
      return { name: `PDF: ${name} (${size})`, contentType: 'application/pdf', make: () => make(size) }
    }),
    ...Object.entries(grownPages).map(([name, make]) => (round: number): HostileFile => {
      const bytes = Math.round((round === 0 ? largestHtml : 20_000 + random.below(largestHtml - 20_000)) * scale)
      return {
        name: `page: ${name} (${Math.round(bytes / 1_000)} KB)`,
        contentType: 'text/html',
        make: () => Buffer.from(make(bytes)),
      }
    }),
    ...markup.map((name) => (round: number): HostileFile => {
      const share = (round === 0 ? 1 : (1 + random.below(10)) / 10) * scale
      const make = () => Buffer.from(markupPages(share)[name] ?? '').subarray(0, largestHtml)
      return { name: `markup: ${name} (${share.toFixed(2)})`, contentType: 'text/html', make }
    }),
  ]
  const files: HostileFile[] = []
  for (let round = 0; files.length < count; round += 1) {
    const left = [...kinds]
    while (left.length > 0 && files.length < count) {
      const [kind] = left.splice(random.below(left.length), 1)
      if (kind !== undefined) files.push(kind(round))
    }
  }
  return files
}
