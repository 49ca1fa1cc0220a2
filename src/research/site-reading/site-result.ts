import { isOnlyNamed } from '#domain/certifications/certification.ts'
import { counted } from '#domain/text/counted.ts'
import { type LookupResult, skipSentences } from '#domain/lookups/lookup.ts'
import type { AskedSite } from './asked-site.ts'
import type { Frontier } from '../frontier/frontier.ts'
import type { GatheredFacts } from '../gathered/gathered-facts.ts'
import { buildLedger, type PageNote } from '../gathered/ledger.ts'
import { notInEnglish } from '../gathered/not-in-english.ts'
import { ResearchError } from './research-error.ts'

/** A reading of a site that has come to its end. */
interface EndedReading {
  site: AskedSite
  gathered: GatheredFacts
  /** What became of each page, the home page first. */
  notes: readonly PageNote[]
  frontier: Frontier
  /** What ended it while pages were left. */
  endedBy: 'time' | 'budget' | undefined
  now: Date
}

/**
 * What a reading of a site found.
 * @throws ResearchError when no page could be read, or none of them states a certification fact
 */
export function siteResult({ site, gathered, notes, frontier, endedBy, now }: EndedReading): LookupResult {
  const stated = gathered.certifications.filter((one) => !isOnlyNamed(one))
  const detailed = gathered.withClosed(gathered.inOrder(stated), notes)
  const read = notes.filter((note) => note.readOn !== undefined).length
  const [home] = notes
  if (read === 0 && home !== undefined) throw unreadableSite(site, home)
  if (read === 0 && endedBy === 'time') throw outOfTime(site)
  const used = gathered.withUses(notes)
  if (detailed.length === 0) throw nothingFound(site, used)
  return {
    organization: site.described,
    certifications: detailed,
    ledger: buildLedger({
      certifications: detailed,
      names: gathered.namesSeen(),
      notes: used,
      left: frontier.left(),
      endedBy,
    }),
    origin: 'live',
    asOf: now.toISOString().slice(0, 10),
  }
}

/** Why a site whose home page could not be read was not read. */
export function unreadableSite({ start }: Pick<AskedSite, 'start'>, home: PageNote): ResearchError {
  const { skipped = 'unreadable', detail = '' } = home
  const isClosed = skipped === 'blocked' || skipped === 'robots' || skipped === 'sign-in'
  // What the fetch says of a site that did not answer is more than the reason; that a program was refused, the reason says in words.
  const reason = home.closesSite ? 'the site asks crawlers to read none of its pages' : skipSentences[skipped]
  const why = isClosed || detail === '' ? `${start.host} could not be read: ${reason}.` : detail
  const first = skipped === 'unreachable' ? 'Try again later' : 'Give the address of another of its pages'
  // No other page of a closed site helps.
  const help = home.closesSite ? 'Paste the text of its pages, or upload a PDF.' : `${first}, paste its text, or upload a PDF.`
  return new ResearchError(isClosed ? 'SITE_BLOCKED' : 'SITE_UNREACHABLE', `${why} ${help}`)
}

function outOfTime({ start }: AskedSite): ResearchError {
  return new ResearchError(
    'SITE_UNREACHABLE',
    `No page of ${start.host} could be read in time: this installation is busy, or the site answers slowly. Please try again.`,
  )
}

function nothingFound({ start }: Pick<AskedSite, 'start'>, notes: readonly PageNote[]): ResearchError {
  const count = notes.filter(({ readOn }) => readOn !== undefined).length
  const read = `${counted(count, 'page')} of ${start.host} ${count === 1 ? 'was' : 'were'} read`
  const foreign = notInEnglish(notes, 'page')
  const why = foreign === undefined ? `${read}, and no certification facts were found there` : `${read}. ${foreign}`
  const which = foreign === undefined ? 'the page' : 'an English page'
  return new ResearchError('NOTHING_FOUND', `${why}. Give the address of ${which} that lists the certifications.`, {
    isForeign: foreign !== undefined,
  })
}
