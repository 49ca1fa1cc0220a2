import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { storedCopiesWords } from '#domain/evidence/evidence-words.ts'
import { typedAddress } from '../connectors/typed-address.ts'
import { wikidataConnector } from '../connectors/wikidata.ts'
import { CatalogueError } from '../directory/catalogue.ts'
import { openDirectory } from '../directory/directory.ts'
import { catalogueFolder } from '../directory/location.ts'
import { createResearch, type Research } from '../index.ts'
import { createJsonApi } from '../net/json-api.ts'
import { createPublicWeb } from '../net/public-web.ts'
import type { Refusal } from '../model/lines/refusal.ts'
import { createReaderPool } from '../readers/reader-pool.ts'
import { ResearchError } from '../site-reading/research-error.ts'
import { exportFacts, type ExportFormat, exportFormats } from '../answers/export-facts.ts'
import { certificationLines } from './certification-lines.ts'
import { commandLine, usedWrongly } from './command-line.ts'
import { modelOrSentence } from './configured-model.ts'
import { LookupProgress } from './lookup-progress.ts'
import { progressLine } from './progress-line.ts'
import { exitStatus, type Streams } from './streams.ts'

const usage = `Usage: credscout lookup NAME [--site URL] [--format json|csv|ctdl|markdown] [--explain]
Finds a body and reads its certifications: from the built-in catalogue, completed by its website.
  --site URL   read this website, whatever the catalogue knows
  --format …   json: one object, {organization, certifications}; csv: one row per line; ctdl: JSON-LD of credreg.net; markdown
  --json       the same as --format json
  --explain    say on stderr what was read and dropped, and why; and under each line whether its reader is sure of it
What happens is told on stderr: as one line of counts on a terminal, else line by line.
AI_PROVIDER, AI_MODEL, AI_API_KEY and AI_BASE_URL name a language model that helps to read. LIVE_READING=ask leaves it at the catalogue where that describes the body, LIVE_READING=off always. ALLOW_PRIVATE_NETWORK=on lets it read private and loopback addresses.
`
const flags = {
  site: { type: 'string' },
  json: { type: 'boolean' },
  format: { type: 'string' },
  explain: { type: 'boolean' },
} as const

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' })
const noName = 'Name the body to look up.'

const contact = 'https://github.com/credscout/credscout'

/**
 * `credscout lookup`: the whole engine without a server.
 * @returns exit status: 0 with certifications, 1 without, 2 for wrong use
 */
export async function lookupCommand(args: string[], io: Streams): Promise<number> {
  const asked = commandLine(args, { usage, options: flags, needs: noName }, io)
  if (typeof asked === 'number') return asked
  const { site, json, explain = false } = asked.values
  const name = asked.words.join(' ').trim()
  const named = json === true ? 'json' : asked.values.format
  const format = exportFormats.find((one) => one === named)
  if (name === '') return usedWrongly(noName, usage, io)
  if (named !== undefined && format === undefined) {
    return usedWrongly(`There is no format '${named}'. It must be ${oneOf.format(exportFormats)}.`, usage, io)
  }
  if (site !== undefined && typedAddress(site) === undefined) {
    return usedWrongly(`--site must be a web address, such as https://www.example.org, not '${site}'.`, usage, io)
  }
  const refused: Refusal[] = []
  const model = modelOrSentence((counts) => refused.push(...counts.refused))
  if (typeof model === 'string') {
    io.stderr.write(`${model}\n`)
    return exitStatus.wrongUse
  }
  const liveReading = liveReadingSet()
  if (liveReading === undefined) {
    io.stderr.write('LIVE_READING must be on, ask or off.\n')
    return exitStatus.wrongUse
  }
  const allowPrivate = allowsPrivateNetwork()
  const api = createJsonApi({ contact, allowPrivate })
  const web = createPublicWeb({ contact, allowPrivate })
  const readers = createReaderPool()
  try {
    const research = createResearch({
      directory: openDirectory(catalogueFolder),
      connectors: [wikidataConnector(api)],
      ...(liveReading === 'off' && site === undefined ? {} : { live: { web, readers, model: model.reader } }),
    })
    return await lookUp(research, { name, site, format, explain, completes: liveReading === 'on' }, io).finally(() => {
      if (explain) for (const one of refused) io.stderr.write(refusalLine(one))
    })
  } catch (error) {
    if (!(error instanceof ResearchError || error instanceof CatalogueError)) throw error
    io.stderr.write(`${error.message}\n`)
    return exitStatus.nothing
  } finally {
    await Promise.all([api.close(), web.close(), readers.close(), model.close()])
  }
}

interface LookupOptions {
  name: string
  site: string | undefined
  /** Undefined: lines to be read in a terminal. */
  format: ExportFormat | undefined
  explain: boolean
  /** Whether the body's website completes what the catalogue says. */
  completes: boolean
}

async function lookUp(research: Research, options: LookupOptions, io: Streams): Promise<number> {
  const organization = await organizationFor(research, options)
  if (organization === undefined) {
    io.stderr.write(`No credentialing body fits “${options.name}”. Type its full name, or give its website with --site.\n`)
    return exitStatus.nothing
  }
  const line = progressLine(io.stderr)
  const isPlain = io.stderr.isTTY !== true
  const progress = new LookupProgress(line, { steps: isPlain || options.explain, reasons: options.explain })
  const result = await research
    .findCertifications(organization, {
      prefer: options.site !== undefined ? 'live' : options.completes ? 'complete' : 'catalogue',
      onEvent: (event) => progress.tell(event),
    })
    .finally(() => line.end())
  if (result.siteNotRead !== undefined) io.stderr.write(`${result.siteNotRead}\n`)
  if (options.format !== undefined) {
    io.stdout.write(exportFacts(options.format, result))
  } else {
    io.stdout.write(`${result.organization.name} (${originOf(result)})\n`)
    for (const certification of result.certifications) io.stdout.write(certificationLines(certification, options.explain))
  }
  return result.certifications.length > 0 ? exitStatus.found : exitStatus.nothing
}

function originOf({ origin, certifications, asOf }: LookupResult): string {
  if (origin === 'live') return `read on ${asOf}`
  if (origin === 'both') return `from the built-in catalogue, completed by its website on ${asOf}`
  return storedCopiesWords(certifications.flatMap((one) => Object.values(one.evidence ?? {}).flat()))
}

/** The body a name stands for: with --site that website under the typed name; else the best reading. */
async function organizationFor(research: Research, options: LookupOptions): Promise<Organization | undefined> {
  if (options.site !== undefined) return { name: options.name, description: '', website: options.site }
  const [best] = await research.findOrganization(options.name)
  return best
}

/** As the server reads the setting; undefined for a value that it does not take. */
function liveReadingSet(): 'on' | 'ask' | 'off' | undefined {
  const set = process.env['LIVE_READING']?.trim() ?? ''
  return (['on', 'ask', 'off'] as const).find((one) => one === (set === '' ? 'on' : set))
}

function allowsPrivateNetwork(): boolean {
  return process.env['ALLOW_PRIVATE_NETWORK'] === 'on'
}

/** A fact of a model that is not shown, and why: 'Not shown (number not on the page): CQE, fees: $95 exam ← Exam fee: $405'. */
function refusalLine({ certification, field, text, quote, why }: Refusal): string {
  const words = quote.replace(/\s+/g, ' ').slice(0, longestQuote)
  return `Not shown (${why}): ${certification}, ${field}: ${text}${words === '' ? '' : ` ← ${words}`}\n`
}

/** Of a quote so much is told, in characters. */
const longestQuote = 300
