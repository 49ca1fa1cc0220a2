import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { looksLikeAcronym } from '#domain/certifications/name-key.ts'
import { namesOf } from '../../evaluation/compare-facts.ts'
import { overlap, says } from '../../evaluation/key-phrase.ts'
import { type CertificationLabel, type FeeLabel, labelledKinds, type PageLabel } from '../../evaluation/label.ts'
import { documentOf, type Example } from '../../evaluation/train/examples.ts'
import { moneyIn } from '../../src/research/lexicon/money/money.ts'
import { periodsIn, samePeriod } from '../../src/research/lexicon/times/period.ts'
import type { StatedCertification } from './folder-site.ts'
import { allSites } from './generate.ts'
import { writtenSites } from './judged-sites.ts'

/** Pages of the made sites that speak of something else, whatever their menus and examples name. */
const offTopic = /^\/(?:news|membership|events|jobs|shop|donate|contact|privacy|login|handbook$|$)/

/** The pages of all judged sites, as pages to learn from. */
export async function siteExamples(): Promise<Example[]> {
  const made = allSites().map((site) => ({ site, statedOn: () => site.expected }))
  const written = writtenSites().map(({ site, stated }) => ({
    site,
    statedOn: (path: string) => stated.map((one) => labelOn(one, path)),
  }))
  const examples: Example[] = []
  for (const { site, statedOn } of [...made, ...written])
    for (const [path, { bytes, contentType }] of site.files) {
      const ending = contentType === 'application/pdf' ? '.pdf' : contentType.includes('html') ? '.html' : undefined
      if (ending === undefined) continue
      const file = `${path.replaceAll('/', '_')}${extname(path) === ending ? '' : ending}`
      const document = await documentOf(bytes, file)
      examples.push({
        id: createHash('sha256').update(`${site.name}${path}`).digest('hex').slice(0, 16),
        set: 'real',
        document,
        organization: { name: site.organization, description: '' },
        label: labelOfPage(offTopic.test(path) ? [] : statedOn(path), document.text, site.organization),
        bytes,
        file,
      })
    }
  return examples
}

/** What an author of a site said of a certification, as far as a page is concerned. */
function labelOn({ alsoCalled, fees, ...one }: StatedCertification, path: string): CertificationLabel {
  const onPage = fees.filter(({ page, alsoOn = [] }) => [page, ...alsoOn].includes(path))
  return { ...one, alsoNamed: alsoCalled, fees: onPage.map(feeOf) }
}

function feeOf({ amount, currency, kind, audience }: StatedCertification['fees'][number]): FeeLabel {
  const words = `${kind.replace('examination', 'exam')} ${audience.replace('non-member', 'nonmember')}`.split(' ')
  const known = labelledKinds.filter((one) => words.includes(one))
  return { amount, currency, kind: known.join(' ') || 'certification', optional: kind === 'reschedule' }
}

/** The label of one page: what it names of the certifications, and what it says of their facts. */
function labelOfPage(stated: readonly CertificationLabel[], text: string, organization: string): PageLabel {
  const amounts = new Set(moneyIn(text).map(({ value }) => value))
  const periods = periodsIn(text)
  const isSaid = (period: string) => periodsIn(period).some((a) => periods.some((b) => samePeriod(a, b)))
  const named = stated.filter((one) => namesOf(one).some((name) => name !== '' && says(text, name)))
  const certifications = named.map(
    (one): CertificationLabel => ({
      ...one,
      // A short form counts beside the name, 'Dryland Arborist' only where nothing longer is said.
      alsoNamed: (one.alsoNamed ?? []).filter((name) => !says(text, one.name) || looksLikeAcronym(name)),
      fees: one.fees.filter(({ amount }) => amounts.has(amount)),
      validity: one.validity !== null && isSaid(one.validity) ? one.validity : null,
      renewal: one.renewal.filter((item) => typeof item !== 'string' || overlap(item, text) > 0.85),
      requirements: one.requirements.filter((line) => overlap(line, text) > 0.85),
    }),
  )
  // A time alone may be anybody's: '3 years' stands in news, too.
  const states = certifications.some(({ fees, renewal, requirements }) => fees.length + renewal.length + requirements.length > 0)
  return {
    organization,
    certifications: states ? certifications : [],
    mentioned: stated.flatMap(({ name, alsoNamed = [], acronym = '' }) => [...alsoNamed, ...(states ? [] : [name, acronym])]),
    distractor: false,
  }
}
