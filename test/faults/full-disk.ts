import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signIn, startProduct } from './product.ts'
import type { Report } from './report.ts'
import { compare, Writers } from './writers.ts'

const megabyte = 1_048_576

/**
 * Fills the disk of the embedded database while it writes. Saves must be refused in words, and go on by themselves once there
 * is room; none that was acknowledged may be lost. Needs the right to mount a small file system; says so where it has none.
 */
export async function fullDisk(report: Report): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'credscout-full-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk], { stdio: 'pipe' })
  } catch {
    rmSync(disk, { recursive: true })
    report.figure('skipped', 'a small file system cannot be mounted here (run as root on Linux)')
    return
  }
  try {
    const settings = { DATA_DIR: join(disk, 'data') }
    const product = await startProduct(settings)
    const visitor = await signIn(product)
    const filler = join(disk, 'filler')
    const room = statfsSync(disk)
    writeFileSync(filler, Buffer.alloc(Math.max(0, room.bavail * room.bsize - 2 * megabyte)))
    const writers = new Writers()
    writers.start(visitor, 'writer', 4)
    while (writers.refusals.size === 0) await writers.nextAnswer()
    const before = writers.acknowledged.length
    // Not a byte is left, and it stays so for a while: the database ends, and cannot be started again.
    const rest = statfsSync(disk)
    writeFileSync(join(disk, 'rest'), Buffer.alloc(rest.bavail * rest.bsize))
    for (let answer = 0; answer < 100; answer += 1) await writers.nextAnswer()
    rmSync(filler)
    rmSync(join(disk, 'rest'))
    const freed = performance.now()
    await writers.nextSave()
    report.figure('saves until the disk was full', before)
    report.times('room to next save', [performance.now() - freed])
    await writers.stop()
    for (const [message, count] of writers.refusals) report.figure(`told '${message}'`, count)
    report.mustBe(
      'told anything but that the disk is full',
      [...writers.refusals.keys()].filter((one) => !one.includes('disk')).length,
      0,
    )
    await product.kill()
    const again = await startProduct(settings)
    const { lost, twice } = await compare(await signIn(again), writers.acknowledged)
    await again.stop()
    report.mustBe('lost', lost, 0)
    report.mustBe('twice', twice, 0)
  } finally {
    execFileSync('umount', ['--lazy', disk])
    rmSync(disk, { recursive: true })
  }
}
