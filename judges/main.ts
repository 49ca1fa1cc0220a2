import { judgeCsv } from './csv.ts'
import { judgeByLighthouse } from './lighthouse.ts'
import { judgeApiDocument } from './openapi.ts'
import { judgeByPa11y } from './pa11y.ts'
import { judgeByScanners } from './scan.ts'

const usage = `Usage: npm run judge:lighthouse [-- RUNS [PAGE]], npm run judge:pa11y, npm run judge:openapi, npm run judge:scan, npm run judge:csv
`

const [judge, ...args] = process.argv.slice(2)
const judged = await judgeBy(judge, args)
if (judged === undefined) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  process.exitCode = judged ? 0 : 1
}

async function judgeBy(name: string | undefined, [first = '5', page]: string[]): Promise<boolean | undefined> {
  if (name === 'openapi') return judgeApiDocument()
  if (name === 'scan') return judgeByScanners()
  if (name === 'csv') return judgeCsv()
  if (name === 'pa11y') return judgeByPa11y()
  return name === 'lighthouse' && Number(first) >= 1 ? judgeByLighthouse(Number(first), page) : undefined
}
