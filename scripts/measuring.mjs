// Which tests measure time: told by what each reads, so that none is forgotten.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './prepare.mjs'

const clock = /\bperformance\.now\(|\bprocess\.(?:thread)?[cC]puUsage\(/
const bound = /\.toBeLessThan(?:OrEqual)?\(/

/**
 * Tests that hold how long something may take. They run after all others, one at a time and each in a process of its own:
 * beside others they would measure the machine, and behind others the garbage that those left.
 * @returns {string[]} paths from the root
 */
export function testsThatMeasure() {
  return ['src', 'evaluation', 'test']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.test\.tsx?$/.test(file) && holdsTime(readFileSync(join(root, file), 'utf8')))
}

/** @param {string} text */
function holdsTime(text) {
  return clock.test(text) && bound.test(text)
}
