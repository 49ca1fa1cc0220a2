import { calls } from '#contract/calls.ts'
import type { CallArguments } from '#contract/call.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { TestApp } from './app.ts'
import { certification, certifiedWelder, lookedUp, quoted, welders } from './samples.ts'
import type { Visitor } from './visitor.ts'

type NewProspect = NonNullable<CallArguments<typeof calls.createProspect>['body']>

/** Two sources that disagree about one fee. */
export const answers = [
  { ...quoted('US$5.'), says: 'US$5' },
  { ...quoted('US$6.'), says: 'US$6' },
]
/** Proven, stated, not confirmed and in conflict, all in one. */
export const mixed = certification({
  id: 'm',
  name: 'Mixed',
  summary: 'No page says this.',
  validityPeriod: '2 years',
  fees: ['hidden', 'US$95 test', 'US$5 or US$6'],
  evidence: { '/fees/1': [quoted('The test costs US$95.')], '/fees/2': answers },
})

/** A prospect of `welders` whose certifications a look-up found, and its link. */
export async function sharedProspect(
  app: TestApp,
  owner: Visitor,
  certifications: Certification[] = [certifiedWelder],
  contact: Pick<NewProspect, 'email' | 'contactFirstName'> = {},
) {
  app.research.answers(lookedUp(welders, certifications))
  await owner.call(calls.queryCertifications, { body: { organization: welders } })
  const prospect = await owner.call(calls.createProspect, { body: { organization: welders, certifications, ...contact } })
  const { shareId, shareUrl } = await owner.call(calls.createShare, { body: { searchId: prospect.id } })
  return { prospect, shareId, shareUrl, params: { shareId }, id: String(prospect.id) }
}
