import * as fc from 'fast-check'
import { calls } from '#contract/calls.ts'
import { startTestApp } from '../app.ts'
import { pmiMatch, pmiResult, seedWorld } from '../seeds.ts'
import { checkAnswer, type Visitor } from '../visitor.ts'
import { type FuzzRequest, fuzzRequest } from './requests.ts'

const requestsARound = 25

/** How many requests were sent, and how they were answered. */
export interface FuzzReport {
  requests: number
  byStatus: Map<number, number>
}

/**
 * Sends random requests to the real server, each round of 25 to a fresh world.
 * @param requests how many at least
 * @param seed the same seed sends the same requests
 * @throws Error with the smallest round that gets a 5xx, or an answer that the OpenAPI document does not promise
 */
export async function fuzz(requests: number, seed: number): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, byStatus: new Map() }
  const round = fc.array(fuzzRequest, { minLength: requestsARound, maxLength: requestsARound, size: 'max' })
  await fc.assert(
    fc.asyncProperty(round, async (sent) => {
      const app = await startTestApp()
      app.research.finds([pmiMatch]).answers(pmiResult)
      const world = await seedWorld(app)
      const ids = [world.pmiProspect.id, world.awsProspect.id, world.leesProspect.id, world.shareId, 2_000_000_000, 0, -1].map(
        String,
      )
      for (const request of sent) {
        app.clock.advance(61_000)
        const sender = request.sender === 'anonymous' ? app.anonymous() : world[request.sender]
        const status = await send(sender, request, ids)
        report.requests += 1
        report.byStatus.set(status, (report.byStatus.get(status) ?? 0) + 1)
      }
      await app.anonymous().call(calls.getFeatures)
      await app.stop()
    }),
    { numRuns: Math.ceil(requests / requestsARound), seed, endOnFailure: false },
  )
  return report
}

/** Sends one request and judges its answer; gives the status. */
async function send(sender: Visitor, request: FuzzRequest, ids: readonly string[]): Promise<number> {
  const { call } = request
  const target = typeof request.target === 'number' ? (ids[request.target % ids.length] ?? '') : request.target
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    pathSegment(name === 'certId' ? request.certificationId : target),
  )
  const query = new URLSearchParams(request.query).toString()
  const response = await sender.fetch(query === '' ? path : `${path}?${query}`, {
    method: call.method,
    headers: request.headers,
    ...(request.body === null ? {} : { body: request.body }),
  })
  const text = await response.text()
  if (response.status >= 500) throw new Error(`${call.method} ${path} answered ${response.status}: ${text}`)
  checkAnswer(call, { status: response.status, body: bodyOf(text, response.headers), headers: response.headers })
  return response.status
}

/** A file that is given to be kept stays the text it is. */
function bodyOf(text: string, headers: Headers): unknown {
  if (text === '') return undefined
  return headers.has('content-disposition') ? text : JSON.parse(text)
}

/** Encoded so that it stays one segment; dots alone would change the path, and a lone surrogate has no encoding. */
function pathSegment(text: string): string {
  const segment = encodeURIComponent(text.toWellFormed())
  return /^\.+$/.test(segment) ? segment.replaceAll('.', '%252E') : segment
}
