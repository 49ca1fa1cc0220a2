// Which tests measure time: told by what each reads, so that none is forgotten.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const clock = /\bperformance\.now\(|\bprocess\.(?:thread)?[cC]puUsage\(/
const bound = /\.toBeLessThan(?:OrEqual)?\(/

/**
 * Tests that hold a time and run with the others all the same, since they would wait alone for long; each with the reason why it may.
 * @type {Readonly<Record<string, string>>}
 */
export const besideOthers = {
  'test/hostile/hostile-pages.test.ts': 'counts the CPU of a process that only moves bytes, a tenth of what it allows',
  'test/sites/lookup-command.test.ts': 'looks once more where a busy machine was slow',
  'src/server/http/doors.test.ts': 'waits for an answer that comes in half of the time that it allows',
  'src/research/without-network.test.ts': 'waits for name servers that never answer, half of the time that it allows',
  'src/research/plain/in-turns.test.ts': 'counts turns, of which a busy machine makes no more',
  'test/sites/sites.test.ts': 'holds that an answer is late enough; a busy machine only makes it later',
}

/**
 * Tests that hold how long something may take. They run after all others, one at a time and each in a process of its own:
 * beside others they would measure the machine, and behind others the garbage that those left.
 * @returns {string[]} paths from the root
 */
export function testsThatMeasure() {
  return ['src', 'evaluation', 'test']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.test\.tsx?$/.test(file) && !(file in besideOthers) && holdsTime(readFileSync(join(root, file), 'utf8')))
}

/** @param {string} text */
function holdsTime(text) {
  return clock.test(text) && bound.test(text)
}
