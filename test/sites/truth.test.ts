import { expect, test } from 'vitest'
import type { Certification } from '#domain/certifications/certification.ts'
import { judgeSite, type SiteTruth } from './truth.ts'

const shown = (name: string, retired?: true): Certification => ({
  name,
  summary: '',
  requirements: [],
  validityPeriod: '',
  renewalRequirements: [],
  fees: ['$100 exam'],
  ...(retired === undefined ? {} : { retired }),
})
const truth: SiteTruth = [
  { names: ['Certified Diver', 'CD'], fees: [{ amount: 100, currency: 'USD' }], retired: false, optional: false },
  { names: ['Certified Rower'], fees: [], retired: true, optional: true },
]

test('one that is not offered any more may be shown with that, and is false without it', () => {
  expect(judgeSite(truth, [shown('Certified Diver'), shown('Certified Rower', true)])).toMatchObject({
    found: ['Certified Diver'],
    retired: ['Certified Rower'],
    false: [],
    fees: { right: 1, wrong: 0, wanted: 1 },
  })
  expect(judgeSite(truth, [shown('CD'), shown('Certified Rower')])).toMatchObject({ retired: [], false: ['Certified Rower'] })
})

test('one that is offered is not found where it is said to be retired', () => {
  expect(judgeSite(truth, [shown('Certified Diver', true)])).toMatchObject({
    found: [],
    missing: ['Certified Diver'],
    false: ['Certified Diver'],
  })
})
