import { HtmlValidate } from 'html-validate'
import { expect, test } from './fixtures.ts'
import { seedWorld } from '../seeds.ts'

/** The rules of the HTML standard; how the renderer writes what the standard leaves open is no fault. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-redundant-for': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    // A title names the body first, whatever its length.
    'long-title': 'off',
  },
})

test('every public page is valid HTML', async ({ app, baseURL }) => {
  test.slow()
  const { shareId } = await seedWorld(app)
  const paths = [
    '/learn/default',
    `/learn/${shareId}`,
    `/share/${shareId}`,
    '/share/unknown',
    '/waitlist',
    '/auth',
    '/reset-password',
    '/reset-password?token=abc',
    '/nowhere',
  ]
  for (const path of paths) {
    const html = await (await fetch(new URL(path, baseURL))).text()
    expect(html.length, path).toBeGreaterThan(1_000)
    const { results } = await validator.validateString(html)
    const found = results.flatMap(({ messages }) =>
      messages.map((one) => `${one.ruleId}: ${one.message} (${one.selector ?? ''})`),
    )
    expect.soft(found, path).toEqual([])
  }
})

/** What a page's head says, by the name of each tag. */
async function headOf(url: URL) {
  const html = await (await fetch(url)).text()
  const metas = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  return {
    says: new Map(metas.map(([, name = '', content = '']) => [name, content])),
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    about: /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1],
  }
}

test('the marketing page tells search engines and preview cards what it offers', async ({ baseURL }) => {
  const { says, canonical, about } = await headOf(new URL('/learn/default', baseURL))
  expect(canonical).toBe('http://localhost:3000/learn/default')
  expect(says.get('robots')).toBeUndefined()
  expect(says.get('description')).toContain('continuing education')
  expect(says.get('og:url')).toBe(canonical)
  expect(says.get('og:description')).toContain('$999 a month')
  expect(says.get('twitter:card')).toBe('summary_large_image')
  const picture = says.get('og:image') ?? ''
  expect(picture).toMatch(/^http:\/\/localhost:3000\/preview\/marketing-\w+\.png$/)
  const drawn = await fetch(new URL(new URL(picture).pathname, baseURL))
  expect(drawn.headers.get('content-type')).toBe('image/png')
  expect(drawn.headers.get('cache-control')).toContain('immutable')
  expect(JSON.parse(about ?? '')).toMatchObject({
    '@type': 'SoftwareApplication',
    name: 'Credscout',
    offers: [
      { name: 'Base plan', price: 999 },
      { name: 'Pearson VUE integration', price: 500 },
      { name: 'Social Sharing', price: 500 },
    ],
  })
})

test('the card of a link says nothing of whom it is for', async ({ app, baseURL }) => {
  const { shareId } = await seedWorld(app)
  for (const path of [`/share/${shareId}`, `/learn/${shareId}`, `/waitlist/${shareId}`]) {
    const { says, canonical } = await headOf(new URL(path, baseURL))
    expect(says.get('robots'), path).toBe('noindex')
    expect(canonical ?? '', path).not.toContain(shareId)
    const card = [...says].filter(([name]) => /^(og|twitter):/.test(name)).map(([, content]) => content)
    expect(card.length, path).toBeGreaterThan(5)
    expect(card.join(' '), path).not.toMatch(new RegExp(`${shareId}|Project Management|PMI|Maria|dana`))
  }
})
