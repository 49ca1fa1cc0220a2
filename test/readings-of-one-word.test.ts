import { expect, test } from 'vitest'
import { openDirectory } from '../src/research/directory/directory.ts'
import { catalogueFolder } from '../src/research/directory/location.ts'
import { onlyReading } from '../src/server/imports/only-reading.ts'

const directory = openDirectory(catalogueFolder)
const meantBy = (typed: string) => onlyReading(directory.find(typed), typed)?.name

test.each(['agencies', 'classification', 'level', 'collectors'])('an import asks what %s means', (word) => {
  expect(directory.find(word).length, 'the directory offers something').toBeGreaterThan(0)
  expect(meantBy(word)).toBeUndefined()
})

test.each([
  ['PMI', 'Project Management Institute'],
  ['nbcot.org', 'National Board for Certification in Occupational Therapy'],
  ['CISSP', 'ISC2'],
])('%s means one body', (typed, name) => {
  expect(meantBy(typed)).toContain(name)
})
