// npm run train:ask -- FOLDER PAGES…: writes the product's own requests for collected real pages in batches, to be answered by a
// language model that sees nothing else. Pages that hold nothing to ask about are told and left out.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { instructions } from '../../src/research/model/prompt.ts'
import { writeBatches } from '../recorded/batches.ts'
import { requestsForReal } from './real-requests.ts'
import { readRealPages } from './real-pages.ts'

/** Requests of a batch: what one reader answers in one sitting. */
const batchSize = 15

const [folder, ...pageFolders] = process.argv.slice(2)
if (folder === undefined || pageFolders.length === 0) {
  console.error('Usage: npm run train:ask -- FOLDER PAGES…')
  process.exit(2)
}
const pages = readRealPages(pageFolders)
const asked = []
let unasked = 0
for (const page of pages) {
  const requests = await requestsForReal(page)
  if (requests.length === 0) unasked += 1
  asked.push(...requests.filter(({ key }) => !isAnswered(key)))
}
const once = [...new Map(asked.map((request) => [request.key, request])).values()]
// Batches of many kinds of pages: neighbors in a folder are often of one body.
const shuffled = once.toSorted((one, other) => (one.key < other.key ? -1 : 1))
if (existsSync(folder) && !process.argv.includes('--keep'))
  for (let place = 1; place < 100; place += 1)
    rmSync(join(folder, `batch-${String(place).padStart(2, '0')}`), { recursive: true, force: true })
const written = writeBatches(
  folder,
  shuffled.map(({ key, prompt }) => ({ key, instructions, prompt })),
  batchSize,
)
const count = (split: string) => pages.filter((page) => page.split === split).length
console.log(`${pages.length} pages (${count('training')} training, ${count('choosing')} choosing, ${count('blind')} blind)`)
console.log(`${shuffled.length} requests in ${written.length} batches, ${unasked} pages without a request`)

function isAnswered(key: string): boolean {
  return existsSync(join(import.meta.dirname, 'answers', `${key}.json`))
}
