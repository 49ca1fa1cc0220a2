import { expect, test } from 'vitest'
import { wikidataConnector } from './wikidata.ts'

const site = { rank: 'normal', mainsnak: { datavalue: { value: 'https://www.lampguild.example/' } } }
const entity = {
  labels: { en: { value: 'Guild of Lamplighters' } },
  descriptions: { en: { value: 'credentialing body' } },
  aliases: { en: [{ value: 'Lamp Trades Council' }] },
  claims: { P856: [site] },
}

/** Wikidata that answers every search with one body. */
const wikidata = wikidataConnector({
  ask: (url) => Promise.resolve(url.includes('wbsearchentities') ? { search: [{ id: 'Q1' }] } : { entities: { Q1: entity } }),
})

test.each(['Guild of Lamplighters', 'lamp trades council'])('a body that is known as “%s” goes by just that', async (typed) => {
  expect(await wikidata.find(typed)).toMatchObject([{ name: 'Guild of Lamplighters', closeness: 'same' }])
})

test('of a body that is only found nobody can tell whether it is meant', async () => {
  const [found] = await wikidata.find('lamps')
  expect(found).toMatchObject({ name: 'Guild of Lamplighters', reason: 'Wikidata found it for “lamps”.' })
  expect(found).not.toHaveProperty('closeness')
})
