import { calls } from '#contract/calls.ts'
import type { LookupEvent } from '#domain/lookups/lookup.ts'
import { type ApiClient, CallRefused } from './api-client.ts'
import type { AskedBody, Desk, Found, Ongoing, SavedLookup } from './desk.ts'

/** The tools' work on a server, with what a token opens there: the server's own rules and limits hold for every step. */
export function apiDesk(api: ApiClient): Desk {
  return {
    findOrganization: async (searchTerm, signal) =>
      (await api.call(calls.queryOrganization, { body: { searchTerm } }, signal)).candidates,
    lookUp: (asked, ongoing) => lookUp(api, asked, ongoing),
    checkLine: ({ line, ...asked }, { signal }) => api.call(calls.checkLine, { body: { ...questionOf(asked), line } }, signal),
    storedPage: (holder, id, pageId) => {
      const query = holder === 'prospects' ? { searchId: id } : { lookupId: id }
      return api.call(calls.getEvidencePage, { params: { pageId }, query })
    },
    prospects: {
      list: async () => (await api.call(calls.listProspects, {})).filter((row) => 'certifications' in row),
      get: (id) => api.call(calls.getProspect, { params: { id: String(id) } }),
      save: (asked) => save(api, asked),
      pages: (after) => api.call(calls.listEvidencePages, { query: { after } }),
      share: ({ id, email }) =>
        api.call(calls.createShare, { body: email === undefined ? { searchId: id } : { searchId: id, email } }),
    },
    close: () => Promise.resolve(),
  }
}

function questionOf({ organization, website, readLive }: AskedBody) {
  return { organization: website === undefined ? organization : { name: organization, website }, readLive }
}

/** Hears a look-up to its end; whoever is not waited for any more ends it. */
async function lookUp(api: ApiClient, asked: AskedBody, { signal, onEvent }: Ongoing): Promise<Found> {
  let lookupId: string | undefined
  try {
    for await (const event of api.events(calls.queryCertifications, { body: questionOf(asked) }, signal)) {
      onEvent(event)
      if (event.type === 'started') lookupId = event.lookupId
      if (event.type === 'failed') throw new CallRefused(event.message)
      if (event.type === 'finished') return found(event, lookupId)
    }
    // Within one process a stream that is not heard any more just ends.
    signal.throwIfAborted()
  } catch (error) {
    if (signal.aborted && lookupId !== undefined) await api.call(calls.cancelLookup, { params: { id: lookupId } })
    throw error
  }
  throw new CallRefused('The look-up was interrupted. Please try again.')
}

function found({ result }: Extract<LookupEvent, { type: 'finished' }>, lookupId: string | undefined): Found {
  const { ledger: _, ...facts } = result
  return { ...facts, ...(lookupId === undefined ? {} : { lookupId }) }
}

async function save(api: ApiClient, { lookupId, certifications: wanted, contactFirstName, email }: SavedLookup) {
  const lookup = await api.call(calls.getLookup, { params: { id: lookupId } })
  const { organization, certifications } = lookup.result ?? lookup
  const isWanted = new Set(wanted)
  const known = new Set(certifications.flatMap(({ id, name }) => [id, name]))
  const unknown = wanted?.find((one) => !known.has(one))
  if (unknown !== undefined) throw new CallRefused(`The look-up has no certification “${unknown}”. (field: certifications)`)
  const chosen = certifications.filter(({ id, name }) => wanted === undefined || isWanted.has(id ?? '') || isWanted.has(name))
  return api.call(calls.createProspect, { body: { organization, certifications: chosen, lookupId, contactFirstName, email } })
}
