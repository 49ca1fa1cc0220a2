import { request } from 'undici'
import { expect, test } from 'vitest'

test('a test cannot reach the web, by fetch or by undici', async () => {
  await expect(fetch('https://example.org/')).rejects.toThrow('A test tried to reach https://example.org.')
  await expect(request('https://example.org/')).rejects.toThrow()
})
