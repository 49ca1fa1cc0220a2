import { judgeCsv } from './csv.ts'
import { judgeByInspector } from './inspector.ts'
import { judgeByLighthouse } from './lighthouse.ts'
import { judgeApiDocument } from './openapi.ts'
import { judgeByPa11y } from './pa11y.ts'
import { judgeByScanners } from './scan.ts'

const usage = `Usage: npm run judge:lighthouse [-- RUNS [PAGE]], npm run judge:pa11y, npm run judge:openapi, npm run judge:scan, npm run judge:csv, npm run judge:inspector [-- FOLDER]
`

const [judge, ...args] = process.argv.slice(2)
const judged = await judgeBy(judge, args)
if (judged === undefined) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  process.exitCode = judged ? 0 : 1
}

async function judgeBy(name: string | undefined, given: string[]): Promise<boolean | undefined> {
  const [first = '5', page] = given
  if (name === 'openapi') return judgeApiDocument()
  if (name === 'scan') return judgeByScanners()
  if (name === 'csv') return judgeCsv()
  if (name === 'inspector') return judgeByInspector(given[0])
  if (name === 'pa11y') return judgeByPa11y()
  return name === 'lighthouse' && Number(first) >= 1 ? judgeByLighthouse(Number(first), page) : undefined
}
