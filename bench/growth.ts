import { cleanDocument } from '../src/research/document/clean.ts'
import { readDocument } from '../src/research/readers/read-page.ts'
import { grownPages } from '../test/hostile/pages/hostile-html.ts'
import { typicalPage } from './documents.ts'

/** Steps of ten up to 5 MB; pages of the web are read up to 2 MB. */
const sizes = [5_000, 50_000, 500_000, 5_000_000]
/** Ten times the page may take so many times as long; what is measured below a few milliseconds says nothing. */
const mostGrowth = 14
const leastMeasured = 20

/** CPU of reading pages that grow in steps of ten: segmenter, reader and verifier together, and how each step compares. */
export async function benchGrowth(print: (line: string) => void): Promise<void> {
  await measure(typicalPage(200_000))
  print(
    `${'milliseconds of CPU'.padEnd(36)}${sizes.map((size) => `${size / 1_000} KB`.padStart(10)).join('')}   a step of ten, at most`,
  )
  for (const [what, make] of Object.entries({ 'a typical page': typicalPage, ...grownPages })) {
    const times: number[] = []
    for (const size of sizes) times.push(await measure(make(size)))
    const steps = times.slice(1).map((time, step) => time / Math.max(leastMeasured, times[step] ?? 0))
    const worst = Math.max(...steps)
    const judged = worst > mostGrowth ? `  over ${mostGrowth}` : ''
    print(
      `${what.padEnd(36)}${times.map((time) => time.toFixed(0).padStart(10)).join('')}${worst.toFixed(1).padStart(8)}×${judged}`,
    )
  }
}

async function measure(page: string): Promise<number> {
  const before = process.cpuUsage()
  const document = await cleanDocument({
    bytes: new TextEncoder().encode(page),
    contentType: 'text/html',
    charset: 'utf-8',
    url: 'https://body.example/',
    finalUrl: 'https://body.example/',
    readAt: '2026-01-01T00:00:00Z',
  })
  const asks = { for: 'facts', organization: { name: 'National Board of Examples', description: '' } } as const
  readDocument(document, { asks, byPerson: false, blocks: 'none' })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
