import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { digestsFile, requestDigests, requestsForPages } from './requests.ts'

test('the requests for the labelled pages are those that answers were recorded for, byte for byte', {
  timeout: 120_000,
}, async () => {
  const digests = requestDigests(await requestsForPages())
  const kept = readFileSync(digestsFile, 'utf8').trimEnd().split('\n')
  // A request that is meant to change is asked again: see README.md here.
  expect(digests).toEqual(kept)
})
