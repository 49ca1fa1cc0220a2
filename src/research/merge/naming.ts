import { foldName } from '#domain/organizations/folded-name.ts'
import { knownName } from '#domain/certifications/known-name.ts'
import { looksLikeAcronym, saysName } from '#domain/certifications/name-key.ts'
import type { CertificationDraft } from '../drafts/draft.ts'
import { awardedSource } from '../lexicon/credentials/awarded.ts'
import type { ProvenClaim } from '../drafts/proof.ts'
import type { Prove } from './named-in-quotes.ts'

const titled = new RegExp(`^(?:${awardedSource}) `)

/**
 * The fullest name that pages agree on: the most frequent spelled-out one that tells more than 'Fellowship', else the short form; where a list leaves out its first
 * word, 'Surveyor' of 'Certified Surveyor', the whole of it.
 */
export function bestName(group: readonly CertificationDraft[], prove: Prove): { text: string; proven: ProvenClaim } | undefined {
  const proven = group.flatMap((draft) => {
    const found = prove(draft.name)
    if (found === undefined || !saysName(found.evidence.quote, draft.name.text)) return []
    return [{ text: draft.name.text, proven: found }]
  })
  const spelled = proven.filter((one) => !looksLikeAcronym(one.text))
  const telling = spelled.filter((one) => knownName({ name: one.text, acronym: '' }).sense !== '')
  const pool = telling.length > 0 ? telling : spelled.length > 0 ? spelled : proven
  const favourite = mostFrequent(pool.map((one) => foldName(one.text)))
  const whole = pool.find(({ text }) => titled.test(foldName(text)) && foldName(text).replace(titled, '') === favourite)
  return whole ?? pool.find((one) => foldName(one.text) === favourite)
}

/** The value named most often; the first of them when several are. */
export function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce<[string, number] | undefined>(
    (best, one) => (best === undefined || one[1] > best[1] ? one : best),
    undefined,
  )?.[0]
}

/** What an id is made of: lower-case words with hyphens between them. */
export function slugOf(text: string): string {
  return foldName(text.replaceAll('+', ' plus ')).replaceAll(' ', '-').slice(0, 90).replace(/-$/, '')
}

/** An id that is not taken yet, which it takes. */
export function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`
  taken.add(id)
  return id
}
