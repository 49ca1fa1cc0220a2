import { expect, it } from 'vitest'
import { figuresOf } from '../../evaluation/figures.ts'
import { sumOf } from '../../evaluation/score.ts'
import { broken } from '../../evaluation/thresholds.ts'
import { allSites } from './generate.ts'
import { readSites } from './read-sites.ts'

/** What a look-up of the eight sites by the built-in reader has reached; raised when it reaches more. */
const bounds = {
  namesF1: 1,
  feesPrecision: 1,
  feesRecall: 1,
  feeKindsF1: 0.98,
  validityF1: 1,
  renewalRecall: 1,
  requirementsRecall: 0.94,
  inventedValues: 0,
}

it('finds by itself what the sites state', async () => {
  const readings = await readSites()
  expect(readings).toHaveLength(allSites().length)
  for (const { site, score, pages } of readings) {
    expect(score.falseNames, site).toEqual([])
    expect(pages, site).toBeGreaterThanOrEqual(4)
  }
  expect(broken(figuresOf(sumOf(readings.map(({ score }) => score))), bounds)).toEqual([])
}, 60_000)

it('reads around a page that is refused, one that only scripts fill and one that is not there', async () => {
  const sites = allSites().filter(({ name }) => name === 'court-archives')
  const [reading] = await readSites(
    { faults: { '/membership': 'wall', '/handbook': 'script-only', '/news': 'unavailable' } },
    sites,
  )
  expect(reading?.score.names).toEqual({ right: 4, shown: 4, wanted: 4 })
})
