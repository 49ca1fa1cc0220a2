import { readFileSync } from 'node:fs'
import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import * as z from 'zod/mini'
import { addressOf } from '../../src/research/directory/address.ts'
import { keyOf, wordsOf } from '../../src/research/directory/spelling.ts'

const querySchema = z.strictObject({
  query: z.string(),
  kind: z.enum([
    'abbreviation',
    'full',
    'partial',
    'former',
    'misspelt',
    'punctuation',
    'lower case',
    'non-US',
    'credential',
    'address',
    'nonsense',
    'ambiguous',
  ]),
  /** Hosts or names of the body meant; one of them is enough. Of an ambiguous query: its readings, each as 'one | or another'. */
  expect: z.array(z.string()),
  ambiguous: z.optional(z.boolean()),
})
export type FindQuery = z.infer<typeof querySchema>

/** The queries of this folder, written from public knowledge before the search was built. */
export function readQueries(): FindQuery[] {
  return z.array(querySchema).parse(JSON.parse(readFileSync(new URL('./queries.json', import.meta.url), 'utf8')))
}

/** A body of the directory, as the evaluation recognizes it. */
export interface KnownBody {
  name: string
  website: string
}

/** What one query gave. `counted` is false when the directory does not hold the body that is meant. */
export interface Verdict {
  query: FindQuery
  counted: boolean
  /** Place of the expected body among the matches, from 1; 0 when missing. */
  place: number
  /** Of an ambiguous query: readings in the directory, and how many of them were offered. */
  readings: number
  offered: number
  results: OrganizationMatch[]
  ms: number
}

/** Runs every query and compares it with what was expected. */
export function judge(
  queries: readonly FindQuery[],
  bodies: readonly KnownBody[],
  find: (term: string) => OrganizationMatch[],
): Verdict[] {
  return queries.map((query) => {
    const start = performance.now()
    const results = find(query.query)
    const ms = performance.now() - start
    const readings = query.ambiguous === true ? query.expect.map((one) => one.split('|')) : [query.expect]
    const present = readings.filter((reading) => bodies.some((body) => isOneOf(body, reading)))
    const offered = present.filter((reading) => results.some((result) => isOneOf(result, reading)))
    const place = 1 + results.findIndex((result) => present.some((reading) => isOneOf(result, reading)))
    return { query, counted: present.length > 0, place, readings: present.length, offered: offered.length, results, ms }
  })
}

/** The figures of an evaluation; shares from 0 to 1. */
export interface Score {
  kinds: { kind: string; queries: number; counted: number; top1: number; top3: number }[]
  counted: number
  top1: number
  top3: number
  nonsense: number
  nonsenseRefused: number
  /** Ambiguous queries of which the directory holds two readings or more, and the share that offered all of them. */
  ambiguous: number
  allReadings: number
  p50: number
  p99: number
}

/** Adds verdicts up. Only queries whose body is in the directory count for `top1` and `top3`. */
export function scoreOf(verdicts: readonly Verdict[]): Score {
  const plain = verdicts.filter(({ query }) => query.kind !== 'nonsense' && query.kind !== 'ambiguous')
  const counted = plain.filter((one) => one.counted)
  const nonsense = verdicts.filter(({ query }) => query.kind === 'nonsense')
  const ambiguous = verdicts.filter((one) => one.query.kind === 'ambiguous' && one.readings > 1)
  const times = verdicts.map(({ ms }) => ms).sort((a, b) => a - b)
  const within = (list: readonly Verdict[], most: number) => share(list, ({ place }) => place > 0 && place <= most)
  return {
    kinds: [...new Set(plain.map(({ query }) => query.kind))].map((kind) => {
      const all = plain.filter(({ query }) => query.kind === kind)
      const here = all.filter((one) => one.counted)
      return { kind, queries: all.length, counted: here.length, top1: within(here, 1), top3: within(here, 3) }
    }),
    counted: counted.length,
    top1: within(counted, 1),
    top3: within(counted, 3),
    nonsense: nonsense.length,
    nonsenseRefused: share(nonsense, ({ results }) => results.length === 0),
    ambiguous: ambiguous.length,
    allReadings: share(ambiguous, (one) => one.offered === one.readings),
    p50: times[Math.floor(times.length * 0.5)] ?? 0,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}

function share<T>(list: readonly T[], holds: (one: T) => boolean): number {
  return list.length === 0 ? 1 : list.filter(holds).length / list.length
}

/** A host is recognized by its dot; anything else is a name. */
function isOneOf(body: { name: string; website?: string | undefined }, expected: readonly string[]): boolean {
  const host = body.website === undefined ? undefined : addressOf(body.website)?.host
  const name = keyOf(wordsOf(body.name))
  return expected.some((one) => {
    const text = one.trim()
    return /^\S+\.\S+$/.test(text) ? text === host || (host?.endsWith(`.${text}`) ?? false) : keyOf(wordsOf(text)) === name
  })
}
