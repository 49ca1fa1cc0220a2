import * as z from 'zod/mini'
import { browserPath, runTool } from './run-tool.ts'
import { serveFloor } from './static-floor.ts'
import { startWorld } from './world.ts'

/** What is asked of every page; SEO only where robots may index it. */
const asked = { performance: 0.95, others: 1, lcp: 2_000, cls: 0.02, tbt: 150, lcpOverFloor: 1.4 } as const

const category = z.object({ score: z.nullable(z.number()) })
const audit = z.object({ score: z.nullable(z.number()), numericValue: z.optional(z.number()), title: z.string() })
const reportSchema = z.object({
  categories: z.record(z.string(), category),
  audits: z.record(z.string(), audit),
})
type Report = z.infer<typeof reportSchema>

interface Measured {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>
  lcp: number
  cls: number
  tbt: number
  /** Titles of audits that did not pass, apart from timings. */
  failed: string[]
}

/**
 * Judges every public page by Lighthouse as on a phone, each beside its static floor; the median of `runs`.
 * @returns whether every page is as good as asked
 */
export async function judgeByLighthouse(runs: number, only: string | undefined): Promise<boolean> {
  const world = await startWorld()
  let isGood = true
  try {
    for (const { name, path, isIndexed } of world.addresses) {
      if (only !== undefined && only !== name) continue
      const floor = await serveFloor(world.origin + path)
      const ours: Measured[] = []
      const floors: Measured[] = []
      // In turn, so that a noisy machine hits both.
      for (let run = 0; run < runs; run += 1) {
        ours.push(measured(await report(world.origin + path)))
        floors.push(measured(await report(floor.url)))
      }
      await floor.stop()
      isGood = tell(name, isIndexed, ours, floors) && isGood
    }
  } finally {
    await world.stop()
  }
  return isGood
}

async function report(url: string): Promise<Report> {
  const args = [
    url,
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]
  const { status, output, errors } = await runTool('lighthouse/cli/index.js', args, { CHROME_PATH: browserPath() })
  if (status !== 0) throw new Error(`Lighthouse did not finish: ${errors.trim()}`)
  return reportSchema.parse(JSON.parse(output))
}

function measured({ categories, audits }: Report): Measured {
  const score = (name: string) => categories[name]?.score ?? 0
  const value = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    failed: Object.values(audits).flatMap((one) => (one.score === 0 && one.numericValue === undefined ? [one.title] : [])),
  }
}

function tell(name: string, isIndexed: boolean, ours: Measured[], floors: Measured[]): boolean {
  const median = (of: Measured[], value: (one: Measured) => number) =>
    of.map(value).toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0
  const { performance, others } = asked
  const lcp = median(ours, (one) => one.lcp)
  const floor = median(floors, (one) => one.lcp)
  const rows = [
    { what: 'performance', value: median(ours, (one) => one.scores.performance), good: (value: number) => value >= performance },
    { what: 'accessibility', value: median(ours, (one) => one.scores.accessibility), good: (value: number) => value >= others },
    {
      what: 'best practices',
      value: median(ours, (one) => one.scores['best-practices']),
      good: (value: number) => value >= others,
    },
    { what: 'SEO', value: median(ours, (one) => one.scores.seo), good: (value: number) => !isIndexed || value >= others },
    { what: 'LCP ms', value: lcp, good: (value: number) => value <= asked.lcp },
    { what: 'CLS', value: median(ours, (one) => one.cls), good: (value: number) => value <= asked.cls },
    { what: 'TBT ms', value: median(ours, (one) => one.tbt), good: (value: number) => value <= asked.tbt },
    { what: 'LCP of the static floor ms', value: floor, good: () => true },
    { what: 'LCP over the floor', value: lcp / floor, good: (value: number) => value <= asked.lcpOverFloor },
  ]
  process.stdout.write(`\n${name}, median of ${ours.length}\n`)
  for (const { what, value, good } of rows) {
    process.stdout.write(`  ${good(value) ? ' ' : '✗'} ${what.padEnd(28)} ${shownAs(value)}\n`)
  }
  for (const title of new Set(ours.flatMap((one) => one.failed))) process.stdout.write(`    not passed: ${title}\n`)
  return rows.every(({ value, good }) => good(value))
}

function shownAs(value: number): string {
  return value >= 10 ? String(Math.round(value)) : value.toFixed(3)
}
