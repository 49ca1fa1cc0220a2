import { expect, it } from 'vitest'
import { withLook } from './list-look.ts'

const look = { columns: 'tags,status', sort: 'name', direction: 'ascending' } as const

it('takes the kept columns and order where an address says nothing of them', () => {
  expect(withLook({}, look)).toEqual(look)
  expect(withLook({ filter: 'a' }, look)).toEqual({ ...look, filter: 'a' })
})

it('leaves the columns, and the order as a whole, that an address gives', () => {
  expect(withLook({ columns: 'views' }, look)).toEqual({ ...look, columns: 'views' })
  expect(withLook({ sort: 'views' }, look)).toEqual({ columns: look.columns, sort: 'views' })
  expect(withLook({ direction: 'ascending' }, look)).toEqual({ columns: look.columns, direction: 'ascending' })
})

it('changes nothing where nothing is kept', () => {
  expect(withLook({ filter: 'a', sort: 'name' }, {})).toEqual({ filter: 'a', sort: 'name' })
})
