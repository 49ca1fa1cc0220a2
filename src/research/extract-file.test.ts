import { describe, expect, test } from 'vitest'
import { extractHere } from './example-reading.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const chi = 'Certified Hull Inspector (CHI)\n\nThe Certified Hull Inspector (CHI) credential is for inspectors.\n\nExam fee: $300'

describe('a saved page', () => {
  test("of plain text takes its address from its first line 'URL: …'", async () => {
    const { organization, certifications } = await extractHere({
      bytes: bytes(`URL: https://www.nbmce.example/chi\n${chi}`),
      name: 'chi.txt',
    })
    expect(organization).toMatchObject({ name: 'nbmce.example', website: 'https://nbmce.example' })
    expect(certifications).toMatchObject([
      { id: 'nbmce-chi', name: 'Certified Hull Inspector', acronym: 'CHI', fees: ['$300 exam'] },
    ])
    expect(certifications[0]?.evidence?.['/fees/0']).toMatchObject([{ kind: 'page', url: 'https://www.nbmce.example/chi' }])
  })

  test('of HTML names its body in its title', async () => {
    const html = `<!doctype html><html><head><title>CHI fees | Marine Coatings Institute</title></head><body><h1>Certified Hull Inspector (CHI)</h1><p>Exam fee: $300</p></body></html>`
    const { organization, certifications } = await extractHere({ bytes: bytes(html), name: 'chi.html' })
    expect(organization.name).toBe('Marine Coatings Institute')
    expect(certifications).toMatchObject([{ name: 'Certified Hull Inspector', fees: ['$300 exam'] }])
  })

  test('is no body of one letter, which nobody could save: its host, or what it says of itself in more', async () => {
    const data = (name: string) => JSON.stringify({ '@type': 'Organization', name })
    const page = (name: string) =>
      bytes(
        `<!doctype html><html><head><title>Home</title><link rel="canonical" href="https://x.example/"><script type="application/ld+json">${data(name)}</script></head><body><p>Exam fee: $300</p></body></html>`,
      )
    expect((await extractHere({ bytes: page('XY'), name: 'home.html' })).organization.name).toBe('XY')
    expect((await extractHere({ bytes: page('X'), name: 'home.html' })).organization.name).not.toBe('X')
  })

  test('belongs to the body that is given', async () => {
    const { organization } = await extractHere(
      { bytes: bytes(chi), name: 'chi.txt' },
      'National Board of Marine Coatings Examiners',
    )
    expect(organization.name).toBe('National Board of Marine Coatings Examiners')
  })

  test('names its body in prose where neither title nor argument does', async () => {
    const text = `${chi}\n\nThe Marine Coatings Institute was founded in 1970. Write to the Marine Coatings Institute.`
    expect((await extractHere({ bytes: bytes(text), name: 'chi.txt' })).organization.name).toBe('Marine Coatings Institute')
  })

  test.each([
    ['nothing', ''],
    ['bytes of no text', '\u0000\u0001\u0002'],
    ['a bot wall', '<html><head><title>Just a moment...</title></head><body>Checking your browser</body></html>'],
    ['no certification', '<html><body><p>We paint ships.</p></body></html>'],
  ])('that holds %s gives none', async (_, content) => {
    expect((await extractHere({ bytes: bytes(content), name: 'page' })).certifications).toEqual([])
  })

  test('keeps the address of a page without one out of its links', async () => {
    expect((await extractHere({ bytes: bytes(chi), name: 'chi.txt' })).organization.website).toBeUndefined()
  })
})
