// npm run eval:requests -- FOLDER | --prune: writes the requests that have no recorded answer yet, in batches, to be answered by a
// language model; or removes answers that no request asks for any more.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { instructions } from '../../model/prompt.ts'
import { requestsForPages } from './requests.ts'

/** Requests of a batch: what one reader answers in one sitting. */
const batchSize = 30

const answers = new URL('./answers/', import.meta.url)
const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Usage: npm run eval:requests -- FOLDER | --prune')
  process.exit(2)
}
const requests = await requestsForPages()
if (folder === '--prune') {
  const asked = new Set(requests.map(({ key }) => `${key}.json`))
  const unasked = readdirSync(answers).filter((name) => !asked.has(name))
  for (const name of unasked) rmSync(new URL(name, answers))
  console.log(`${unasked.length} answers removed`)
  process.exit(0)
}
const unanswered = requests.filter(({ key }) => !existsSync(new URL(`${key}.json`, answers)))
const once = [...new Map(unanswered.map((request) => [request.key, request])).values()]
// Batches of many kinds of pages: neighbors in a folder are often about one kind.
const shuffled = once.toSorted((one, other) => (one.key < other.key ? -1 : 1))
for (let place = 0; place < shuffled.length; place += batchSize) {
  const batch = join(folder, `batch-${String(place / batchSize + 1).padStart(2, '0')}`)
  mkdirSync(join(batch, 'requests'), { recursive: true })
  writeFileSync(join(batch, 'instructions.md'), instructions)
  for (const { key, prompt } of shuffled.slice(place, place + batchSize))
    writeFileSync(join(batch, 'requests', `${key}.txt`), prompt)
}
console.log(`${requests.length} requests, ${shuffled.length} without an answer written to ${folder}`)
