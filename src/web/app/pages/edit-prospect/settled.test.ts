import type { Certification } from '#domain/certifications/certification.ts'
import { expect, test } from 'vitest'
import { compared } from './compared.ts'
import { settled } from './settled.ts'

const otr: Certification = {
  id: 'otr',
  name: 'Occupational Therapist Registered',
  summary: '',
  requirements: ['A degree'],
  validityPeriod: '3 years',
  renewalRequirements: [],
  fees: ['US$540 exam'],
}
const snapshot = (certification: Certification) => ({
  organization: { name: 'NBCOT', description: '' },
  certifications: [certification],
})

test('the two ways out of a conflict differ in nothing but what both changed', () => {
  const conflict = {
    base: snapshot(otr),
    mine: snapshot({ ...otr, fees: ['US$560 exam'], validityPeriod: '4 years' }),
    theirs: {
      ...snapshot({ ...otr, fees: ['US$550 exam'], requirements: ['A degree', 'Fieldwork'] }),
      id: 1,
      version: 2,
    },
  }
  const [theirs, mine] = [settled(conflict, 'theirs'), settled(conflict, 'mine')]
  expect(mine.certifications).toMatchObject([
    { ...otr, fees: ['US$560 exam'], requirements: ['A degree', 'Fieldwork'], validityPeriod: '4 years' },
  ])
  const changed = compared(theirs, mine).flatMap(({ rows }) => rows.filter((row) => row.changed))
  expect(changed.map(({ label }) => label)).toEqual(['Fees'])
})
