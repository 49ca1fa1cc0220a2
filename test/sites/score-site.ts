import type { Certification } from '#domain/certifications/certification.ts'
import { comparePage, type PageScore } from '../../evaluation/score.ts'
import { pageText } from '../../evaluation/page-text.ts'
import type { Site } from './generate.ts'

/** Compares what a look-up shows of a whole site with what the site states; the label counts as one page of all its text. */
export async function scoreSite(site: Site, shown: readonly Certification[], ms: number): Promise<PageScore> {
  const texts = await Promise.all(
    [...site.files].map(([path, { bytes, contentType }]) =>
      pageText(contentType === 'application/pdf' ? path : `${path}.html`, bytes),
    ),
  )
  const label = { organization: site.organization, certifications: [...site.expected], distractor: false }
  return comparePage({ file: site.name, bytes: new Uint8Array(), label }, shown, texts.join('\n'), ms)
}
