// npm run eval:requests -- FOLDER | --prune: writes the requests that have no recorded answer yet, in batches, to be answered by a
// language model; or removes answers that no request asks for any more, and accepts the requests as they are.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { instructions } from '../../src/research/model/prompt/prompt.ts'
import { mixed, writeBatches } from './batches.ts'
import { digestsFile, requestDigests, requestsForPages } from './requests.ts'

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
  writeFileSync(digestsFile, `${requestDigests(requests).join('\n')}\n`)
  console.log(`${unasked.length} answers removed, ${requests.length} requests accepted`)
  process.exit(0)
}
const unanswered = requests.filter(({ key }) => !existsSync(new URL(`${key}.json`, answers)))
const open = mixed(unanswered.map(({ key, prompt }) => ({ key, instructions, prompt })))
writeBatches(folder, open, batchSize)
console.log(`${requests.length} requests, ${open.length} without an answer written to ${folder}`)
