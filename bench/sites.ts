import { readSites, type SiteReading } from '../test/sites/read-sites.ts'
import { siteOfPages } from '../test/sites/sized-site.ts'

/** Latency of every answer of the served sites, in milliseconds. */
const latency = 300

/** Whole look-ups by the built-in reader, served on loopback with the latency of the open web: memory first, then times. */
export async function benchSites(print: (line: string) => void): Promise<void> {
  const { pages, mib } = await memoryOf24Pages()
  print(`memory of a look-up of ${pages} pages of 100 KB over idle: ${mib.toFixed(0)} MiB (goal ≤ 150)\n`)

  for (const reading of await readSites({ latency })) print(times(reading))
  const [twelve, twentyFour] = await readSites({ latency }, [siteOfPages(12), siteOfPages(24)])
  if (twelve === undefined || twentyFour === undefined) return
  print('')
  print(`${times(twelve)} (goals ≤ 300 ms, ≤ 1,500 ms, ≤ 4,000 ms)`)
  print(times(twentyFour))
  print(`24 pages take ${(twentyFour.whole / twelve.whole).toFixed(2)} times as long as 12 (goal ≤ 1.6)`)
}

function times({ site, firstEvent, firstCard, whole, pages }: SiteReading): string {
  const shown = [firstEvent, firstCard, whole].map((time) => `${Math.round(time)} ms`.padStart(8))
  return `${site.padEnd(24)} first progress ${shown[0]}, first card ${shown[1]}, whole ${shown[2]}, ${pages} pages`
}

/** The most memory this process takes in a look-up, over what it took before its first one; both in MiB, pages as read. */
async function memoryOf24Pages(): Promise<{ pages: number; mib: number }> {
  const idle = process.memoryUsage.rss()
  let most = idle
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 10)
  const [reading] = await readSites({ latency: 20 }, [siteOfPages(24, 100_000)])
  clearInterval(timer)
  return { pages: reading?.pages ?? 0, mib: (most - idle) / 1_048_576 }
}
