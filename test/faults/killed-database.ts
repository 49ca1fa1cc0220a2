import { setTimeout } from 'node:timers/promises'
import { startPostgres } from '../../scripts/postgres.mjs'
import { signIn, startProduct } from './product.ts'
import type { Report } from './report.ts'
import { compare, Writers } from './writers.ts'

/**
 * Kills a PostgreSQL server under write load, again and again, while the product goes on running.
 * Saves must be refused in words meanwhile and go on by themselves; none that was acknowledged may be lost.
 */
export async function killedDatabase(report: Report, rounds: number): Promise<void> {
  const postgres = await startPostgres({ fsync: true })
  try {
    const product = await startProduct({ DATABASE_URL: postgres.url })
    const visitor = await signIn(product)
    const writers = new Writers()
    writers.start(visitor, 'writer', 4)
    const recoveries: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      await writers.nextSave()
      await setTimeout(100 + Math.random() * 400)
      await postgres.kill()
      await postgres.start()
      const back = performance.now()
      await writers.nextSave()
      recoveries.push(performance.now() - back)
    }
    await writers.stop()
    const { lost, twice } = await compare(visitor, writers.acknowledged)
    report.mustBe('lost', lost, 0)
    report.mustBe('twice', twice, 0)
    report.figure('kills of the database', rounds)
    report.figure('acknowledged saves', writers.acknowledged.length)
    report.times('database back to next save', recoveries)
    for (const [message, count] of writers.refusals) report.figure(`told '${message}'`, count)
    report.mustBe('exit status on SIGTERM', await product.stop(), 0)
  } finally {
    await postgres.stop()
  }
}
