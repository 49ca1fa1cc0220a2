import { expect, it } from 'vitest'
import { tickPaths } from './tick-paths.ts'

it('draws all ticks of a kind as one path, each in its place', () => {
  const paths = tickPaths(['page', 'person', 'page', 'doubt'])
  expect(paths.map(({ tick }) => tick)).toEqual(['page', 'person', 'doubt'])
  expect(paths.map(({ path }) => path.match(/M[\d.]+ [\d.]+/g))).toEqual([['M1 0', 'M13 0'], ['M7 6'], ['M19 0.5']])
})

it('draws a bar with round corners, closed', () => {
  expect(tickPaths(['catalogue'])).toEqual([
    { tick: 'catalogue', path: 'M1 0h2a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v-10a1 1 0 0 1 1 -1z' },
  ])
})
