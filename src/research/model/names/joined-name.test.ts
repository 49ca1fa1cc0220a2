import { expect, test } from 'vitest'
import { findJoined } from './joined-name.ts'

const found = (name: string, text: string): string | undefined => {
  const place = findJoined(name, text)
  return place === undefined ? undefined : text.slice(place.start, place.end)
}

test.each([
  [
    'Residency certificate',
    'A Residency/Initial/Professional certificate costs $70.',
    'Residency/Initial/Professional certificate',
  ],
  ['Tank Inspector Level 2', 'Tank Inspector Level 1 and Level 2: R1,250', 'Tank Inspector Level 1 and Level 2'],
  ['Certified Diver', 'Certified/Master Certified Diver Test: $310', 'Certified/Master Certified Diver'],
  ['Graduate certificate', 'İzmir: GENERAL, GRADUATE OR LIMITED CERTIFICATES', 'GRADUATE OR LIMITED CERTIFICATES'],
])('finds %s where a page joins it with others', (name, text, place) => {
  expect(found(name, text)).toBe(place)
})

test.each([
  ['Residency certificate', 'Residency is two years. An Initial/Professional certificate costs $70.'],
  ['Tank Inspector Level 2', 'Tank Inspector Level 1; the Level 2 of another body'],
  ['Certified Diver', 'Certified Rigger, then a long word about boats and what they are for in the sea of all, or Diver'],
  ['Tank Inspector', 'A Tankand Hull Inspector. A Tank or Hull Inspectorate. An Antitank or Hull Inspector.'],
])('does not find %s across sentences, far apart or within words', (name, text) => {
  expect(found(name, text)).toBeUndefined()
})
