import * as z from 'zod/mini'
import { browserPath, runTool } from './run-tool.ts'
import { serveFloor } from './static-floor.ts'
import { startWorld } from './world.ts'

/** What is asked of every page; SEO only where robots may index it. */
const asked = { performance: 0.95, others: 1, lcp: 2_000, cls: 0.02, tbt: 150, lcpOverFloor: 1.4, linkOverFloor: 1.2 } as const

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

/** All runs of a page and of its floor. */
interface Runs {
  ours: Measured[]
  floors: Measured[]
  isIndexed: boolean
  /** Most that the page may take of its floor's time. */
  mostOfFloor: number
}

interface Row {
  name: string
  runs: Runs
}

/** A figure and its bounds; without any it is only told. */
interface Figure {
  value: number
  atLeast?: number
  atMost?: number
}

/**
 * Judges every public page by Lighthouse as on a phone, each beside its static floor; the median of `runs`.
 * @returns whether every page is as good as asked
 */
export async function judgeByLighthouse(runs: number, only: string | undefined): Promise<boolean> {
  const world = await startWorld()
  const rows: Row[] = []
  try {
    for (const { name, path, floor: file, isIndexed } of world.addresses) {
      if (only !== undefined && only !== name) continue
      const floor = await serveFloor(file)
      const ours: Measured[] = []
      const floors: Measured[] = []
      // In turn, so that a noisy machine hits both.
      for (let run = 0; run < runs; run += 1) {
        ours.push(measured(await report(world.origin + path)))
        floors.push(measured(await report(floor.url)))
      }
      await floor.stop()
      const mostOfFloor = file === 'share' ? asked.linkOverFloor : asked.lcpOverFloor
      rows.push({ name, runs: { ours, floors, isIndexed, mostOfFloor } })
      process.stdout.write(`${name} measured\n`)
    }
  } finally {
    await world.stop()
  }
  return tell(rows)
}

/** Times a page is tried: where a browser stumbles on a busy machine, Lighthouse itself asks to be run again. */
const tries = 3

async function report(url: string): Promise<Report> {
  const args = [
    url,
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]
  let told = ''
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { status, output, errors } = await runTool('lighthouse/cli/index.js', args, { CHROME_PATH: browserPath() })
    if (status === 0) return reportSchema.parse(JSON.parse(output))
    told = errors.trim()
  }
  throw new Error(`Lighthouse did not finish: ${told}`)
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

/** What the median page is like, in the order of the table. */
const columns = {
  performance: ({ ours }: Runs) => ({ value: median(ours, (one) => one.scores.performance), atLeast: asked.performance }),
  accessibility: ({ ours }: Runs) => ({ value: median(ours, (one) => one.scores.accessibility), atLeast: asked.others }),
  'best practices': ({ ours }: Runs) => ({ value: median(ours, (one) => one.scores['best-practices']), atLeast: asked.others }),
  SEO: ({ ours, isIndexed }: Runs) => ({
    value: median(ours, (one) => one.scores.seo),
    ...(isIndexed ? { atLeast: asked.others } : {}),
  }),
  LCP: ({ ours }: Runs) => ({ value: median(ours, (one) => one.lcp), atMost: asked.lcp }),
  CLS: ({ ours }: Runs) => ({ value: median(ours, (one) => one.cls), atMost: asked.cls }),
  TBT: ({ ours }: Runs) => ({ value: median(ours, (one) => one.tbt), atMost: asked.tbt }),
  'floor LCP': ({ floors }: Runs) => ({ value: median(floors, (one) => one.lcp) }),
  ratio: ({ ours, floors, mostOfFloor }: Runs) => ({
    value: median(ours, (one) => one.lcp) / median(floors, (one) => one.lcp),
    atMost: mostOfFloor,
  }),
} satisfies Record<string, (runs: Runs) => Figure>

/** Prints one row a page; a figure out of its bounds is marked. */
function tell(rows: readonly Row[]): boolean {
  const width = 16
  const names = Object.keys(columns)
  process.stdout.write(`\n${['median', ...names].map((name) => name.padEnd(width)).join('')}\n`)
  let isGood = true
  for (const { name, runs } of rows) {
    const cells = Object.values(columns).map((figure) => {
      const { value, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: Figure = figure(runs)
      const isWithin = value >= atLeast && value <= atMost
      isGood &&= isWithin
      return `${shownAs(value)}${isWithin ? '' : ' ✗'}`.padEnd(width)
    })
    process.stdout.write(`${name.padEnd(width)}${cells.join('')}\n`)
  }
  const { performance, lcp, cls, tbt, lcpOverFloor, linkOverFloor } = asked
  process.stdout.write(
    `Asked: performance ${performance}, the others 1 (SEO of what may be indexed), LCP ${lcp} ms, CLS ${cls}, TBT ${tbt} ms, ratio ${lcpOverFloor}, of a link ${linkOverFloor}\n`,
  )
  for (const { name, runs } of rows) {
    for (const title of new Set(runs.ours.flatMap((one) => one.failed))) process.stdout.write(`${name}, not passed: ${title}\n`)
  }
  return isGood
}

function median(of: readonly Measured[], value: (one: Measured) => number): number {
  return of.map(value).toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0
}

function shownAs(value: number): string {
  return value >= 10 ? String(Math.round(value)) : value.toFixed(3)
}
