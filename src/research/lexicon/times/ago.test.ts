import { expect, test } from 'vitest'
import { agoSource } from './ago.ts'

const ago = new RegExp(`^${agoSource}$`, 'i')

test.each(['3 days ago', 'an hour ago', 'a month ago', '2h ago', '11 years ago', '5 min ago'])('%s says how long ago', (text) => {
  expect(text).toMatch(ago)
})

test.each(['3 days before', 'every year', 'long ago', '2 credits ago'])('%s does not', (text) => {
  expect(text).not.toMatch(ago)
})
