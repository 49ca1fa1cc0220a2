import { loadCatalogue } from '../../src/research/directory/catalogue.ts'
import { entriesOf } from '../../src/research/directory/entry.ts'
import { catalogueFolder } from '../../src/research/directory/location.ts'
import { createSearch } from '../../src/research/directory/search.ts'
import { judge, readQueries, scoreOf, type Verdict } from './evaluate.ts'

const entries = entriesOf(loadCatalogue(catalogueFolder))
const search = createSearch(entries)
const queries = readQueries()
judge(queries, entries, search.find)
const verdicts = judge(queries, entries, search.find)
const score = scoreOf(verdicts)

const percent = (value: number) => `${(value * 100).toFixed(1)} %`.padStart(8)
console.log(`${entries.length} bodies, ${queries.length} queries; ${score.counted} of them ask for a body of the directory\n`)
console.log(`${'kind'.padEnd(14)}counted     top-1    top-3`)
for (const { kind, queries: all, counted, top1, top3 } of score.kinds) {
  console.log(`${kind.padEnd(14)}${`${counted}/${all}`.padEnd(8)}${percent(top1)} ${percent(top3)}`)
}
console.log(`${'all'.padEnd(14)}${String(score.counted).padEnd(8)}${percent(score.top1)} ${percent(score.top3)}\n`)
console.log(`nonsense refused        ${percent(score.nonsenseRefused)} of ${score.nonsense}`)
console.log(`all readings offered    ${percent(score.allReadings)} of ${score.ambiguous} ambiguous ones`)
console.log(`p50 ${score.p50.toFixed(2)} ms, p99 ${score.p99.toFixed(2)} ms\n`)
for (const verdict of verdicts) if (isMiss(verdict)) console.log(describe(verdict))

function isMiss({ query, counted, place, results, offered, readings }: Verdict): boolean {
  if (query.kind === 'nonsense') return results.length > 0
  return query.kind === 'ambiguous' ? offered < readings : counted && place !== 1
}

function describe({ query, results }: Verdict): string {
  const given = results.slice(0, 3).map(({ name, reason }) => `${name} (${reason})`)
  return `${query.kind}: '${query.query}' → ${given.join('; ') || 'nothing'}`
}
