import type { LookupResult } from '#domain/lookups/lookup.ts'
import { type DeskRequest, startDesk } from '../../evaluation/recorded/desk.ts'
import { createResearch } from '../../src/research/index.ts'
import { createModelReader } from '../../src/research/model/create-model-reader.ts'
import { createPublicWeb } from '../../src/research/net/public-web.ts'
import type { Readers } from '../../src/research/readers/page-task.ts'
import { ResearchError } from '../../src/research/site-reading/research-error.ts'
import type { Site } from './generate.ts'
import { patientModel, patientReading, patientWeb } from './patience.ts'
import { serveSite } from './serve.ts'
import { judgeSite, type SiteTruth, type SiteVerdict } from './truth.ts'

/** A site, and what it states. */
export interface JudgedSite {
  site: Pick<Site, 'name' | 'organization' | 'files' | 'paths'>
  /** Path of the page that a look-up begins at. */
  home: string
  truth: SiteTruth
}

/** How one look-up of a site went. Times in milliseconds since its start. */
export interface SiteLookup {
  name: string
  verdict: SiteVerdict
  /** Pages opened. */
  pages: number
  opened: string[]
  requests: number
  tokensIn: number
  tokensOut: number
  /** The first certification shown; infinite when there was none. */
  firstCard: number
  whole: number
  notices: string[]
  /** Requests without an answer that a run with the answers so far asks in any case. */
  unanswered: DeskRequest[]
  result: LookupResult | undefined
}

function isTold(word: string | undefined): boolean {
  return word !== undefined
}

export interface LookupParts {
  readers: Readers
  /** Folder of recorded answers; undefined: without a model. */
  answers: string | undefined
  /** Milliseconds that the model takes for an answer. */
  delay: number
}

/** Milliseconds until a request without an answer gets an empty one: time for what is asked beside it. */
const besideUnknown = 2_000

/** Looks a site up as a person would, served on loopback, with a model whose answers are recorded. */
export async function lookUpSite(
  { site, home, truth }: JudgedSite,
  { readers, answers, delay }: LookupParts,
): Promise<SiteLookup> {
  const unanswered: DeskRequest[] = []
  let decided = true
  let decidedUntil = Number.POSITIVE_INFINITY
  const desk =
    answers === undefined
      ? undefined
      : await startDesk({
          answers,
          onRequest: (request) => {
            decided &&= performance.now() < decidedUntil
            if (!request.isKnown && decided) unanswered.push(request)
          },
          delayOf: ({ isKnown }) => {
            if (isKnown) return delay
            // Answered with nothing after this; what is asked then is asked only because of that.
            decidedUntil = Math.min(decidedUntil, performance.now() + besideUnknown - 50)
            return besideUnknown
          },
        })
  const web = createPublicWeb({
    contact: 'test@credscout.example',
    allowPrivate: true,
    patience: patientWeb,
    ...(delay === 0 ? { spacing: 0 } : {}),
  })
  const served = await serveSite(site)
  const model =
    desk &&
    createModelReader({ provider: 'openai-compatible', model: 'desk', apiKey: '', baseUrl: desk.baseUrl, limits: patientModel })
  const directory = { find: () => [], answer: () => undefined, identify: () => undefined, confirmedSites: () => [] }
  const research = createResearch({ directory, live: { web, readers, model, limits: patientReading } })
  const notices: string[] = []
  let firstCard = Number.POSITIVE_INFINITY
  const started = performance.now()
  try {
    const result = await research
      .findCertifications(
        { name: site.organization, description: '', website: `${served.origin}${home}` },
        {
          prefer: 'live',
          onEvent: (event) => {
            if (event.type === 'certification') firstCard = Math.min(firstCard, performance.now() - started)
            if (event.type === 'notice') notices.push(event.message)
          },
        },
      )
      .catch((error: unknown) => {
        if (!(error instanceof ResearchError)) throw error
        notices.push(error.message)
        return undefined
      })
    const pages = result?.ledger.pages ?? []
    return {
      name: site.name,
      verdict: judgeSite(truth, result?.certifications ?? []),
      pages: pages.filter(({ readOn }) => readOn !== undefined).length,
      opened: pages.map(({ url, ...one }) =>
        [new URL(url).pathname, one.opened, one.expected, one.skipped].filter(isTold).join(' '),
      ),
      requests: (desk?.counts.answered ?? 0) + (desk?.counts.unknown.length ?? 0),
      tokensIn: desk?.counts.tokensIn ?? 0,
      tokensOut: desk?.counts.tokensOut ?? 0,
      firstCard,
      whole: performance.now() - started,
      notices,
      unanswered,
      result,
    }
  } finally {
    await Promise.all([served.close(), web.close(), desk?.close()])
  }
}
