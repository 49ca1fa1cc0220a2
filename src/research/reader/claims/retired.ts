import type { CertificationDraft, Claim } from '../../drafts/draft.ts'
import { disclaims, statesNoCertification } from '../../lexicon/credentials/disclaimer.ts'
import { headsRetired, mayBeOfRetirement, saysCertificationRetired } from '../../lexicon/credentials/retirement.ts'
import type { Candidate } from '../names/candidates.ts'
import type { ReadPage } from '../page/lines.ts'
import { type Statement, statementsIn } from '../facts/statements.ts'
import { type Naming, Neighborhood, namingsOf } from '../owners/surroundings.ts'

/** What a page says of one of its certifications as a whole. */
export type Standing = Pick<CertificationDraft, 'retired' | 'disclaimed'>

/**
 * Which of a page's certifications are not offered any more, or are said to be none: by a sentence that names one or stands in its
 * section, or by a heading over its name.
 */
export function standingsOf(
  page: ReadPage,
  candidates: readonly Candidate[],
  claim: (text: string, span: { start: number; end: number }) => Claim,
): Standing[] {
  const namings = namingsOf(page, candidates)
  const neighborhood = new Neighborhood(page, namings)
  const standings = candidates.map((): Standing => ({ retired: null }))
  for (const line of page.lines) {
    const isRetired = mayBeOfRetirement(line.text)
    const isDisclaimed = statesNoCertification(line.text)
    if (!isRetired && !isDisclaimed) continue
    for (const statement of statementsIn(line)) {
      const { inLine, inSection } = neighborhood.around(statement)
      const named = inLine.size > 0 ? inLine : (inSection.find((set) => set.size > 0) ?? new Set<Naming>())
      for (const [place, naming] of namings.entries()) {
        const standing = standings[place]
        if (standing === undefined || !named.has(naming)) continue
        if (isRetired && named.size === 1 && standing.retired === null && isRetirement(statement))
          standing.retired = claim(statement.text, statement)
        if (isDisclaimed && disclaims(statement.text, naming.one.name)) standing.disclaimed ??= claim(statement.text, statement)
      }
    }
  }
  for (const [place, { shown, name }] of candidates.entries()) {
    const standing = standings[place]
    const heading = shown.line.sections.find(({ text }) => headsRetired(text))
    if (standing === undefined || standing.retired !== null || heading === undefined) continue
    const under = page.lines.filter((line) => line.sections[0]?.text === heading.text)
    const said = under.flatMap(statementsIn).find(isRetirement)
    standing.retired = said === undefined ? claim(name, shown) : claim(said.text, said)
  }
  return standings
}

function isRetirement({ text }: Statement): boolean {
  return saysCertificationRetired(text)
}
