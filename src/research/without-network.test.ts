import { describe, expect, test } from 'vitest'
import { wikidataConnector } from './connectors/wikidata.ts'
import { openDirectory } from './directory/directory.ts'
import { catalogueFolder } from './directory/location.ts'
import { createResearch, ResearchError } from './index.ts'
import type { Resolve } from './net/guarded-agent.ts'
import { createJsonApi } from './net/json-api.ts'
import { createPublicWeb } from './net/public-web.ts'
import { readersHere } from './readers/example-readers.ts'

const directory = openDirectory(catalogueFolder)

/** Ways of having no network: names that nobody knows, and name servers that do not answer. */
const networks: Record<string, Resolve> = {
  'that knows no name': (host) =>
    Promise.reject(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' })),
  'that answers nothing': () => new Promise(() => undefined),
}

/** The engine as it runs, on such a network. */
function engineOn(resolve: Resolve) {
  const parts = { contact: 'test@credscout.example', allowPrivate: false, resolve }
  const [api, web] = [createJsonApi(parts), createPublicWeb(parts)]
  const research = createResearch({ directory, connectors: [wikidataConnector(api)], live: { web, readers: readersHere() } })
  return { research, close: () => Promise.all([api.close(), web.close()]) }
}

async function timed<T>(work: Promise<T>): Promise<{ answer: T; seconds: number }> {
  const began = performance.now()
  const answer = await work
  return { answer, seconds: (performance.now() - began) / 1_000 }
}

describe.concurrent.each(Object.entries(networks))('on a network %s', (_, resolve) => {
  test('a body of the catalogue is found and answered from it', async () => {
    const { research, close } = engineOn(resolve)
    const { answer, seconds } = await timed(
      (async () => {
        const [body] = await research.findOrganization('PMI')
        return body && research.findCertifications(body, {})
      })(),
    )
    expect(answer?.origin).toBe('catalogue')
    expect(answer?.certifications.length).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(15)
    await close()
  }, 30_000)

  test('any other body ends with a sentence that says what to do', async () => {
    const { research, close } = engineOn(resolve)
    const nothing = await timed(research.findOrganization('Guild of Unheard Lamplighters'))
    expect(nothing.answer).toEqual([])
    expect(nothing.seconds).toBeLessThan(15)

    const [typed] = await research.findOrganization('lamplighters.example.org')
    if (typed === undefined) throw new Error('An address that is typed is a reading of its own.')
    const reading = research.findCertifications(typed, {}).catch((error: unknown) => error)
    const { answer, seconds } = await timed(reading)
    expect(answer).toBeInstanceOf(ResearchError)
    expect(answer).toMatchObject({ code: 'SITE_UNREACHABLE' })
    expect(String(answer)).toMatch(/Try again later, paste its text, or upload a PDF\./)
    expect(seconds).toBeLessThan(15)
    await close()
  }, 30_000)
})
