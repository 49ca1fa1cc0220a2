import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { refusedSourcesFile } from './location.ts'

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
export function refusalOf(address: string): string | undefined {
  const host = hostOf(address)
  const kind = kinds.find(([names]) => names.some((name) => host === name || host.endsWith(`.${name}`)))
  if (kind !== undefined) return kind[1]
  // The name itself and what stands behind it are registered, not staged: dev.to is a public site.
  const below = host.split('.').slice(0, -2)
  const words = below.flatMap((label) => label.split('-')).map((word) => word.replace(/\d+$/, ''))
  return words.some((word) => refused.stagingWords.includes(word)) ? 'a staging host' : undefined
}

/** 'www.example.org' of an address. */
export function hostOf(address: string): string {
  return new URL(address).hostname.toLowerCase().replace(/\.$/, '')
}
