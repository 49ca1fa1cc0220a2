import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { looksLikeAcronym } from '#domain/name-key.ts'
import { overlap, says } from '../../evaluation/key-phrase.ts'
import { type CertificationLabel, type FeeLabel, labelledKinds, type PageLabel } from '../../evaluation/label.ts'
import { documentOf, type Example } from '../../evaluation/train/examples.ts'
import { isCurrencyCode, type CurrencyCode } from '../../src/research/lexicon/currency.ts'
import { moneyIn } from '../../src/research/lexicon/money.ts'
import { periodsIn, samePeriod } from '../../src/research/lexicon/period.ts'
import { readFolderSite } from './folder-site.ts'
import { allSites } from './generate.ts'

const written = fileURLToPath(new URL('./written/', import.meta.url))

/** Pages of the made sites that speak of something else, whatever their menus and examples name. */
const offTopic = /^\/(?:news|membership|events|jobs|shop|donate|contact|privacy|login|handbook$|$)/

/** A page of a judged site with what its site's truth says of it, and which site it is of. */
export type SiteExample = Example & { site: string }

/** The pages of all judged sites, as pages to learn from. */
export async function siteExamples(): Promise<SiteExample[]> {
  const made = allSites().map(({ name, organization, files, expected }) => ({
    name,
    organization,
    files,
    stated: () => expected,
  }))
  const folders = existsSync(written) ? readdirSync(written).toSorted() : []
  const read = folders.map((folder) => {
    const { site } = readFolderSite(join(written, folder))
    const truth = truthSchema.parse(JSON.parse(readFileSync(join(written, folder, 'truth.json'), 'utf8')))
    return { ...site, stated: (path: string) => truth.certifications.map((one) => labelOn(one, path)) }
  })
  const examples: SiteExample[] = []
  for (const { name, organization, files, stated } of [...made, ...read])
    for (const [path, { bytes, contentType }] of files) {
      const ending = contentType === 'application/pdf' ? '.pdf' : contentType.includes('html') ? '.html' : undefined
      if (ending === undefined) continue
      const file = `${path.replaceAll('/', '_')}${extname(path) === ending ? '' : ending}`
      const document = await documentOf(bytes, file)
      const label = onPage(offTopic.test(path) ? [] : stated(path), document.text, organization)
      examples.push({
        id: `${name}${path}`,
        site: name,
        set: 'real',
        document,
        organization: { name: organization, description: '' },
        label,
        bytes,
        file,
      })
    }
  return examples
}

const feeSchema = z.object({
  amount: z.number(),
  currency: z.custom<CurrencyCode>((code) => typeof code === 'string' && isCurrencyCode(code)),
  kind: z.string(),
  audience: z.optional(z.string()),
  page: z.string(),
  alsoOn: z.optional(z.array(z.string())),
})
const statedSchema = z.object({
  name: z.string(),
  alsoCalled: z.array(z.string()),
  fees: z.array(feeSchema),
  validity: z.optional(z.nullable(z.string())),
  requirements: z.optional(z.array(z.string())),
  renewal: z.optional(z.array(z.string())),
  pages: z.array(z.string()),
})
const truthSchema = z.object({ certifications: z.array(statedSchema) })

/** What an author of a site said of a certification, as far as a page is concerned. */
function labelOn(one: z.infer<typeof statedSchema>, path: string): CertificationLabel {
  const { name, alsoCalled, fees, validity = null, requirements = [], renewal = [] } = one
  return {
    name,
    alsoNamed: alsoCalled,
    fees: fees.filter(({ page, alsoOn = [] }) => [page, ...alsoOn].includes(path)).map(feeOf),
    validity,
    requirements,
    renewal,
  }
}

function feeOf({ amount, currency, kind, audience = '' }: z.infer<typeof feeSchema>): FeeLabel {
  const words = `${kind.replace('examination', 'exam')} ${audience.replace('non-member', 'nonmember')}`.split(' ')
  const known = labelledKinds.filter((one) => words.includes(one))
  return { amount, currency, kind: known.length === 0 ? 'certification' : known.join(' '), optional: kind === 'reschedule' }
}

/** Short forms among other names: 'CDA', and not 'Dryland Arborist', which nobody shows beside the name itself. */
function shortsOf({ alsoNamed = [] }: CertificationLabel): string[] {
  return alsoNamed.filter(looksLikeAcronym)
}

/** The label of one page: what it names of the certifications, and what it says of their facts. */
function onPage(stated: readonly CertificationLabel[], text: string, organization: string): PageLabel {
  const amounts = new Set(moneyIn(text).map(({ value }) => value))
  const periods = periodsIn(text)
  const certifications = stated
    .filter(({ name, alsoNamed = [], acronym }) =>
      [name, ...alsoNamed, ...(acronym === undefined || acronym === '' ? [] : [acronym])].some((words) => says(text, words)),
    )
    .map(
      (one): CertificationLabel => ({
        ...one,
        alsoNamed: says(text, one.name) ? shortsOf(one) : (one.alsoNamed ?? []),
        fees: one.fees.filter(({ amount }) => amounts.has(amount)),
        validity:
          one.validity !== null && periodsIn(one.validity).some((a) => periods.some((b) => samePeriod(a, b)))
            ? one.validity
            : null,
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
