import type { Organization } from '#domain/organizations/organization.ts'
import { credentialsIn } from '../../lexicon/credentials/credential.ts'
import { type Features, stepOf } from '../weights/features.ts'
import type { ReadPage } from './lines.ts'
import { wordsOf } from './words.ts'

const beginning = 1_500

/** Features of a page: does it state facts of certifications? */
export function pageFeatures(page: ReadPage, organization: Organization, features: Features): void {
  const { document, lines } = page
  features.add('bias')
  const title = wordsOf(page.title).slice(0, 14)
  features.addAll('title', title)
  features.addPairs('title pair', title)
  const url = URL.parse(document.finalUrl || document.url)
  features.addAll('address', wordsOf((url?.pathname ?? '').replace(/[-_/.]+/g, ' ')).slice(0, 16))
  features.add('host', url?.hostname.split('.').at(-1) ?? '')
  for (const line of lines.filter(({ kind }) => kind === 'heading').slice(0, 30))
    features.addAll('heading', wordsOf(line.text).slice(0, 10))
  const start = wordsOf(document.text.slice(0, beginning))
  features.addAll('early', start)
  features.addPairs('early pair', start.slice(0, 161))
  const all = new Map<string, number>()
  for (const word of wordsOf(document.text.slice(0, 30_000))) all.set(word, (all.get(word) ?? 0) + 1)
  for (const [word, count] of all) {
    features.add('word', word)
    if (count >= 4) features.add('often', word)
  }
  features.add('long', stepOf(document.text.length / 1_000))
  features.add('money', stepOf(page.amounts))
  features.add('nouns', stepOf(credentialsIn(document.text.slice(0, 30_000)).length / 3))
  features.addAll('body', wordsOf(organization.name))
}
