import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { hostileFiles } from './hostile-files.ts'

// A thread of its own: making these files takes long, and whoever measures must not wait for it.

const { count, seed }: { count: number; seed: number } = workerData
const files = hostileFiles(count, seed)

/** A site for each file, on an address of loopback of its own: its home page is the page, or leads to the PDF. */
const server = createServer((request, response) => {
  const [, number = ''] = /^127\.0\.0\.(\d+)/.exec(request.headers.host ?? '') ?? []
  const file = files[Number(number) - 1]
  const path = request.url ?? ''
  if (file?.contentType === 'application/pdf' && path === '/') {
    const page = `<!doctype html><title>Board ${number}</title><h1>Certified Hull Inspector (CHI)</h1><p>The CHI exam fee is $300. The CHI is valid for three years.</p><a href="/handbook.pdf">Certification handbook with fees</a>`
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  } else if (file !== undefined && (path === '/' || path === '/handbook.pdf')) {
    response.writeHead(200, { 'content-type': file.contentType }).end(file.make())
  } else response.writeHead(404).end()
})
server.listen(0, '0.0.0.0', () => parentPort?.postMessage(addressOf(server.address()).port, []))

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  return address
}
