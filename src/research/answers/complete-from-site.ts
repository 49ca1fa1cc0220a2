import { type Certification, linesOf } from '#domain/certifications/certification.ts'
import { completed } from '#domain/lookups/completion.ts'
import type { LookupEvent, LookupResult } from '#domain/lookups/lookup.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { sameValue } from '#domain/text/same-value.ts'
import { comparison } from './comparison.ts'
import { readLive } from '../site-reading/read-site.ts'
import type { LiveParts, ReadSiteOptions } from '../site-reading/site-reader.ts'
import { ResearchError } from '../site-reading/research-error.ts'
import { startOf } from '../site/website.ts'

/** Milliseconds in which a site must take a connection; without a network nobody waits for it longer. */
const connectsWithin = 600

/**
 * Tells the catalogue's answer at once, then reads the body's site and tells each certification again as what is read completes it.
 * A site that cannot be read leaves the catalogue's answer, with the reason in one sentence.
 * @throws the signal's reason; nothing else of the site
 */
export async function completeFromSite(
  stored: LookupResult,
  organization: Organization,
  parts: LiveParts,
  options: ReadSiteOptions,
): Promise<LookupResult> {
  answerFromCatalogue(stored, options)
  options.onEvent?.({ type: 'stored', at: 0, result: stored })
  const start = startOf(organization)
  if (start === undefined) return { ...stored, siteNotRead: 'Its website is not known, so this is the built-in catalogue alone.' }
  const isReached = await parts.web.reaches(start.origin, { within: connectsWithin })
  options.signal?.throwIfAborted()
  if (!isReached)
    return { ...stored, siteNotRead: `${start.host} could not be reached, so this is the built-in catalogue alone.` }
  const telling = new Completing(stored, options.onEvent)
  try {
    const read = await readLive(organization, parts, { ...options, followsSite: false, onEvent: (event) => telling.hear(event) })
    const certifications = completed(stored.certifications, read.certifications, comparison)
    const detailed = new Set([...read.ledger.detailed, ...stored.ledger.detailed])
    return {
      ...read,
      organization: stored.organization,
      certifications,
      ledger: { ...read.ledger, detailed: [...detailed] },
      origin: 'both',
    }
  } catch (error) {
    options.signal?.throwIfAborted()
    if (!(error instanceof ResearchError)) throw error
    telling.takeBack()
    return {
      ...stored,
      siteNotRead: `${start.host} ${error.isForeign ? foreign : (reasons[error.code] ?? 'could not be read')}, so this is the built-in catalogue alone.`,
    }
  }
}

const foreign = 'has pages that are not in English and cannot be read without a language model'
const reasons: Partial<Record<ResearchError['code'], string>> = {
  SITE_BLOCKED: 'does not allow automated reading',
  NOTHING_FOUND: 'was read and no certification facts were found there',
}

/** The events of a reading, with certifications as they complete the catalogue's. */
class Completing {
  readonly #stored: readonly Certification[]
  readonly #tell: (event: LookupEvent) => void
  readonly #read = new Map<string, Certification>()
  #told: readonly Certification[]
  #isChanged = false

  constructor(stored: LookupResult, tell: ((event: LookupEvent) => void) | undefined) {
    this.#stored = stored.certifications
    this.#told = stored.certifications
    this.#tell = tell ?? (() => undefined)
  }

  hear(event: LookupEvent): void {
    if (event.type === 'certification') {
      this.#read.set(event.certification.id ?? event.certification.name, event.certification)
      this.#isChanged = true
    } else if (event.type === 'certification-withdrawn') {
      this.#read.delete(event.id)
      this.#isChanged = true
    } else {
      // Told at the end of each joining of what was read.
      if (event.type === 'quotes-checked' && this.#isChanged) this.#tellCompleted(event.at)
      this.#tell(event)
    }
  }

  /** The catalogue's lines as they were, once nothing of the site counts. */
  takeBack(): void {
    this.#read.clear()
    this.#tellCompleted(0)
  }

  #tellCompleted(at: number): void {
    this.#isChanged = false
    // A certification that is only named so far would read as one without facts.
    const read = [...this.#read.values()].filter((one) => linesOf(one).length > 0)
    const now = completed(this.#stored, read, comparison)
    const before = new Map(this.#told.map((one) => [one.id, one]))
    const ids = new Set(now.map(({ id }) => id))
    for (const { id } of this.#told) {
      if (id !== undefined && !ids.has(id)) this.#tell({ type: 'certification-withdrawn', at, id })
    }
    for (const certification of now) {
      if (!sameValue(before.get(certification.id), certification)) this.#tell({ type: 'certification', at, certification })
    }
    this.#told = now
  }
}

/** Sends a catalogue answer's events as if it were read: what was seen, then each certification. */
export function answerFromCatalogue(
  result: LookupResult,
  options: { signal?: AbortSignal; onEvent?: (event: LookupEvent) => void },
): LookupResult {
  options.signal?.throwIfAborted()
  const tell = options.onEvent ?? (() => undefined)
  tell({ type: 'names-seen', at: 0, names: result.certifications.map((one) => one.acronym ?? one.name) })
  for (const certification of result.certifications) tell({ type: 'certification', at: 0, certification })
  return result
}
