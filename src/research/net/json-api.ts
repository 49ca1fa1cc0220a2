import { parsedJson } from '#domain/text/parsed-json.ts'
import { createGuardedAgent, type Resolve } from './guarded-agent.ts'
import { guardedFetch } from './guarded-fetch.ts'
import type { JsonApi } from './web.ts'

const timeout = 3_000
const longest = 2_000_000
const kept = 500

/**
 * Asks JSON APIs: one request at a time, as Wikidata's etiquette asks, answers of GET kept in memory.
 * @param options.allowPrivate for an address that the operator has set, such as an own search engine
 */
export function createJsonApi(options: {
  contact: string
  allowPrivate: boolean
  resolve?: Resolve | undefined
}): JsonApi & { close: () => Promise<void> } {
  const agent = createGuardedAgent({ allowPrivate: options.allowPrivate, resolve: options.resolve, connectTimeout: timeout })
  const answers = new Map<string, unknown>()
  let last: Promise<unknown> = Promise.resolve()

  const request: JsonApi['ask'] = async (url, { signal, headers, body } = {}) => {
    signal?.throwIfAborted()
    const answer = await guardedFetch(url, {
      agent,
      allowPrivate: options.allowPrivate,
      headers: {
        'user-agent': `CredscoutBot/1.0 (+${options.contact})`,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      timeout,
      maxBytes: () => longest,
      signal,
    })
    if (!answer.ok || answer.status !== 200) return undefined
    return parsedJson(Buffer.from(answer.bytes).toString('utf8'))
  }

  return {
    async ask(url, asked = {}) {
      if (asked.body === undefined && answers.has(url)) return answers.get(url)
      const turn = last.then(
        () => request(url, asked),
        () => request(url, asked),
      )
      last = turn
      const answer = await turn
      if (asked.body === undefined && answer !== undefined) {
        answers.set(url, answer)
        const [oldest] = answers.keys()
        if (answers.size > kept && oldest !== undefined) answers.delete(oldest)
      }
      return answer
    },
    close: () => agent.destroy(),
  }
}
