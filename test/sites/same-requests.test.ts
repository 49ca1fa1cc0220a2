import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createModelReader } from '../../src/research/model/create-model-reader.ts'
import type { ModelAnswers } from '../../src/research/model/requests/settings.ts'
import { readLive } from '../../src/research/site-reading/read-site.ts'
import { readersHere } from '../../src/research/readers/example-readers.ts'
import type { Web } from '../../src/research/net/web.ts'
import { type Site, siteNamed } from './generate.ts'

const origin = 'https://www.site.example'

/** A site whose pages answer after the times that `delayOf` says. */
function webOf(site: Site, delayOf: (path: string) => number): Web {
  return {
    async read(url) {
      const { pathname } = new URL(url)
      await wait(delayOf(pathname))
      const file = site.files.get(pathname)
      if (file === undefined) return { status: 'skipped', url, reason: 'not-found', detail: 'It does not exist.' }
      const { bytes, contentType } = file
      return { status: 'read', url, finalUrl: url, contentType, charset: 'utf-8', bytes, unchanged: false }
    },
    stylesheet: () => Promise.resolve(undefined),
    reaches: () => Promise.resolve(true),
    sitemap: () => Promise.resolve(site.paths.map((path) => `${origin}${path}`)),
  }
}

/** What a model is asked when the site is read. */
async function askedOf(site: Site, delayOf: (path: string) => number, answers?: ModelAnswers): Promise<string[]> {
  const prompts: string[] = []
  const model = createModelReader(
    { provider: 'openai-compatible', model: 'scripted', apiKey: '', baseUrl: null },
    {
      answers,
      ask: ({ prompt, onStart }) => {
        prompts.push(prompt)
        onStart()
        return Promise.resolve({ text: '{"elements":[]}', usage: undefined, tooLong: false, error: undefined })
      },
    },
  )
  const body = { name: site.organization, description: '', website: origin }
  await readLive(body, { web: webOf(site, delayOf), readers: readersHere(), model }, {}).catch(() => undefined)
  return prompts
}

const site = siteNamed('court-archives')
/** Different times for the pages, by their place among all paths. */
const timesBy = (order: (path: string) => number) => (path: string) => (order(path) % 7) * 12

test('the same site gives the same requests, whatever page answers first', async () => {
  const asked = await askedOf(site, () => 0)
  expect(asked.length).toBeGreaterThan(0)
  expect(
    (
      await askedOf(
        site,
        timesBy((path) => site.paths.indexOf(path) + 1),
      )
    ).toSorted(),
  ).toEqual(asked.toSorted())
  expect(
    (
      await askedOf(
        site,
        timesBy((path) => 97 - site.paths.indexOf(path) * 3),
      )
    ).toSorted(),
  ).toEqual(asked.toSorted())
})

test('a second look-up of the same site asks nothing again', async () => {
  const store = new Map<string, string>()
  const answers: ModelAnswers = {
    get: (key) => Promise.resolve(store.get(key)),
    put: (key, answer) => {
      store.set(key, answer)
      return Promise.resolve()
    },
  }
  expect((await askedOf(site, () => 0, answers)).length).toBeGreaterThan(0)
  expect(
    await askedOf(
      site,
      timesBy((path) => path.length),
      answers,
    ),
  ).toEqual([])
})
