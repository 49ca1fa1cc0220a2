// Sends random requests to the server in memory: npm run fuzz [-- REQUESTS [SEED]]
import { closeTestDatabase } from '../database.ts'
import { fuzz } from './fuzz.ts'

const requests = Number(process.argv[2] ?? 10_000)
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31)
process.stdout.write(`seed ${seed}\n`)
try {
  const report = await fuzz(requests, seed)
  const statuses = [...report.byStatus].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  process.stdout.write(`${report.requests} requests, none with a 5xx or an undocumented answer; ${statuses.join(', ')}\n`)
} finally {
  await closeTestDatabase()
}
