import type { ListRow } from '#domain/prospects/prospect.ts'
import { expect, test } from 'vitest'
import { listRow } from '#domain/prospects/example-list-rows.ts'
import { findable, foundProspects } from './found.ts'

function row(id: number, name: string, abbreviation: string, certification: string, acronym: string): ListRow {
  return listRow(id, name, {
    organization: { name, abbreviation },
    certificationNames: [acronym === '' ? { name: certification } : { name: certification, acronym }],
    createdAt: `2026-11-0${id}T10:00:00Z`,
  })
}

const all = findable([
  row(1, 'Project Management Institute', 'PMI', 'Project Management Professional', 'PMP'),
  row(2, 'ISC2', '', 'Certified Information Systems Security Professional', 'CISSP'),
  row(3, 'Ordre des ingénieurs', '', 'Ingénieur', ''),
])
const ids = (typed: string, recent: number[] = []) => foundProspects(all, typed, recent).map((found) => found.row.id)

test('a prospect is found by its name, its abbreviation and its certifications, without regard to case and accents', () => {
  expect(ids('management')).toEqual([1])
  expect(ids('pmi')).toEqual([1])
  expect(foundProspects(all, 'cissp', [])).toMatchObject([{ row: { id: 2 }, by: 'CISSP' }])
  expect(ids('INGENIEUR')).toEqual([3])
  expect(ids('nursing')).toEqual([])
  expect(ids('?')).toEqual([])
})

test('the ones opened last come first, then names before certifications, then the newest', () => {
  expect(ids('')).toEqual([3, 2, 1])
  expect(ids('', [1])).toEqual([1, 3, 2])
  expect(ids('i', [2])).toEqual([2, 3, 1])
  expect(ids('professional', [1])).toEqual([1, 2])
})
