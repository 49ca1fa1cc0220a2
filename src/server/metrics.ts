import { timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from './context.ts'

/** What a request is counted as; `route` is the pattern of the call, or 'page'; never the path, which may hold a secret. */
interface CountedRequest {
  method: string
  route: string
  status: number
  /** Seconds it took. */
  duration: number
}

/** What operators watch, in the text format of Prometheus. */
export interface Metrics {
  count: (request: CountedRequest) => void
  /** The page that Prometheus reads. */
  print: () => Promise<{ contentType: string; text: string }>
  /** Whether a request's Authorization header carries the token. */
  mayRead: (authorization: string | undefined) => boolean
}

/**
 * The metrics of this process.
 * @returns null where METRICS_TOKEN is not set: nothing is counted then
 */
export function createMetrics(context: Context): Metrics | null {
  const token = context.config.metricsToken
  if (token === null) return null
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took, by route.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
    registers,
  })
  const running = new Gauge({ name: 'lookups_running', help: 'Look-ups that this process runs.', registers })
  const mails = new Gauge({ name: 'mails', help: 'Emails in the outbox, by state.', labelNames: ['status'], registers })
  return {
    count: ({ method, route, status, duration }) => {
      requests.inc({ method, route, status })
      durations.observe({ method, route }, duration)
    },
    print: async () => {
      running.set(context.runs.size)
      mails.reset()
      for (const { status, count } of await countMails(context)) mails.set({ status }, count)
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
    mayRead: (authorization) => isSame(authorization ?? '', `Bearer ${token}`),
  }
}

async function countMails({ db }: Context): Promise<{ status: string; count: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('status')
    .execute()
  return rows.map(({ status, count }) => ({ status, count: Number(count) }))
}

/** Takes as long for a wrong token as for the right one. */
function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
