import { expect, test } from 'vitest'
import { hasRoom } from './data-directory.ts'

test('a disk has room while the next segment of the write-ahead log fits', () => {
  const withFree = (bytes: number) => ({ bavail: bytes / 4_096, bsize: 4_096 })
  expect(hasRoom('/anywhere', () => withFree(16 * 1_048_576))).toBe(true)
  expect(hasRoom('/anywhere', () => withFree(16 * 1_048_576 - 4_096))).toBe(false)
  expect(hasRoom('/no/such/folder')).toBe(true)
})
