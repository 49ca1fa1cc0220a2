import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '#contract/calls.ts'
import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Product, signIn, startProduct } from '../../../test/faults/product.ts'
import type { Visitor } from '../../../test/visitor.ts'

// Starting a process takes its time where many run at once, and so do five hundred rows.
vi.setConfig({ testTimeout: 400_000 })

const count = 500
/** How many of them name a body once more. */
const repeated = 20
let folder: string
const products: Product[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'credscout-import-'))
})
afterEach(async () => {
  for (const product of products.splice(0)) await product.kill()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the product as a process on the same data directory and signs in. */
async function start(): Promise<{ product: Product; visitor: Visitor }> {
  const product = await startProduct({ DATA_DIR: folder, LIVE_READING: 'off' })
  products.push(product)
  return { product, visitor: await signIn(product) }
}

test(`of ${count} rows each is done once, though the process is killed in the middle`, async () => {
  const first = await start()
  const inFull = bodiesInFull()
  const bodies = [...inFull, ...bodiesByName()].slice(0, count - repeated)
  // What comes again is found as known, and never saved twice.
  const names = [...bodies, ...bodies.slice(0, repeated)]
  const rows = names.map((organization, index) => ({ organization, contactFirstName: `Contact ${index}` }))
  const { id } = await first.visitor.call(calls.startImport, { body: { rows } })
  const done = async (visitor: Visitor) => {
    const { counts } = await visitor.call(calls.getImport, { params: { id } })
    return count - counts.waiting
  }
  await expect.poll(() => done(first.visitor), { timeout: 120_000, interval: 50 }).toBeGreaterThan(20)
  await first.product.kill()

  const second = await start()
  const atRestart = await done(second.visitor)
  expect(atRestart).toBeLessThan(count)
  await expect.poll(() => done(second.visitor), { timeout: 240_000, interval: 500 }).toBe(count)
  const { rows: ended } = await second.visitor.call(calls.getImport, { params: { id } })
  const saved = ended.filter(({ state }) => state === 'saved')
  expect(saved.map(({ given }) => given.organization).toSorted()).toEqual(inFull.toSorted())
  // Nobody reads websites here: each of the others says so, in a row of its own. What comes again is known.
  const notSaved = ended.filter(({ state }) => state !== 'saved')
  expect(new Set(notSaved.map(({ state }) => state))).toEqual(new Set(['failed', 'known']))
  expect(notSaved.filter(({ state }) => state === 'known').map(({ number }) => number)).toEqual(
    Array.from({ length: repeated }, (_, index) => bodies.length + index + 1),
  )
  expect(
    notSaved.filter(
      ({ state, message }) =>
        state === 'failed' && !message?.startsWith('The built-in catalogue has no certification details of '),
    ),
  ).toEqual([])
  const prospects = await second.visitor.call(calls.listProspects, { query: { brief: 'true' } })
  expect(new Set(prospects.map(({ id: number }) => number))).toEqual(new Set(saved.map(({ searchId }) => searchId)))
  expect(prospects).toHaveLength(saved.length)
  expect(new Set(prospects.map(({ contactFirstName }) => contactFirstName))).toEqual(
    new Set(saved.map(({ given }) => given.contactFirstName)),
  )
})

const catalogue = join(import.meta.dirname, '../../../catalogue')
const read = <T>(file: string, schema: z.ZodMiniType<T>) =>
  z.parse(schema, JSON.parse(readFileSync(join(catalogue, file), 'utf8')))

/** Names of the bodies whose certifications the catalogue has. */
function bodiesInFull(): string[] {
  return readdirSync(join(catalogue, 'bodies')).map((file) => read(`bodies/${file}`, named).name)
}

/** Names of the bodies that it knows by name alone: a look-up in the background says that it has no more. */
function bodiesByName(): string[] {
  const files = readdirSync(join(catalogue, 'names')).filter((file) => file !== 'ambiguous.json')
  return files.flatMap((file) => read(`names/${file}`, z.array(named)).map(({ name }) => name))
}

const named = z.object({ name: z.string() })
