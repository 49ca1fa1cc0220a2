import { limits } from '#domain/text/text.ts'
import { type Claim, type PageFacts, withEachList } from '../drafts/draft.ts'

/** The facts of a page without what is beyond any page of a body: certifications, names and lines over the limits. */
export function withinCount({ certifications, common, names, held }: PageFacts): PageFacts {
  let left: number = limits.lines
  const cut = (claims: readonly Claim[]) => {
    const kept = claims.slice(0, left)
    left -= kept.length
    return kept
  }
  return {
    common: withEachList(common, cut),
    certifications: certifications.slice(0, limits.certifications).map((draft) => withEachList(draft, cut)),
    names: names.slice(0, limits.certifications),
    held,
  }
}
