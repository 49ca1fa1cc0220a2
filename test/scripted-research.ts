import type { LookupEvent, LookupResult } from '#domain/lookups/lookup.ts'
import type { Organization, OrganizationMatch } from '#domain/organizations/organization.ts'
import type { SettledNames } from '#domain/lookups/settled-names.ts'
import { pagesOf, type ReadAgain, type Research, startOf } from '#research'

type FindOrganization = Research['findOrganization']
type FindCertifications = Research['findCertifications']
type ReadsAgain = (answer: LookupResult, settled: SettledNames) => Promise<ReadAgain>

/** A research engine that does what a test says, and remembers what it was asked. */
export class ScriptedResearch implements Research {
  /** Search terms, and names of bodies, in the order they were asked. */
  /** Whether what was found was to be remembered, search by search. */
  readonly remembered: boolean[] = []
  readonly asked: { organizations: string[]; certifications: string[] } = { organizations: [], certifications: [] }
  #findOrganization: FindOrganization = () => Promise.resolve([])
  #identify: Research['identify'] = ({ name, website, ...rest }) => ({ description: '', ...rest, name, website })
  #readAgain: ReadsAgain = (result) => Promise.resolve({ result, notNamed: [] })
  #findCertifications: FindCertifications = (organization) => Promise.resolve(emptyResult(organization))

  identify: Research['identify'] = (asked) => this.#identify(asked)

  /** No catalogue confirms another site. */
  ownPages: Research['ownPages'] = (organization) => {
    const start = startOf(organization)
    return start && pagesOf(start)
  }

  /** The catalogue describes no body, unless a test says otherwise. */
  storedAnswer: Research['storedAnswer'] = () => undefined

  findOrganization: FindOrganization = (searchTerm, options) => {
    this.asked.organizations.push(searchTerm)
    this.remembered.push(options?.remembers ?? true)
    return this.#findOrganization(searchTerm, options)
  }

  findCertifications: FindCertifications = (organization, options) => {
    this.asked.certifications.push(organization.name)
    return this.#findCertifications(organization, options)
  }

  /** Reads nothing again: what was read stands, and no page names what was added. */
  readAgain: Research['readAgain'] = (answer, _pages, { settled }) => this.#readAgain(answer, settled)

  /** Pages that are read again say what a function makes of the answer before. */
  readsAgain(work: ReadsAgain): this {
    this.#readAgain = work
    return this
  }

  /** The directory names bodies like this, instead of knowing every body that is asked by the words of the asker. */
  identifies(identify: Research['identify']): this {
    this.#identify = identify
    return this
  }

  /** Every search asks outside and finds these readings. */
  finds(matches: OrganizationMatch[]): this {
    this.#findOrganization = async (_searchTerm, options) => {
      await options?.beforeAsking?.()
      return matches
    }
    return this
  }

  /** Every search asks outside and finds what a function says of its term. */
  findsEach(find: (searchTerm: string) => OrganizationMatch[]): this {
    this.#findOrganization = async (searchTerm, options) => {
      await options?.beforeAsking?.()
      return find(searchTerm)
    }
    return this
  }

  /** Every look-up sends these events and gives this result. */
  answers(result: LookupResult, events: readonly LookupEvent[] = []): this {
    return this.looksUp(async (_organization, { onEvent }) => {
      for (const event of events) onEvent?.(event)
      return result
    })
  }

  /** Every look-up fails with this error. */
  fails(failure: Error): this {
    return this.looksUp(() => Promise.reject(failure))
  }

  /** Every look-up runs this function: for progress, waiting and aborting. */
  looksUp(work: FindCertifications): this {
    this.#findCertifications = work
    return this
  }
}

/** A look-up that found no certification. */
export function emptyResult(organization: Organization): LookupResult {
  const ledger = { namesSeen: [], detailed: [], notRead: [], pages: [] }
  return { organization, certifications: [], ledger, origin: 'catalogue', asOf: '2026-11-01' }
}
