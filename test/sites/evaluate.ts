// npm run eval:sites [-- FOLDER…] [--without-model] [--processes] [--delay MS] [--answers FOLDER] [--unanswered FOLDER] [--explain]: looks up whole
// sites with a model whose answers are recorded; those of this folder, or those that lie in the given folders.
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { writeBatches } from '../../evaluation/recorded/batches.ts'
import { readersHere } from '../../src/research/readers/example-readers.ts'
import { createReaderPool } from '../../src/research/readers/reader-pool.ts'
import { judgedSites } from './judged-sites.ts'
import { type SiteLookup, lookUpSite } from './look-up-site.ts'
import { readFolderSite } from './folder-site.ts'

/** Requests of a batch: what one reader answers in one sitting. */
const batchSize = 15

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'without-model': { type: 'boolean' },
    /** Milliseconds that the model takes for an answer. */
    delay: { type: 'string', default: '0' },
    /** Folder of recorded answers. */
    answers: { type: 'string', default: fileURLToPath(new URL('./recorded/answers/', import.meta.url)) },
    /** Folder that requests without an answer are written to, in batches. */
    unanswered: { type: 'string' },
    /** Reads pages in processes of their own, as an installation does: for the times. */
    processes: { type: 'boolean' },
    /** Shows what is missing, false or twice, and which pages were opened why. */
    explain: { type: 'boolean' },
  },
})

const sites = positionals.length === 0 ? judgedSites() : positionals.map(readFolderSite)
const answers = values['without-model'] === true ? undefined : values.answers
const readers = values.processes === true ? createReaderPool() : readersHere()
const lookups: SiteLookup[] = []
console.log(
  rowOf([
    'site',
    'found',
    'missing',
    'retired',
    'twice',
    'false',
    'fees',
    'wrong',
    'pages',
    'asked',
    'tokens in',
    'out',
    'first s',
    'end s',
    'unknown',
  ]),
)
for (const site of sites) {
  const lookup = await lookUpSite(site, { readers, answers, delay: Number(values.delay) })
  lookups.push(lookup)
  printSite(lookup)
}
await readers.close()
printSum()
const open = [...new Map(lookups.flatMap(({ unanswered }) => unanswered).map((one) => [one.key, one])).values()]
if (values.unanswered !== undefined && open.length > 0) {
  const batches = writeBatches(values.unanswered, open, batchSize)
  console.log(`${open.length} requests without an answer in ${batches.join(', ')} of ${values.unanswered}`)
}

function printSite({
  name,
  verdict,
  pages,
  requests,
  tokensIn,
  tokensOut,
  firstCard,
  whole,
  unanswered,
  notices,
  opened,
}: SiteLookup): void {
  const { found, missing, retired, twice, false: wrong, fees } = verdict
  console.log(
    rowOf([
      name,
      `${found.length} of ${found.length + missing.length}`,
      missing.length,
      retired.length,
      twice.length,
      wrong.length,
      `${fees.right} of ${fees.wanted}`,
      fees.wrong,
      pages,
      requests,
      tokensIn,
      tokensOut,
      seconds(firstCard),
      seconds(whole),
      unanswered.length,
    ]),
  )
  for (const notice of notices) console.log(`  ${notice}`)
  if (values.explain !== true) return
  for (const [label, names] of Object.entries({ missing, retired, twice, false: wrong }))
    for (const one of names) console.log(`  ${label}: ${one}`)
  console.log(`  ${opened.join('\n  ')}`)
}

function printSum(): void {
  const sum = (of: (one: SiteLookup) => number) => lookups.reduce((total, one) => total + of(one), 0)
  const mean = (of: (one: SiteLookup) => number) => sum(of) / lookups.length
  console.log(
    rowOf([
      'all',
      `${sum(({ verdict }) => verdict.found.length)} of ${sum(({ verdict }) => verdict.found.length + verdict.missing.length)}`,
      sum(({ verdict }) => verdict.missing.length),
      sum(({ verdict }) => verdict.retired.length),
      sum(({ verdict }) => verdict.twice.length),
      sum(({ verdict }) => verdict.false.length),
      `${sum(({ verdict }) => verdict.fees.right)} of ${sum(({ verdict }) => verdict.fees.wanted)}`,
      sum(({ verdict }) => verdict.fees.wrong),
      sum(({ pages }) => pages),
      sum(({ requests }) => requests),
      sum(({ tokensIn }) => tokensIn),
      sum(({ tokensOut }) => tokensOut),
      seconds(mean(({ firstCard }) => firstCard)),
      seconds(mean(({ whole }) => whole)),
      sum(({ unanswered }) => unanswered.length),
    ]),
  )
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1_000).toFixed(1)
}

function rowOf([name, ...figures]: readonly (string | number)[]): string {
  return `${String(name).padEnd(18)}${figures.map((one) => String(one).padStart(10)).join('')}`
}
