import { checkLine, type KeptPage, type PageKeeper, type Research } from '#research'
import type { Organization } from '#domain/organizations/organization.ts'
import { rejectionOf } from '../rejection-of.ts'
import type { AskedBody, Desk, Ongoing } from './desk.ts'

/** Name of the look-ups of this process in the addresses of their pages. */
const here = 'here'

/**
 * The tools' work on the engine alone, without a server: the catalogue and the live web. Nothing is kept but the pages read by this
 * process.
 * @param prefer as a look-up of the command line does
 */
export function engineDesk(research: Research, prefer: 'catalogue' | 'complete', close: () => Promise<void>): Desk {
  const pages = new Map<string, KeptPage>()
  const lookUp = async (asked: AskedBody, { signal, onEvent }: Ongoing, keeper = keeperInto([pages])) => {
    const organization = await bodyOf(research, asked, signal)
    const work = research.findCertifications(organization, {
      signal,
      onEvent,
      keeper,
      prefer: asked.readLive === true ? 'live' : prefer,
    })
    const { ledger: _, ...facts } = await Promise.race([work, rejectionOf(signal)])
    return facts
  }
  return {
    findOrganization: (searchTerm, signal) => research.findOrganization(searchTerm, { signal }),
    lookUp: async (asked, ongoing) => ({ ...(await lookUp(asked, ongoing)), lookupId: here }),
    checkLine: async ({ line, ...asked }, ongoing) => {
      const read = new Map<string, KeptPage>()
      await lookUp(asked, ongoing, keeperInto([pages, read]))
      return checkLine(line, [...read.values()])
    },
    storedPage: async (holder, id, pageId) => {
      const page = holder === 'lookups' && id === here ? pages.get(pageId) : undefined
      if (page === undefined) throw new Error('There is no such page. Pages are kept as long as this program runs.')
      return { url: page.url, title: page.title, readOn: page.readAt.slice(0, 10), text: page.text }
    },
    close,
  }
}

/** @throws Error when no body fits the name */
async function bodyOf(research: Research, { organization, website }: AskedBody, signal: AbortSignal): Promise<Organization> {
  if (website !== undefined) {
    return research.identify({ name: organization, website }) ?? { name: organization, description: '', website }
  }
  const [best] = await research.findOrganization(organization, { signal })
  if (best === undefined) throw new Error(`No credentialing body fits “${organization}”. (field: organization)`)
  return best
}

function keeperInto(kept: readonly Map<string, KeptPage>[]): PageKeeper {
  return {
    cache: { get: () => Promise.resolve(undefined), put: () => Promise.resolve() },
    keepPage: (page) => {
      for (const pages of kept) pages.set(page.id, page)
      return Promise.resolve()
    },
  }
}
