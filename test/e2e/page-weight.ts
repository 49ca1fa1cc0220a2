import type { Page, Request } from '@playwright/test'

/** What a page costs at first view. Sizes are bytes on the wire, heads of the answers included. */
export interface PageWeight {
  requests: number
  bytes: number
  scriptBytes: number
  /** Hosts asked other than the page's own. */
  foreignHosts: string[]
  fontRequests: number
  /** Font faces that text of the page is set in; stand-ins of the system are not fetched. */
  fontsUsed: number
  /** Cumulative layout shift. */
  shift: number
}

/** Opens a page and weighs it, once it is loaded with its scripts and fonts. */
export async function weigh(page: Page, path: string): Promise<PageWeight> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  const sizes: { bytes: number; requestId: string }[] = []
  const scripts = new Set<string>()
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.push({ requestId, bytes: encodedDataLength }))
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.addInitScript(() => {
    const kept = { shift: 0 }
    Object.assign(window, { kept })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') kept.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path, { waitUntil: 'load' })
  const own = new URL(page.url()).host
  const { fontsUsed, shift } = await page.evaluate(async () => {
    await document.fonts.ready
    const kept: unknown = Reflect.get(window, 'kept')
    const shifted = typeof kept === 'object' && kept !== null && 'shift' in kept ? Number(kept.shift) : Number.NaN
    return {
      fontsUsed: [...document.fonts].filter(({ status, family }) => status === 'loaded' && !family.includes('fallback')).length,
      shift: shifted,
    }
  })
  const sum = (list: readonly { bytes: number }[]) => list.reduce((total, { bytes }) => total + bytes, 0)
  return {
    requests: requests.length,
    bytes: sum(sizes),
    scriptBytes: sum(sizes.filter(({ requestId }) => scripts.has(requestId))),
    foreignHosts: requests.map((request) => new URL(request.url()).host).filter((host) => host !== own),
    fontRequests: requests.filter((request) => request.resourceType() === 'font').length,
    fontsUsed,
    shift,
  }
}
