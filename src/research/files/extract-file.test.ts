import { describe, expect, test } from 'vitest'
import { extractHere } from './example-reading.ts'
import { extractDocument } from './extract-file.ts'
import { examplePage } from '../layout/example-page.ts'

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

  test('keeps the scheme and the port of an address with a port', async () => {
    const { organization } = await extractHere({ bytes: bytes(`URL: http://localhost:4433/chi\n${chi}`), name: 'chi.txt' })
    expect(organization.website).toBe('http://localhost:4433')
  })

  test('of HTML names its body in its title', async () => {
    const html = `<!doctype html><html><head><title>CHI fees | Marine Coatings Institute</title></head><body><h1>Certified Hull Inspector (CHI)</h1><p>Exam fee: $300</p></body></html>`
    const { organization, certifications } = await extractHere({ bytes: bytes(html), name: 'chi.html' })
    expect(organization.name).toBe('Marine Coatings Institute')
    expect(certifications).toMatchObject([{ name: 'Certified Hull Inspector', fees: ['$300 exam'] }])
  })

  test.each([
    ['XY', 'XY'],
    ['X', 'x.example'],
  ])('that calls its body %s is of %s: nobody could save a name of one letter', async (name, shown) => {
    const data = JSON.stringify({ '@type': 'Organization', name })
    const html = `<!doctype html><html><head><title>Home</title><script type="application/ld+json">${data}</script></head><body><p>Exam fee: $300</p></body></html>`
    expect(extractDocument(await examplePage(html, 'https://www.x.example/')).organization.name).toBe(shown)
  })

  test.each([
    ['CHI fees | Harbor Guild', 'Harbor Guild'],
    ['CHI fees - National Hull League', 'National Hull League'],
    ['Professional Hull Register | Register', 'Professional Hull Register'],
    ['Fees | General Assembly of Hull Inspectors', 'General Assembly of Hull Inspectors'],
    ['Hull Networks', 'Hull Networks'],
    ['Department of Marine Coatings', 'Department of Marine Coatings'],
    ['Register for the exam', 'Unknown organization'],
  ])('titled “%s” is of %s', async (title, name) => {
    const html = `<!doctype html><html><head><title>${title}</title></head><body><h1>Certified Hull Inspector (CHI)</h1><p>Exam fee: $300</p></body></html>`
    expect((await extractHere({ bytes: bytes(html), name: 'chi.html' })).organization.name).toBe(name)
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
