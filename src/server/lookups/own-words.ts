import type { Certification } from '#domain/certifications/certification.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import type { Context } from '../context.ts'
import { speaksFor } from '../evidence/site.ts'

/** What was found, without quotes of pages that do not speak for the body: such lines stay in doubt. */
export function ownWords(context: Context, organization: Organization, found: readonly Certification[]): Certification[] {
  const isOwn = context.research.ownPages(organization)
  return found.map((one) =>
    withEvidence(one, (all) => all.filter((evidence) => evidence.kind !== 'page' || speaksFor(evidence, isOwn))),
  )
}

/** Says of quotes from a document that a person brought who that was. */
export function withGiver(certification: Certification, giver: string | undefined): Certification {
  if (giver === undefined) return certification
  return withEvidence(certification, (all) =>
    all.map((evidence) =>
      evidence.kind === 'page' && evidence.witness === 'person' ? { ...evidence, givenBy: giver } : evidence,
    ),
  )
}

function withEvidence(certification: Certification, change: (all: Evidence[]) => Evidence[]): Certification {
  if (certification.evidence === undefined) return certification
  const changed = Object.entries(certification.evidence).map(([pointer, all]) => [pointer, change(all)] as const)
  return { ...certification, evidence: Object.fromEntries(changed.filter(([, all]) => all.length > 0)) }
}
