import type { Certification } from '#domain/certifications/certification.ts'
import { expect, test } from 'vitest'
import { asListed } from './listed-order.ts'

const called = (name: string, acronym?: string): Certification => ({
  name,
  ...(acronym === undefined ? {} : { acronym }),
  summary: '',
  requirements: [],
  validityPeriod: '',
  renewalRequirements: [],
  fees: [],
})
const valuer = called('Certified Yacht Valuer', 'CYV')
const surveyor = called('Certified Marine Surveyor', 'CMS')
const associate = called('Associate in Marine Surveying', 'AIMS')
const rigger = called('Certified Rigger')

test('certifications stand as the page has them that lists most of them, whatever was read first', () => {
  const list = {
    url: '/certifications',
    linked: ['Home', 'Certified Marine Surveyor', 'AIMS', 'Certified Yacht Valuer'],
    told: [],
  }
  const own = { url: '/cyv', linked: ['Home'], told: ['Certified Yacht Valuer', 'Certified Rigger'] }
  const found = [rigger, valuer, surveyor, associate]
  const order = [surveyor, associate, valuer, rigger]
  expect(asListed(found, [own, list])).toEqual(order)
  expect(asListed(found.toReversed(), [list, own])).toEqual(order)
  expect(asListed(found, [])).toEqual(found)
})
