import { foldName } from '#domain/organizations/folded-name.ts'
import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import * as z from 'zod/mini'
import type { JsonApi } from '../net/web.ts'
import type { Connector } from './connector.ts'

const officialWebsite = 'P856'
const shortName = 'P1813'
const mostEntities = 7

const searchAnswer = z.object({ search: z.array(z.object({ id: z.string() })) })

const texts = z.record(z.string(), z.object({ value: z.string() }))
const statement = z.object({
  rank: z.string(),
  mainsnak: z.object({ datavalue: z.optional(z.object({ value: z.unknown() })) }),
})
const entity = z.object({
  labels: z.optional(texts),
  descriptions: z.optional(texts),
  aliases: z.optional(z.record(z.string(), z.array(z.object({ value: z.string() })))),
  claims: z.optional(z.record(z.string(), z.array(statement))),
})
type Entity = z.infer<typeof entity>
const entitiesAnswer = z.object({ entities: z.record(z.string(), z.unknown()) })

/** Wikidata's open API: entity search, then official website and short name of what it found. Its data are CC0. */
export function wikidataConnector(api: JsonApi, origin = 'https://www.wikidata.org'): Connector {
  const ask = (parameters: Record<string, string>, signal?: AbortSignal): Promise<unknown> =>
    api.ask(`${origin}/w/api.php?${new URLSearchParams({ format: 'json', ...parameters }).toString()}`, { signal })

  return {
    name: 'wikidata',
    async find(searchTerm, signal) {
      const found = searchAnswer.safeParse(
        await ask(
          { action: 'wbsearchentities', search: searchTerm, language: 'en', type: 'item', limit: String(mostEntities) },
          signal,
        ),
      )
      const ids = found.success ? found.data.search.map((one) => one.id) : []
      if (ids.length === 0) return []
      const answer = entitiesAnswer.safeParse(
        await ask(
          { action: 'wbgetentities', ids: ids.join('|'), props: 'labels|descriptions|aliases|claims', languages: 'en' },
          signal,
        ),
      )
      if (!answer.success) return []
      return ids.flatMap((id) => {
        const one = entity.safeParse(answer.data.entities[id])
        const match = one.success ? toMatch(one.data, searchTerm) : undefined
        return match === undefined ? [] : [match]
      })
    },
  }
}

/** A match, when the entity has a name and a website; without a website there is nothing to read. */
function toMatch(one: Entity, searchTerm: string): OrganizationMatch | undefined {
  const name = one.labels?.['en']?.value
  const website = preferred(one, officialWebsite).find((value) => typeof value === 'string' && /^https?:\/\//.test(value))
  if (name === undefined || typeof website !== 'string') return undefined
  const aliases = one.aliases?.['en']?.map((alias) => alias.value) ?? []
  const abbreviation = shortNames(one)[0] ?? aliases.find((alias) => /^[A-Z][A-Z0-9&-]{1,9}$/.test(alias))
  const typed = foldName(searchTerm)
  const known = [name, ...aliases, ...(abbreviation === undefined ? [] : [abbreviation])].find(
    (value) => foldName(value) === typed,
  )
  return {
    name,
    description: one.descriptions?.['en']?.value ?? '',
    ...(abbreviation === undefined ? {} : { abbreviation }),
    website,
    source: 'wikidata',
    ...(known === undefined
      ? { reason: `Wikidata found it for “${searchTerm}”.` }
      : { reason: `Wikidata knows it as ${known}.`, closeness: 'same' }),
    detailed: false,
  }
}

function shortNames(one: Entity): string[] {
  const named = z.object({ text: z.string(), language: z.string() })
  return preferred(one, shortName).flatMap((value) => {
    const parsed = named.safeParse(value)
    return parsed.success && (parsed.data.language === 'en' || parsed.data.language === 'mul') ? [parsed.data.text] : []
  })
}

/** Values of a property, preferred ones first, deprecated ones left out. */
function preferred(one: Entity, property: string): unknown[] {
  const statements = (one.claims?.[property] ?? []).filter((each) => each.rank !== 'deprecated')
  return statements.toSorted((a, b) => rankOrder(a.rank) - rankOrder(b.rank)).map((each) => each.mainsnak.datavalue?.value)
}

function rankOrder(rank: string): number {
  return rank === 'preferred' ? 0 : 1
}
