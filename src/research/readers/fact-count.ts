import { limits } from '#domain/text/text.ts'
import type { CertificationDraft, Claim, CommonFacts, PageFacts } from '../draft.ts'

const lists = ['requirements', 'validity', 'renewal', 'fees'] as const

/** The facts of a page without what is beyond any page of a body: certifications, names and lines over the limits. */
export function withinCount({ certifications, common, names, held }: PageFacts): PageFacts {
  let left: number = limits.lines
  const cut = (claims: readonly Claim[]) => {
    const kept = claims.slice(0, left)
    left -= kept.length
    return kept
  }
  const within = <Facts extends CommonFacts>(facts: Facts): Facts => {
    const kept = { ...facts }
    for (const list of lists) kept[list] = cut(facts[list])
    return kept
  }
  return {
    common: within(common),
    certifications: certifications.slice(0, limits.certifications).map((draft): CertificationDraft => within(draft)),
    names: names.slice(0, limits.certifications),
    held,
  }
}
