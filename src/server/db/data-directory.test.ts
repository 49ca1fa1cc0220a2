import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hasRoom, holdDataDirectory } from './data-directory.ts'

test('a disk has room while the next segment of the write-ahead log fits', () => {
  const withFree = (bytes: number) => ({ bavail: bytes / 4_096, bsize: 4_096 })
  expect(hasRoom('/anywhere', () => withFree(16 * 1_048_576))).toBe(true)
  expect(hasRoom('/anywhere', () => withFree(16 * 1_048_576 - 4_096))).toBe(false)
  expect(hasRoom('/no/such/folder')).toBe(true)
})

test('a data directory is closed to other accounts of the machine, also one that was there before', () => {
  const directory = mkdtempSync(join(tmpdir(), 'credscout-open-'))
  chmodSync(directory, 0o755)
  const letGo = holdDataDirectory(directory)
  try {
    expect(statSync(directory).mode & 0o777).toBe(0o700)
  } finally {
    letGo()
    rmSync(directory, { recursive: true })
  }
})
