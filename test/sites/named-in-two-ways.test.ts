import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { Certification } from '#domain/certifications/certification.ts'
import { readLive } from '../../src/research/site-reading/read-site.ts'
import { createModelReader } from '../../src/research/model/create-model-reader.ts'
import { sameNamesInstructions } from '../../src/research/model/questions/same-names.ts'
import type { ModelAnswers } from '../../src/research/model/requests/settings.ts'
import type { Web } from '../../src/research/net/web.ts'
import { readersHere } from '../../src/research/readers/example-readers.ts'

const origin = 'https://www.harborguild.example'
const page = (title: string, inside: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${inside}</main></html>`

/** One certification as a name, a short form and a name in other words; another one under an older name; two levels. */
const pages = new Map([
  [
    '/',
    page(
      'Harbor Guild certification',
      `<p>We certify keepers of harbors.</p><ul>${['certification/keeper', 'fees', 'renewal', 'history', 'levels']
        .map((path) => `<li><a href="/${path}">${path}</a></li>`)
        .join('')}</ul>`,
    ),
  ],
  [
    '/certification/keeper',
    page(
      'Certified Harbor Keeper',
      '<h2>Requirements</h2><ul><li>Three years of experience in a harbor</li><li>A high school diploma</li></ul><h2>Certified Rope Splicer</h2><p>Candidates must hold a high school diploma.</p>',
    ),
  ],
  ['/fees', page('Fees', '<table><tr><th>Certification</th><th>Exam fee</th></tr><tr><td>CHK</td><td>$410</td></tr></table>')],
  ['/renewal', page('Renewal', '<p>The Harbor Keeper Certification is valid for four years.</p>')],
  ['/history', page('Licensed Ropewright', '<p>The Licensed Ropewright exam fee is $95.</p>')],
  [
    '/levels',
    page(
      'Dock Inspector',
      '<h2>Dock Inspector Level I</h2><p>The Dock Inspector Level I exam fee is $120.</p><h2>Dock Inspector Level II</h2><p>The Dock Inspector Level II exam fee is $180.</p>',
    ),
  ],
])

const web = (delayOf: (path: string) => number): Web => ({
  async read(url) {
    const { pathname } = new URL(url)
    await wait(delayOf(pathname))
    const text = pages.get(pathname)
    if (text === undefined) return { status: 'skipped', url, reason: 'not-found', detail: 'It does not exist.' }
    const bytes = new TextEncoder().encode(text)
    return { status: 'read', url, finalUrl: url, contentType: 'text/html', charset: 'utf-8', bytes, unchanged: false }
  },
  stylesheet: () => Promise.resolve(undefined),
  reaches: () => Promise.resolve(true),
  sitemap: () => Promise.resolve([...pages.keys()].map((path) => `${origin}${path}`)),
})

const fee = (amount: string, quote: string) => ({ amount, currency: '$', for: 'exam', quote })
const line = (text: string) => ({ text, quote: text })
/** What a model says of a page that holds the words in front. */
const said: readonly (readonly [string, object])[] = [
  [
    'Three years of experience',
    { name: 'Certified Harbor Keeper', requirements: [line('Three years of experience in a harbor')] },
  ],
  [
    'Certified Rope Splicer',
    { name: 'Certified Rope Splicer', requirements: [line('Candidates must hold a high school diploma')] },
  ],
  ['CHK', { name: 'CHK', fees: [fee('410', '$410')] }],
  [
    'valid for four years',
    {
      name: 'Harbor Keeper Certification',
      validity: [{ length: '4 years', quote: 'The Harbor Keeper Certification is valid for four years.' }],
    },
  ],
  ['Ropewright exam fee', { name: 'Licensed Ropewright', fees: [fee('95', 'The Licensed Ropewright exam fee is $95.')] }],
  ['Level II exam', { name: 'Dock Inspector Level II', fees: [fee('180', 'The Dock Inspector Level II exam fee is $180.')] }],
  ['Level I exam', { name: 'Dock Inspector Level I', fees: [fee('120', 'The Dock Inspector Level I exam fee is $120.')] }],
]

interface Read {
  certifications: readonly Certification[]
  /** What was asked about names. */
  asked: string[]
}

/** Reads the site. @param same what a model answers on the names; undefined: without a model */
async function read(
  same?: (prompt: string) => string,
  delayOf: (path: string) => number = () => 0,
  answers?: ModelAnswers,
): Promise<Read> {
  const asked: string[] = []
  const model = createModelReader(
    { provider: 'openai-compatible', model: 'scripted', apiKey: '', baseUrl: null },
    {
      answers,
      ask: ({ instructions, prompt, onStart }) => {
        onStart()
        const onNames = instructions === sameNamesInstructions
        if (onNames) asked.push(prompt)
        const elements = said.filter(([words]) => prompt.includes(words)).map(([, element]) => element)
        const text = onNames ? (same ?? String)(prompt) : JSON.stringify({ elements })
        return Promise.resolve({ text, usage: undefined, tooLong: false, error: undefined })
      },
    },
  )
  const body = { name: 'Harbor Guild', description: '', website: origin }
  const { certifications } = await readLive(
    body,
    { web: web(delayOf), readers: readersHere(), ...(same === undefined ? {} : { model }) },
    {},
  )
  return { certifications, asked }
}

const numberOf = (prompt: string, name: string) =>
  Number(new RegExp(String.raw`^(\d+)\| .*${name}`, 'm').exec(prompt)?.[1] ?? Number.NaN)
/** Holds the older name to be that of the rope splicer, and wrongly the two levels to be one. */
const sees = (prompt: string) =>
  JSON.stringify({
    elements: [
      { same: [numberOf(prompt, 'Licensed Ropewright'), numberOf(prompt, 'Certified Rope Splicer')] },
      { same: [numberOf(prompt, 'Level I '), numberOf(prompt, 'Level II ')] },
    ],
  })
const none = () => '{"elements":[]}'

function keeperOf({ certifications }: Read): Certification[] {
  return certifications.filter(({ name }) => /keeper|chk/i.test(name))
}

describe.each([
  ['without a model', undefined],
  ['with a model', none],
  ['with a model whose answer on names cannot be read', () => 'I do not know.'],
])('a certification that pages name in three ways, %s', (_, same) => {
  test('stands once, with the facts of all of them', async () => {
    const [keeper, ...others] = keeperOf(await read(same))
    expect(others).toEqual([])
    expect(keeper?.fees.join()).toContain('$410')
    expect(keeper?.validityPeriod).toBe('4 years')
    expect(keeper?.requirements).toContain('Three years of experience in a harbor')
  })

  test('leaves levels apart', async () => {
    const levels = (await read(same)).certifications.filter(({ name }) => name.includes('Dock Inspector'))
    expect(levels.map(({ name, fees }) => `${name}: ${fees.join()}`).toSorted()).toEqual([
      expect.stringMatching(/^Dock Inspector Level I: \$120/),
      expect.stringMatching(/^Dock Inspector Level II: \$180/),
    ])
  })
})

describe('what a model says of names', () => {
  test('joins two that no form tells to be one, and never two levels', async () => {
    const { certifications } = await read(sees)
    const splicer = certifications.filter(({ name }) => /rope/i.test(name))
    expect(splicer).toHaveLength(1)
    expect(splicer[0]?.fees.join()).toContain('$95')
    expect(splicer[0]?.requirements).toContain('Candidates must hold a high school diploma')
    expect(certifications.filter(({ name }) => name.includes('Dock Inspector'))).toHaveLength(2)
  })

  test('is asked once, in the same words whatever page answers first, and in at most 2,000 tokens', async () => {
    const { asked } = await read(sees)
    expect(asked).toHaveLength(1)
    expect((asked.join().length + sameNamesInstructions.length) / 4).toBeLessThan(1_500)
    const paths = [...pages.keys()]
    expect((await read(sees, (path) => paths.indexOf(path) * 9)).asked).toEqual(asked)
    expect((await read(sees, (path) => (paths.length - paths.indexOf(path)) * 9)).asked).toEqual(asked)
  })

  test('is kept, so that the same site is not asked about again', async () => {
    const store = new Map<string, string>()
    const answers: ModelAnswers = {
      get: (key) => Promise.resolve(store.get(key)),
      put: (key, answer) => Promise.resolve(void store.set(key, answer)),
    }
    const first = await read(sees, () => 0, answers)
    const second = await read(sees, (path) => path.length, answers)
    expect(second.asked).toEqual([])
    expect(second.certifications.map(({ name }) => name).toSorted()).toEqual(
      first.certifications.map(({ name }) => name).toSorted(),
    )
  })
})
