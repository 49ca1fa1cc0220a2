import { parentPort } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import type { PdfItem, PdfLink, PdfMessage, PdfRequest } from './pdf-message.ts'

// Runs in its own thread: a hostile PDF can be stopped there without holding up anything else.

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

const send = (message: PdfMessage) => parentPort?.postMessage(message, [])

/** Reads one file; the end is told when the file is closed, because the next one may follow at once. */
async function read(bytes: Uint8Array, mostPages: number): Promise<void> {
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 })
  try {
    for (let page = 1; page <= Math.min(pdf.numPages, mostPages); page += 1) send(await readPage(pdf, page))
    const end = await endOf(pdf)
    await pdf.loadingTask.destroy()
    send(end)
  } catch (error) {
    await pdf.loadingTask.destroy()
    throw error
  }
}

async function endOf(pdf: Pdf): Promise<PdfMessage> {
  const { info } = await pdf.getMetadata()
  const entries = new Map<string, unknown>(Object.entries(info))
  const entry = (name: string) => {
    const value = entries.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { type: 'end', title: entry('Title'), language: entry('Language'), modified: entry('ModDate') || entry('CreationDate') }
}

async function readPage(pdf: Pdf, number: number): Promise<PdfMessage> {
  const page = await pdf.getPage(number)
  const content = await page.getTextContent()
  const items: PdfItem[] = []
  for (const item of content.items) {
    if (!('str' in item) || item.str === '') continue
    const [, , c, d, x, y] = item.transform.map(Number)
    items.push({ text: item.str, x: x ?? 0, y: y ?? 0, width: item.width, size: Math.hypot(c ?? 0, d ?? 0) || item.height })
  }
  const links: PdfLink[] = []
  for (const annotation of await page.getAnnotations()) {
    const { subtype, url, rect } = annotation
    if (subtype === 'Link' && typeof url === 'string' && Array.isArray(rect)) links.push({ url, rect: rect.map(Number) })
  }
  const [left = 0, , right = 0] = page.view
  page.cleanup()
  return { type: 'page', number, width: right - left, items, links }
}

parentPort?.on('message', ({ bytes, mostPages }: PdfRequest) => {
  read(bytes, mostPages).catch((error: unknown) =>
    send({ type: 'failed', reason: error instanceof Error ? error.name : 'Error' }),
  )
})
