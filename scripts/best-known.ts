/**
 * `npm run best-known`: prints what the catalogue says of the best-known credentials, counted from its files.
 * With `--each` every credential in a line: a letter for each fact that is stated, and its prices.
 */
import { askedFacts, bestKnownFile, countsOf, loadBestKnown } from './best-known-list.ts'
import { loadCatalogue } from '../src/research/directory/catalogue.ts'
import { catalogueFolder } from '../src/research/directory/location.ts'

const states = loadBestKnown(bestKnownFile, loadCatalogue(catalogueFolder))
for (const [what, count] of countsOf(states)) console.log(`${String(count).padStart(4)}  ${what}`)
if (process.argv.includes('--each')) {
  console.log(`\n${askedFacts.join(' ')} (x stated, t tried, . open), described, prices`)
  for (const { credential, body, facts, isDescribed, examPrices } of states) {
    const marks = askedFacts.map((fact) => ({ stated: 'x', tried: 't', open: '.' })[facts[fact]]).join('')
    console.log(`${marks} ${isDescribed ? 'd' : '-'} ${credential} [${body}] ${examPrices.join(' | ')}`)
  }
}
