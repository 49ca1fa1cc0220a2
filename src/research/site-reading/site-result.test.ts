import { type SkipReason, skipReasons } from '#domain/lookups/lookup.ts'
import { describe, expect, test } from 'vitest'
import { unreadableSite } from './site-result.ts'

const start = new URL('http://etchers.example.org:9077/')
const sentence = (skipped: SkipReason | undefined, detail?: string) =>
  unreadableSite(
    { start },
    { url: start.href, ...(skipped !== undefined && { skipped }), ...(detail !== undefined && { detail }) },
  ).message

describe('why a site could not be read', () => {
  test.each(skipReasons)('is said of %s in a sentence of its own', (reason) => {
    for (const detail of [undefined, '']) {
      expect(sentence(reason, detail)).toMatch(
        /^etchers\.example\.org:9077 could not be read: [a-z].{10,}\. (?:Give the address of another of its pages|Try again later), paste /,
      )
    }
    expect(new Set(skipReasons.map((one) => sentence(one))).size).toBe(skipReasons.length)
  })

  test('advises no other page where the site asks crawlers to read none', () => {
    const closed = { url: start.href, skipped: 'robots', detail: 'etchers.example.org asks crawlers not to read /.' } as const
    expect(unreadableSite({ start }, { ...closed, closesSite: true }).message).toBe(
      'etchers.example.org:9077 could not be read: the site asks crawlers to read none of its pages. Paste the text of its pages, or upload a PDF.',
    )
    expect(unreadableSite({ start }, closed).message).toMatch(/ Give the address of another of its pages, /)
  })

  test('is the words of the fetch where they say more than the reason', () => {
    expect(sentence('unreachable', 'etchers.example.org did not answer in 20 seconds.')).toMatch(
      /^etchers\.example\.org did not answer in 20 seconds\. Try again later, /,
    )
    expect(sentence('blocked', 'etchers.example.org answered 403.')).toMatch(
      /: the site does not allow automated reading\. Give /,
    )
    expect(sentence('script-only')).toMatch(/: its text is only shown by a script\. Give /)
    expect(sentence(undefined)).toMatch(/: its text could not be made out\. Give /)
  })
})
