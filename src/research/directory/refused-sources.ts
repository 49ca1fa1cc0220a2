import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { refusedSourcesFile } from './location.ts'
import type { CatalogueBody, CatalogueLine } from './body.ts'
import { answersOf, linesOfBody } from './catalogue.ts'
import { type Problem, shortName } from './problem.ts'

const hosts = z.array(z.string())
const refusedSchema = z.strictObject({
  openEncyclopedias: hosts,
  examPreparation: hosts,
  /** Guides to any certification at all, with invented figures. */
  machineWritten: hosts,
  shops: hosts,
  uploads: hosts,
  stagingHosts: hosts,
  /** Parts of a host's name that tell a copy under construction: 'test.', 'cms-test.', 'www-dev3.'. */
  stagingWords: hosts,
})
const refused = refusedSchema.parse(JSON.parse(readFileSync(refusedSourcesFile, 'utf8')))

const kinds = [
  [refused.openEncyclopedias, 'an encyclopedia that anybody may edit'],
  [refused.examPreparation, 'a site that sells exam preparation'],
  [refused.machineWritten, 'a site of machine-written guides'],
  [refused.shops, 'a shop'],
  [refused.uploads, 'a site of uploaded copies'],
  [refused.stagingHosts, 'a staging host'],
] as const

/**
 * Why an address cannot carry a line by itself: 'a site of uploaded copies'; undefined for one that can.
 * The hosts stand in `catalogue/refused-sources.json`; a host stands for everything below it.
 */
function refusalOf(address: string): string | undefined {
  const host = hostOf(address)
  const kind = kinds.find(([names]) => names.some((name) => host === name || host.endsWith(`.${name}`)))
  if (kind !== undefined) return kind[1]
  // The name itself and what stands behind it are registered, not staged: dev.to is a public site.
  const below = host.split('.').slice(0, -2)
  const words = below.flatMap((label) => label.split('-')).map((word) => word.replace(/\d+$/, ''))
  return words.some((word) => refused.stagingWords.includes(word)) ? 'a staging host' : undefined
}

/** 'www.example.org' of an address. */
function hostOf(address: string): string {
  return new URL(address).hostname.toLowerCase().replace(/\.$/, '')
}

/** Lines, and other answers to them, that rest on refused sources alone: see `catalogue/refused-sources.json`. */
export function refusedSourceProblems(body: CatalogueBody): Problem[] {
  return linesOfBody(body).flatMap(({ field, line, certification }) =>
    answersOf(line).flatMap((answer) => {
      const refusal = onlyRefused(body, answer)
      return refusal === undefined
        ? []
        : [
            {
              field,
              why: `${shortName(certification)}: '${answer.text}' rests on ${refusal}; name a page of the body, a chapter or a government that states it, or leave the line out.`,
            },
          ]
    }),
  )
}

/** 'a staging host (test.ews.example)', when no source of the answer is acceptable. */
function onlyRefused(body: CatalogueBody, { sources }: Pick<CatalogueLine, 'sources'>): string | undefined {
  const refusals = sources.map((key) => {
    const url = body.sources[key]?.url
    const refusal = url === undefined ? undefined : refusalOf(url)
    return url === undefined || refusal === undefined ? undefined : `${refusal} (${hostOf(url)})`
  })
  return refusals.some((refusal) => refusal === undefined) ? undefined : refusals.join(' and ')
}
