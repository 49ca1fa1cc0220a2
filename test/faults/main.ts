// Breaks what the product stands on, and looks what becomes of it: npm run test:faults [-- PART… [ROUNDS]]
import { cutLookups } from './cut-lookups.ts'
import { fullDisk } from './full-disk.ts'
import { hostilePages } from './hostile-pages.ts'
import { killedDatabase } from './killed-database.ts'
import { killedServer } from './killed-server.ts'
import { mixedLoadOnEmbedded, mixedLoadOnServer } from './mixed-load.ts'
import { Report } from './report.ts'
import { stoppedUnderLoad } from './stopped-under-load.ts'

const parts: Record<string, (report: Report, rounds: number) => Promise<void>> = {
  'killed-server': killedServer,
  'killed-database': killedDatabase,
  'full-disk': fullDisk,
  'stopped-under-load': stoppedUnderLoad,
  'cut-lookups': cutLookups,
  'hostile-pages': hostilePages,
  'mixed-load-embedded': mixedLoadOnEmbedded,
  'mixed-load-server': mixedLoadOnServer,
}

const asked = process.argv.slice(2)
const rounds = Number(asked.find((word) => /^\d+$/.test(word)) ?? 50)
const wanted = asked.filter((word) => !/^\d+$/.test(word))
const unknown = wanted.filter((name) => parts[name] === undefined)
if (unknown.length > 0) {
  process.stderr.write(`There is no part '${unknown.join("', '")}'. Parts: ${Object.keys(parts).join(', ')}\n`)
  process.exitCode = 2
} else {
  for (const [name, work] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    process.stdout.write(`\n── ${name}\n`)
    const report = new Report((line) => process.stdout.write(`${line}\n`))
    await work(report, rounds)
    if (report.failures > 0) process.exitCode = 1
  }
}
