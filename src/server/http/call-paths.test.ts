import { expect, test } from 'vitest'
import { callsInOrder, methodsAt } from './call-paths.ts'

test('a call whose path is a name comes before one whose parameter could be that name', () => {
  const paths = callsInOrder.map(([, { path }]) => path)
  expect(paths.indexOf('/api/searches/export.csv')).toBeLessThan(paths.indexOf('/api/searches/:id'))
  const hidden = paths.filter((path, place) => {
    const before = paths.slice(0, place).filter((earlier) => earlier.includes(':'))
    return before.some((earlier) => new RegExp(`^${earlier.replace(/:\w+/g, '[^/:]+')}$`).test(path))
  })
  expect(hidden).toEqual([])
})

test('the methods of a path are those of the call that it names', () => {
  expect(methodsAt('/api/searches/export.csv')).toEqual(['GET'])
  expect(methodsAt('/api/searches/7').toSorted()).toEqual(['DELETE', 'GET', 'PATCH', 'PUT'])
  expect(methodsAt('/api/searches/7/work')).toEqual([])
})
