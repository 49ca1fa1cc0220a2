import { createHash } from 'node:crypto'
import { createServer } from 'node:http'

/** A certification as a page states it. */
export interface Stated {
  name: string
  /** US dollars of the exam. */
  exam: number
  /** Years that it is valid. */
  years: number
  /** US dollars of a late renewal; no such line where it is absent. */
  late?: number
}

export interface OnePageSites {
  port: number
  /** What a host's page states; may be changed between two readings. */
  stated: Map<string, { certifications: Stated[]; news: string }>
  /** Hosts whose page was asked for, in order, and those of them whose page was sent whole. */
  asked: string[]
  sent: string[]
  close: () => Promise<void>
}

/** The sentences that state a certification, as the page has them. */
export function sentencesOf({ name, exam, years, late }: Stated): { exam: string; valid: string; late: string | undefined } {
  return {
    exam: `The ${name} exam fee is US$${exam}.`,
    valid: `The ${name} certification is valid for ${years} years.`,
    late: late === undefined ? undefined : `The ${name} late renewal fee is US$${late}.`,
  }
}

function pageOf(host: string, { certifications, news }: { certifications: Stated[]; news: string }): string {
  const parts = certifications.map((one) => {
    const { exam, valid, late } = sentencesOf(one)
    const fees = [exam, ...(late === undefined ? [] : [late])].map((sentence) => `<p>${sentence}</p>`).join('')
    return `<h2>${one.name}</h2><h3>Fees</h3>${fees}<h3>Renewal</h3><p>${valid}</p>`
  })
  const title = `Board of ${host.split('.')[0]}`
  return `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${news}</p>${parts.join('')}</main></html>`
}

/** Serves any number of sites of one page, told apart by their host, on one port of loopback; each page has an ETag. */
export async function serveOnePageSites(): Promise<OnePageSites> {
  const stated: OnePageSites['stated'] = new Map()
  const asked: string[] = []
  const sent: string[] = []
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    const page = stated.get(host)
    if (page === undefined || request.url !== '/') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.')
      return
    }
    asked.push(host)
    const html = pageOf(host, page)
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end()
      return
    }
    sent.push(host)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag }).end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The sites have no port.')
  return {
    port: address.port,
    stated,
    asked,
    sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
