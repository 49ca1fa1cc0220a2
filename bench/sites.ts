import { readSites } from '../test/sites/read-sites.ts'

/** Latency of every answer of the served sites, in milliseconds. */
const latency = 300

/** Whole look-ups by rules of the eight test sites, served on loopback with the latency of the open web. */
export async function benchSites(print: (line: string) => void): Promise<void> {
  for (const { site, firstEvent, firstCard, whole, pages } of await readSites({ latency })) {
    const times = [firstEvent, firstCard, whole].map((time) => `${Math.round(time)} ms`.padStart(8))
    print(`${site.padEnd(24)} first progress ${times[0]}, first card ${times[1]}, whole ${times[2]}, ${pages} pages`)
  }
}
