import { taskFor } from '../files/extract-file.ts'
import { readPage } from '../readers/read-page.ts'
import { readFacts } from './page-facts.ts'

/** What the certifications of a page are called, and all of their lines. */
export async function readLinesOf(html: string, name: string) {
  const task = taskFor({ bytes: Buffer.from(`<!doctype html>${html}`), name: 'page.html' }, undefined, true)
  const { document } = await readPage({ ...task, asks: { for: 'text' }, blocks: 'all' })
  const { certifications, common } = readFacts(document, { name, description: '' })
  const texts = (lists: typeof common) =>
    [...lists.requirements, ...lists.validity, ...lists.renewal, ...lists.fees].map(({ text }) => text)
  return {
    names: certifications.map((one) => [one.name.text, one.acronym]),
    lines: [...certifications.flatMap(texts), ...texts(common)],
  }
}
