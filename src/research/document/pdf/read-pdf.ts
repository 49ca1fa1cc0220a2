import { getDocumentProxy } from 'unpdf'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** How much of a PDF is read. */
export interface PdfLimits {
  pages: number
  /** No further page is begun after so many milliseconds. */
  milliseconds: number
  /** Runs of text of all its pages; a page of a book has some hundred. */
  items: number
}

export interface PdfReading {
  pages: PdfPage[]
  title: string
  language: string
  modified: string
  /** Name of the error that ended it, '' when it was read to its end or to a limit. */
  failed: string
}

/** Reads the runs of text and the links of a PDF, page by page. What was read before a limit or an error is kept. Never rejects. */
export async function readPdf(bytes: Uint8Array, limits: PdfLimits): Promise<PdfReading> {
  const reading: PdfReading = { pages: [], title: '', language: '', modified: '', failed: '' }
  const began = performance.now()
  try {
    // The reader takes the bytes over, so it gets its own.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    try {
      let items = 0
      for (let page = 1; page <= Math.min(pdf.numPages, limits.pages); page += 1) {
        const read = await readPage(pdf, page, limits.items - items)
        items += read.items.length
        reading.pages.push(read)
        if (items >= limits.items || performance.now() - began > limits.milliseconds) break
      }
      Object.assign(reading, await detailsOf(pdf))
    } finally {
      await pdf.loadingTask.destroy()
    }
  } catch (error) {
    reading.failed = error instanceof Error ? error.name : 'Error'
  }
  return reading
}

async function detailsOf(pdf: Pdf): Promise<Pick<PdfReading, 'title' | 'language' | 'modified'>> {
  const { info } = await pdf.getMetadata()
  const entries = new Map<string, unknown>(Object.entries(info))
  const entry = (name: string) => {
    const value = entries.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { title: entry('Title'), language: entry('Language'), modified: entry('ModDate') || entry('CreationDate') }
}

async function readPage(pdf: Pdf, number: number, most: number): Promise<PdfPage> {
  const page = await pdf.getPage(number)
  const items: PdfItem[] = []
  const reader = page.streamTextContent().getReader()
  for (let part = await reader.read(); !part.done && items.length < most; part = await reader.read()) {
    for (const item of part.value.items) {
      if (!('str' in item) || item.str === '') continue
      const [, , c, d, x, y] = item.transform.map(Number)
      items.push({ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, size: Math.hypot(c ?? 0, d ?? 0) || item.height })
    }
  }
  await reader.cancel()
  const links: PdfLink[] = []
  for (const annotation of await page.getAnnotations()) {
    const { subtype, url, rect } = annotation
    if (subtype === 'Link' && typeof url === 'string' && Array.isArray(rect)) links.push({ url, rect: rect.map(Number) })
  }
  page.cleanup()
  return { number, items, links }
}

/** A run of text on a page; lengths in points, origin at the lower left. */
export interface PdfItem {
  text: string
  x: number
  /** Baseline. */
  y: number
  width: number
  size: number
}

interface PdfLink {
  url: string
  /** Left, lower, right, upper edge. */
  rect: readonly number[]
}

export interface PdfPage {
  number: number
  items: readonly PdfItem[]
  links: readonly PdfLink[]
}
