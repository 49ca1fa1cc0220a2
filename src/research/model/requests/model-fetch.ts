import { setTimeout as pause } from 'node:timers/promises'
import { type Agent, fetch as fetchThrough } from 'undici'
import { ModelTimeout } from './failure.ts'
import type { ModelLimits } from './settings.ts'

const repetitions = 2
/** Largest answer taken in, in bytes; a server that never stops is cut off. */
const largestAnswer = 4_000_000

/**
 * Fetch for the model's own address, which the operator has set and which may be on the own machine. It ends when no answer
 * begins in time, asks again when the server is busy or at fault, as long as it asks for, and follows no redirect, so that the
 * key goes nowhere else.
 * @param agent holds the connections, for whoever wants to close them; the process's own unless given
 */
export function createModelFetch(limits: Pick<ModelLimits, 'headersWithin' | 'longestPause'>, agent?: Agent): typeof fetch {
  return async (input, init) => {
    const signal = init?.signal ?? undefined
    for (let turn = 0; ; turn += 1) {
      const response = await answerWithin(limits.headersWithin, input, init, signal, agent)
      const wait = turn < repetitions ? pauseBefore(response, turn) : undefined
      if (wait === undefined || wait > limits.longestPause) return capped(response)
      await response.body?.cancel()
      await pause(wait, undefined, signal === undefined ? {} : { signal })
    }
  }
}

async function answerWithin(
  time: number,
  input: Parameters<typeof fetch>[0],
  init: Parameters<typeof fetch>[1],
  signal: AbortSignal | undefined,
  agent: Agent | undefined,
): Promise<Response> {
  const { method, headers, body } = init ?? {}
  if (input instanceof Request || typeof body !== 'string') throw new TypeError('A model is asked by its address, with a text.')
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new ModelTimeout()), time)
  try {
    const both = signal === undefined ? late.signal : AbortSignal.any([signal, late.signal])
    return await fetchThrough(input, {
      method: method ?? 'POST',
      headers: [...new Headers(headers)],
      body,
      redirect: 'error',
      signal: both,
      ...(agent && { dispatcher: agent }),
    })
  } finally {
    clearTimeout(timer)
  }
}

/** Milliseconds to wait before asking again; undefined when the answer is to be taken as it is. */
function pauseBefore(response: Response, turn: number): number | undefined {
  const { status, headers } = response
  if (status !== 429 && (status < 500 || status === 501)) return undefined
  const asked = Number(headers.get('retry-after-ms') ?? Number.NaN)
  if (Number.isFinite(asked)) return Math.max(0, asked)
  const after = headers.get('retry-after')
  if (after === null) return 500 * 2 ** turn
  const seconds = Number(after)
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(after) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : 500 * 2 ** turn
}

function capped(response: Response): Response {
  if (response.body === null) return response
  let taken = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      taken += chunk.byteLength
      if (taken > largestAnswer) controller.error(new Error('the answer is too large'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = response
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers })
}
