// npm run train:ask -- FOLDER PAGES…: writes the product's own requests for collected real pages in batches, to be answered by a
// language model that sees nothing else. Pages that hold nothing to ask about are told and left out.
import { mixed, writeBatches } from '../recorded/batches.ts'
import { readReal } from './real-examples.ts'
import { readRealPages } from './real-pages.ts'

/** Requests of a batch: what one reader answers in one sitting. */
const batchSize = 15

const [folder, ...pageFolders] = process.argv.slice(2)
if (folder === undefined || pageFolders.length === 0) {
  console.error('Usage: npm run train:ask -- FOLDER PAGES…')
  process.exit(2)
}
const pages = readRealPages(pageFolders)
const asked = await Promise.all(pages.map(async (page) => (await readReal(page)).requests))
const requests = mixed(asked.flat())
const written = writeBatches(folder, requests, batchSize)
const unasked = asked.filter(({ length }) => length === 0).length
console.log(`${pages.length} pages, ${requests.length} requests in ${written.length} batches, ${unasked} pages without a request`)
