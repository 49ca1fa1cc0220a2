import { readLive } from '../../src/research/site-reading/read-site.ts'
import { createPublicWeb } from '../../src/research/net/public-web.ts'
import { readersHere } from '../../src/research/readers/example-readers.ts'
import type { PageScore } from '../../evaluation/score.ts'
import { allSites, type Site } from './generate.ts'
import { patientReading, patientWeb } from './patience.ts'
import { scoreSite } from './score-site.ts'
import { serveSite, type ServeOptions } from './serve.ts'

/** How one look-up of a site by the built-in reader went. Times in milliseconds since its start. */
export interface SiteReading {
  site: string
  /** The first thing a person sees happen. */
  firstEvent: number
  /** The first certification shown; infinite when there was none. */
  firstCard: number
  whole: number
  pages: number
  score: PageScore
}

/** Looks up every test site on loopback by the built-in reader, one after the other, each served on its own port. */
export async function readSites(options: ServeOptions = {}, sites: readonly Site[] = allSites()): Promise<SiteReading[]> {
  const web = createPublicWeb({
    contact: 'test@credscout.example',
    allowPrivate: true,
    patience: patientWeb,
    ...(options.latency === undefined ? { spacing: 0 } : {}),
  })
  const readings: SiteReading[] = []
  try {
    for (const site of sites) readings.push(await readOne(site, web, options))
  } finally {
    await web.close()
  }
  return readings
}

async function readOne(site: Site, web: Parameters<typeof readLive>[1]['web'], options: ServeOptions): Promise<SiteReading> {
  const served = await serveSite(site, options)
  try {
    let firstEvent = Number.POSITIVE_INFINITY
    let firstCard = Number.POSITIVE_INFINITY
    const started = performance.now()
    const { certifications, ledger } = await readLive(
      { name: site.organization, description: '', website: served.origin },
      { web, readers: readersHere(), limits: patientReading },
      {
        onEvent: ({ type }) => {
          const now = performance.now() - started
          firstEvent = Math.min(firstEvent, now)
          if (type === 'certification') firstCard = Math.min(firstCard, now)
        },
      },
    )
    const whole = performance.now() - started
    const score = await scoreSite(site, certifications, whole)
    return { site: site.name, firstEvent, firstCard, whole, pages: ledger.pages.length, score }
  } finally {
    await served.close()
  }
}
