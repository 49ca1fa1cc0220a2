import { expect, test } from 'vitest'
import type { Certification } from '../certifications/certification.ts'
import { newLines } from './new-lines.ts'

function certification(name: string, fees: string[], validityPeriod = ''): Certification {
  return { id: name.toLowerCase(), name, summary: '', requirements: [], validityPeriod, renewalRequirements: [], fees }
}

test('tells where lines are that were not there before', () => {
  const before = [certification('Welder', ['US$5']), certification('Inspector', ['US$7'])]
  const after = [
    certification('Inspector', ['US$7', 'US$9'], '3 years'),
    certification('WELDER', ['US$5']),
    certification('Fitter', []),
  ]
  expect(newLines(before, after)).toEqual([
    { id: 'inspector', name: 'Inspector', lines: 2, isNew: false },
    { id: 'fitter', name: 'Fitter', lines: 0, isNew: true },
  ])
  expect(newLines(after, after)).toEqual([])
})
