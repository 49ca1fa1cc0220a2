import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { signIn, startProduct } from './product.ts'
import type { Report } from './report.ts'
import { compare, Writers } from './writers.ts'

/**
 * Kills the server while it writes, again and again, on the embedded database with its real flushing.
 * A save that was acknowledged must be there after the next start, once.
 */
export async function killedServer(report: Report, rounds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'credscout-killed-'))
  const acknowledged: string[] = []
  const starts: number[] = []
  let cookie = ''
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const product = await startProduct({ DATA_DIR: dataDir })
      if (round > 1) starts.push(product.startTime)
      const visitor = await signIn(product, cookie)
      cookie = visitor.cookie
      // What the kill before has left.
      const { lost, twice } = await compare(visitor, acknowledged)
      report.mustBe(`round ${round}: lost`, lost, 0)
      report.mustBe(`round ${round}: twice`, twice, 0)
      const writers = new Writers()
      writers.start(visitor, `round-${round}`, 4)
      await setTimeout(300 + Math.random() * 1_200)
      writers.expectEnd()
      await product.kill()
      await writers.stop()
      acknowledged.push(...writers.acknowledged)
    }
    const last = await startProduct({ DATA_DIR: dataDir })
    starts.push(last.startTime)
    const { lost, twice } = await compare(await signIn(last, cookie), acknowledged)
    await last.kill()
    report.mustBe('at the end: lost', lost, 0)
    report.mustBe('at the end: twice', twice, 0)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
  report.mustBe('rounds without a save', acknowledged.length === 0 ? rounds : 0, 0)
  report.figure('kills of the server', rounds)
  report.figure('acknowledged saves', acknowledged.length)
  report.times('start to ready after a kill', starts)
}
