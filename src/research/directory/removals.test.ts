import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { linesOfBody, loadCatalogue } from './catalogue.ts'
import { catalogueFolder } from './location.ts'

/** Lines and certifications that were taken out of the catalogue, each with its reason. */
const removalsFile = join(catalogueFolder, 'removals.json')
/** How many lines each body had on 22 November 2026, 2,653 in all; it keeps as many, less the removals. */
const linesHeldFile = join(catalogueFolder, 'lines-held.json')

const written = z.string().check(z.minLength(1))

/** A line that was taken out of the catalogue; its text is not kept anywhere else. */
const removalSchema = z.strictObject({
  /** The body's slug. */
  body: written,
  certification: written,
  field: z.enum(['summary', 'requirements', 'validity', 'renewal', 'fees', 'delivery']),
  text: written,
  reason: z.string().check(z.minLength(20)),
})

const held = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(linesHeldFile, 'utf8')))
/** Every removal since lines are counted, see `catalogue/lines-held.json`. */
const removals = z.array(removalSchema).parse(JSON.parse(readFileSync(removalsFile, 'utf8')))
const bodies = new Map(loadCatalogue(catalogueFolder).bodies.map((body) => [body.slug, body]))

test('no body has fewer lines than it had, less the removals that are named with their reason', () => {
  const lost = Object.entries(held).flatMap(([slug, before]) => {
    const body = bodies.get(slug)
    const now = body === undefined ? 0 : linesOfBody(body).length
    const named = removals.filter((removal) => removal.body === slug).length
    return now + named < before ? [`${slug}: ${before} lines before, ${now} now, ${named} removals named`] : []
  })
  expect(lost).toEqual([])
  expect(Object.values(held).reduce((sum, count) => sum + count, 0)).toBe(2653)
})

test('a removal names a line that is gone', () => {
  const standing = removals.filter(({ body: slug, certification, field, text }) => {
    const body = bodies.get(slug)
    const lines = body === undefined ? [] : linesOfBody(body)
    return lines.some(
      (one) => one.certification.name === certification && one.field.split('.')[2] === field && one.line.text === text,
    )
  })
  expect(standing).toEqual([])
  expect(removals.filter(({ body }) => held[body] === undefined)).toEqual([])
})
