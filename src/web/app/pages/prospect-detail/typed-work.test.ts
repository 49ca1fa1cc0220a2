import { noWork } from '#domain/prospects/prospect-work.ts'
import { expect, test } from 'vitest'
import { changedFields, changeOf, leftToSave, savedMeanwhile, shownTexts, withText } from './typed-work.ts'

const work = { ...noWork, tags: ['warm', 'Q4'], notes: 'Old.' }
const typed = withText(withText({}, work, 'notes', 'Old. And'), work, 'notes', 'Old. And new.')

test('only what is touched is sent; what is not follows what is saved', () => {
  expect(shownTexts(typed, { ...work, nextStep: 'Call' })).toMatchObject({ notes: 'Old. And new.', nextStep: 'Call' })
  expect(changeOf(typed)).toEqual({ notes: 'Old. And new.' })
  const all = withText(withText(typed, work, 'tags', 'warm, Warm , new'), work, 'status', 'won')
  expect(changeOf(all)).toEqual({ notes: 'Old. And new.', tags: ['warm', 'new'], status: 'won' })
  expect(changeOf(withText({}, { ...work, nextStepDue: '2026-11-18' }, 'nextStepDue', ''))).toEqual({ nextStepDue: null })
})

test('typed back to what is saved is untouched', () => {
  expect(withText(typed, work, 'notes', 'Old.')).toEqual({})
  expect(changedFields(typed, { ...work, notes: 'Old. And new.' })).toEqual([])
})

test('what was saved elsewhere since the typing began is said, and only that', () => {
  expect(savedMeanwhile(typed, work, 'notes')).toBeUndefined()
  expect(savedMeanwhile(typed, { ...work, notes: 'Otherwise.' }, 'notes')).toBe('Otherwise.')
  expect(savedMeanwhile(typed, { ...work, notes: 'Old. And new.' }, 'notes')).toBeUndefined()
  expect(savedMeanwhile(typed, { ...work, tags: [] }, 'tags')).toBeUndefined()
})

test('what is typed while a save is on its way stays to be saved', () => {
  const saved = { ...work, notes: 'Old. And new.' }
  expect(leftToSave(typed, typed, saved)).toEqual({})
  const more = withText(withText(typed, work, 'notes', 'Old. And new. More.'), work, 'nextStep', 'Call')
  const left = leftToSave(more, typed, saved)
  expect(changeOf(left)).toEqual({ notes: 'Old. And new. More.', nextStep: 'Call' })
  expect(savedMeanwhile(left, saved, 'notes')).toBeUndefined()
})
