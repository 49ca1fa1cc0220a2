import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueFolder, openDirectory, exportFacts } from '#research'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { certification, quoted, welders } from '../samples.ts'

const classSchema = z.object({ required: z.array(z.string()), properties: z.record(z.string(), z.string()) })
const terms = z
  .object({ credentialStatus: z.array(z.string()), costTypes: z.array(z.string()), classes: z.record(z.string(), classSchema) })
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, 'terms.json'), 'utf8')))

const bodySchema = z.object({ name: z.string(), website: z.string() })

const languageMap = z.strictObject({ en: z.string().check(z.minLength(1)) })
const alignment = z.strictObject({
  '@type': z.literal('ceterms:CredentialAlignmentObject'),
  'ceterms:targetNode': z.enum([...terms.credentialStatus, ...terms.costTypes]),
})

/** What a value of each kind looks like. */
const kinds: Record<string, z.ZodMiniType> = {
  id: z.string().check(z.regex(/^_:[\w-]+$/)),
  idList: z.array(z.string().check(z.regex(/^_:[\w-]+$/))).check(z.minLength(1)),
  languageMap,
  languageMapList: z.strictObject({ en: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)) }),
  address: z.url(),
  alignment,
  duration: z.string().check(z.regex(/^P\d+[DWMY]$/)),
  number: z.number().check(z.nonnegative()),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
}

/** What is wrong with a node, each as a sentence; nothing when it is valid. */
function faultsOf(node: unknown): string[] {
  const record: Record<string, unknown> = Object(node)
  const type = String(record['@type'])
  const known = terms.classes[type]
  if (known === undefined) return [`${type} is no class`]
  const missing = known.required.filter((name) => record[name] === undefined).map((name) => `${type} lacks ${name}`)
  const wrong = Object.entries(record).flatMap(([name, value]) => {
    if (name === '@type') return []
    const kind = known.properties[name]
    if (kind === undefined) return [`${type} has no ${name}`]
    if (kind === 'nodes') return Array.isArray(value) ? value.flatMap(faultsOf) : [`${name} is no list`]
    return kinds[kind]?.safeParse(value).success === true ? [] : [`${name} of ${type} is not right: ${JSON.stringify(value)}`]
  })
  return [...missing, ...wrong]
}

function graphOf(text: string): Record<string, unknown>[] {
  const document: unknown = JSON.parse(text)
  expect(document).toMatchObject({ '@context': 'https://credreg.net/ctdl/schema/context/json' })
  const graph: unknown = Object(document)['@graph']
  if (!Array.isArray(graph)) throw new Error('There is no graph.')
  return graph
}

test('the facts of forty bodies of the catalogue are valid, and no identifier of the registry is invented', () => {
  const directory = openDirectory(catalogueFolder)
  const bodies = join(catalogueFolder, 'bodies')
  const answers = readdirSync(bodies)
    .map((file) => bodySchema.parse(JSON.parse(readFileSync(join(bodies, file), 'utf8'))))
    .flatMap((body) => directory.answer({ description: '', ...body }) ?? [])
    .filter(({ certifications }) => certifications.length > 0)
    .slice(0, 40)
  expect(answers).toHaveLength(40)
  for (const answer of answers) {
    const text = exportFacts('ctdl', answer)
    expect(text).not.toMatch(/ceterms:ctid|"ce-[0-9a-f]{8}/i)
    const graph = graphOf(text)
    expect(graph).toHaveLength(answer.certifications.length + 1)
    expect({ body: answer.organization.name, faults: graph.flatMap(faultsOf) }).toEqual({
      body: answer.organization.name,
      faults: [],
    })
  }
})

test('says renewal, costs and requirements, and a price only where one is stated', () => {
  const welder = certification({
    name: 'Certified Welder',
    requirements: ['Pass the weld test'],
    validityPeriod: '3 years',
    renewalRequirements: ['16 hours of training'],
    fees: ['US$405 exam', '$300–400 application', 'US$100 renewal (members)'],
    evidence: { '/fees/0': [quoted('The exam is US$405.')] },
  })
  const [, node] = graphOf(exportFacts('ctdl', { organization: welders, certifications: [welder] }))
  expect(node).toMatchObject({
    'ceterms:requires': [{ 'ceterms:condition': { en: ['Pass the weld test'] } }],
    'ceterms:renewal': [{ 'ceterms:condition': { en: ['Valid for: 3 years', '16 hours of training'] } }],
    'ceterms:renewalFrequency': 'P3Y',
  })
  const costs = Object(node)['ceterms:estimatedCost']
  expect(costs[0]).toMatchObject({
    'ceterms:price': 405,
    'ceterms:currency': 'USD',
    'ceterms:costDetails': 'https://ewb.example.org/fees',
    'ceterms:directCostType': { 'ceterms:targetNode': 'costType:StandaloneAssessment' },
  })
  expect(costs[1]).not.toHaveProperty('ceterms:price')
  expect(costs[2]).toMatchObject({
    'ceterms:price': 100,
    'ceterms:directCostType': { 'ceterms:targetNode': 'costType:RenewalFee' },
  })
})

test('a fault is seen: the check would fail', () => {
  expect(faultsOf({ '@type': 'ceterms:Certification', 'ceterms:ctid': 'ce-1' })).toContain(
    'ceterms:Certification has no ceterms:ctid',
  )
})
