import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { defaultPricingOptions } from '#domain/public-face/pricing.ts'
import { insertProspect } from '../src/server/prospects/store.ts'
import { startTestApp } from '../test/app.ts'
import { closeTestDatabase } from '../test/database.ts'
import { certificationsOf } from '../test/many-certifications.ts'
import { newProspect } from '../test/seeds.ts'

/** The product as it is judged: served on loopback, with one link that shows twelve certifications, every line with its quote. */
export interface JudgedWorld {
  origin: string
  /** The public pages by what they are called in a verdict; `floor` is a file of floors/. */
  addresses: { name: string; path: string; floor: string; isIndexed: boolean }[]
  /** Path of the place in line of a link that was used. */
  usedLink: string
  /** Cookie header of an owner who is signed in. */
  cookie: string
  /** Calls as they go over the wire, with every parameter and field filled. */
  requests: { name: string; request: string }[]
  stop: () => Promise<void>
}

const shown = 12

/** Starts the real server on an empty database of its own. */
export async function startWorld(): Promise<JudgedWorld> {
  const app = await startTestApp({ context: { now: () => new Date() } })
  const dana = await app.signedIn('dana')
  const newLink = async () => {
    const prospect = {
      ...newProspect,
      ownerId: dana.user.id,
      certifications: certificationsOf(shown),
      email: null,
      contactFirstName: null,
    }
    const { id } = await insertProspect(app.context.db, prospect, app.context.now())
    return (await dana.call(calls.createShare, { body: { searchId: id } })).shareId
  }
  const [shareId, used] = [await newLink(), await newLink()]
  const billing = { billingName: 'Priya Raman', billingEmail: 'billing@example.org', pricingOptions: defaultPricingOptions }
  await app.anonymous().call(calls.submitShareInterest, { params: { shareId: used }, body: billing })
  const origin = await app.listen()
  return {
    origin,
    addresses: [
      { name: '/learn/default', path: pages.learn(), floor: 'learn', isIndexed: true },
      { name: '/share/:id', path: pages.share(shareId), floor: 'share', isIndexed: false },
      { name: '/waitlist', path: pages.waitlist(), floor: 'waitlist', isIndexed: false },
      { name: '/auth', path: pages.auth(), floor: 'auth', isIndexed: false },
    ],
    usedLink: pages.waitlist(used),
    cookie: dana.cookie,
    requests: requestsTo(origin, shareId, dana.cookie, billing),
    stop: async () => {
      await app.stop()
      await closeTestDatabase()
    },
  }
}

/** The calls that take the most from whoever makes them. */
function requestsTo(origin: string, shareId: string, cookie: string, billing: object): JudgedWorld['requests'] {
  const { host } = new URL(origin)
  const write = (line: string, body: unknown, session = '') => {
    const text = body === undefined ? '' : JSON.stringify(body)
    const head = [`${line} HTTP/1.1`, `Host: ${host}`, ...(session === '' ? [] : [`Cookie: ${session}`])]
    const typed = body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${text.length}`]
    return [...head, ...typed, '', text].join('\r\n')
  }
  const edit = { organization: newProspect.organization, certifications: newProspect.certifications, changeReason: 'scan' }
  return [
    { name: 'sign-in', request: write('POST /api/login', { username: 'dana', password: 'some password' }) },
    { name: 'reset', request: write('POST /api/request-password-reset', { email: 'dana@example.org' }) },
    { name: 'search', request: write('POST /api/query-organization', { searchTerm: 'PMI' }) },
    { name: 'link', request: write(`GET /api/share/${shareId}*`, undefined) },
    { name: 'page of a link', request: write(`GET /share/${shareId}*`, undefined) },
    { name: 'edit through a link', request: write(`PUT /api/share/${shareId}/update`, edit) },
    { name: 'interest', request: write(`POST /api/share/${shareId}/interest`, billing) },
    { name: 'list', request: write('GET /api/searches?withVersionCounts=true', undefined, cookie) },
    { name: 'prospect', request: write('GET /api/searches/1*', undefined, cookie) },
    { name: 'save', request: write('POST /api/searches', newProspect, cookie) },
    {
      name: 'new user',
      request: write('POST /api/admin/users', { username: 'newer', email: 'newer@example.org', password: 'long enough' }, cookie),
    },
  ]
}
