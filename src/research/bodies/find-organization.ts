import { foldName } from '#domain/organizations/folded-name.ts'
import { type OrganizationMatch, organizationNameSchema } from '#domain/organizations/organization.ts'
import type { Connector } from '../connectors/connector.ts'
import { typedAddress } from '../connectors/typed-address.ts'
import type { Directory } from '../directory/directory.ts'
import { hostName, startKey, startOf } from '../site/website.ts'

/** Bodies found on the web before, so that they are found again without it. */
export interface BodyMemory {
  find: (searchTerm: string) => Promise<OrganizationMatch[]>
  remember: (searchTerm: string, match: OrganizationMatch) => Promise<void>
}

export interface FindOrganizationParts {
  directory: Directory
  connectors: readonly Connector[]
  memory: BodyMemory | undefined
  /** Milliseconds the connectors get when the directory knows nothing. */
  patience: number
}

export interface FindOrganizationOptions {
  signal?: AbortSignal
  /** Whether what is found on the web is remembered for the next asker; yes unless said otherwise. */
  remembers?: boolean
  /** Whether the web may be asked; yes unless said otherwise. */
  asks?: boolean
  /** Called before the web is asked, and not when it is not; what it throws forbids the asking. */
  beforeAsking?: () => Promise<void>
}

const mostMatches = 8
/** An abbreviation that the directory knows may mean more; the web gets this long to say so. */
const shortPatience = 1_200

/**
 * Readings of a typed name, best first: the directory's, then bodies remembered, then the connectors'.
 * The web is asked when the directory knows nothing, and for abbreviations, which often mean several bodies.
 * @throws whatever `beforeAsking` throws, when nothing is known without asking
 */
export async function findOrganization(
  searchTerm: string,
  parts: FindOrganizationParts,
  options: FindOrganizationOptions = {},
): Promise<OrganizationMatch[]> {
  const known = parts.directory.find(searchTerm)
  const remembered = (await parts.memory?.find(searchTerm)) ?? []
  const typed = typedAddress(searchTerm)
  const enough = (known.length > 0 && !isAbbreviation(searchTerm)) || typed !== undefined || parts.connectors.length === 0
  const asks = options.asks !== false && !enough && (await mayAsk(options, known.length + remembered.length > 0))
  const patience = known.length > 0 ? shortPatience : parts.patience
  const found = asks ? await askConnectors(searchTerm, parts, patience, options.signal) : []
  const fitting = found.filter((match) => fits(match, searchTerm))
  const all = merge([...known, ...remembered, ...fitting, ...(typed === undefined ? [] : [typed])]).flatMap(nameable)
  const best = all[0]
  if (best === undefined) return findParts(searchTerm, parts, options)
  // An address is known as often as it is typed.
  const isFound = best.source !== 'remembered' && best.source !== 'typed-address'
  if (options.remembers !== false && known.length === 0 && isFound) await parts.memory?.remember(searchTerm, best)
  return all.slice(0, mostMatches)
}

/** Parts of a name that are tried at most. */
const mostParts = 3

/** What the parts between slashes mean, where the whole means nothing: the best of each first. 'ABIM/ABA' is two bodies. */
async function findParts(
  searchTerm: string,
  parts: FindOrganizationParts,
  options: FindOrganizationOptions,
): Promise<OrganizationMatch[]> {
  const terms = searchTerm.split('/').map((term) => term.trim())
  if (terms.length < 2 || terms.length > mostParts || terms.some((term) => term.length < 2)) return []
  const answers = await Promise.allSettled(terms.map((term) => findOrganization(term, parts, options)))
  options.signal?.throwIfAborted()
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const refused = answers.find(({ status }) => status === 'rejected')
  if (refused?.status === 'rejected' && found.every(({ length }) => length === 0)) throw refused.reason
  const longest = Math.max(...found.map(({ length }) => length))
  const byPlace = Array.from({ length: longest }, (_, place) => found.flatMap((matches) => matches[place] ?? []))
  return merge(byPlace.flat()).slice(0, mostMatches)
}

/** Where asking is forbidden, what is known has to do. */
async function mayAsk({ beforeAsking }: FindOrganizationOptions, isKnown: boolean): Promise<boolean> {
  try {
    await beforeAsking?.()
    return true
  } catch (error) {
    if (isKnown) return false
    throw error
  }
}

async function askConnectors(
  searchTerm: string,
  parts: FindOrganizationParts,
  patience: number,
  signal: AbortSignal | undefined,
): Promise<OrganizationMatch[]> {
  const late = AbortSignal.timeout(patience)
  const both = signal === undefined ? late : AbortSignal.any([late, signal])
  const answers = await Promise.allSettled(parts.connectors.map((connector) => connector.find(searchTerm, both)))
  signal?.throwIfAborted()
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/** One match a website; the first reading of it is kept, and what it lacks is filled from later ones. */
function merge(matches: readonly OrganizationMatch[]): OrganizationMatch[] {
  const bySite = new Map<string, OrganizationMatch>()
  for (const match of matches) {
    const start = startOf(match)
    const key = start === undefined ? foldName(match.name) : startKey(start)
    const first = bySite.get(key)
    if (first === undefined) bySite.set(key, match)
    else bySite.set(key, { ...match, ...first, description: first.description === '' ? match.description : first.description })
  }
  return [...bySite.values()]
}

/** A body with a name that nobody can type or save, as 'X', goes by its host; without a website there is nothing to call it. */
function nameable(match: OrganizationMatch): OrganizationMatch[] {
  if (organizationNameSchema.safeParse(match.name).success) return [match]
  const start = startOf(match)
  return start === undefined ? [] : [{ ...match, name: hostName(start) }]
}

/** Whether a match from outside shares anything with what was typed; a search engine always answers something. */
function fits(match: OrganizationMatch, searchTerm: string): boolean {
  const typed = foldName(searchTerm)
  const names = [match.name, match.abbreviation ?? '', match.reason].map(foldName)
  return names.some((name) => name === typed || name.split(' ').includes(typed) || sharesWords(name, typed))
}

function sharesWords(name: string, typed: string): boolean {
  const words = typed.split(' ').filter((word) => word.length > 3)
  return words.length > 0 && words.filter((word) => name.includes(word)).length >= Math.ceil(words.length * 0.6)
}

function isAbbreviation(term: string): boolean {
  return /^[A-Za-z][A-Za-z0-9.&-]{1,7}$/.test(term.trim())
}
