import { describe, expect, it } from 'vitest'
import { contentProblems } from './content-problems.ts'
import * as content from './content.ts'

describe('the content file', () => {
  it('can be shown as it stands', () => {
    expect(contentProblems({ ...content })).toEqual([])
  })

  it.each([
    [
      'a price that is no number',
      { prices: { ...content.prices, base: '999' } },
      'prices.base must be a whole number of dollars, such as 999.',
    ],
    ['a price of nothing', { prices: { ...content.prices, social: 0 } }, 'prices.social must be at least 1 dollar.'],
    [
      'a factor that saves nothing',
      { prices: { ...content.prices, monthlyFactor: 0.5 } },
      'prices.monthlyFactor must be at least 1, so that annual billing saves something.',
    ],
    [
      'a field with another name',
      { brand: { ...content.brand, nmae: 'Credscout' } },
      'brand.nmae is not a field of the content file; remove it or correct its name.',
    ],
    ['an empty text', { brand: { ...content.brand, provider: ' ' } }, 'brand.provider must be a text of 1 to 80 characters.'],
    [
      'a link that is none',
      { links: { ...content.links, privacyPolicy: 'example.org/privacy' } },
      "links.privacyPolicy must be an address that starts with https://, or '#' for a link that points nowhere yet.",
    ],
    [
      'a link that runs a script',
      { links: { ...content.links, termsOfService: 'javascript:alert(1)' } },
      "links.termsOfService must be an address that starts with https://, or '#' for a link that points nowhere yet.",
    ],
    [
      'a claim without its condition',
      { claims: { ...content.claims, security: { standard: 'ISO 27001', label: 'Information security' } } },
      'claims.security.condition must be a text of 1 to 400 characters.',
    ],
    [
      'an amount typed into a text',
      { marketing: { ...content.marketing, startTrial: 'Only $99 a month' } },
      'marketing.startTrial must be without an amount typed by hand: name the figure, such as {basePerMonth}.',
    ],
    [
      'a saving that is none',
      { claims: { ...content.claims, largerPlatform: { ...content.claims.largerPlatform, perYear: 12_000 } } },
      'claims.largerPlatform.perYear must be at least 1,000 dollars more than a year of the base plan (11,988): the page claims what is saved against it.',
    ],
  ])('is refused for %s', (_, wrong, sentence) => {
    expect(contentProblems({ ...content, ...wrong })).toEqual([sentence])
  })

  it('names an answer by its place, and the figures there are', () => {
    const [first, ...others] = content.marketing.questions.list
    const list = [first, { question: 'How much?', answer: 'It is {price} a month.' }, ...others]
    const problems = contentProblems({ ...content, marketing: { ...content.marketing, questions: { title: 'Questions', list } } })
    expect(problems).toEqual([
      expect.stringMatching(
        /^marketing\.questions\.list\[1\]\.answer must be without \{price\}: the figures are \{trialDays\}, /,
      ),
    ])
  })

  it('has every mistake told at once, a missing part too', () => {
    const { marketing: _, ...rest } = content
    expect(contentProblems({ ...rest, prices: { base: -1, pearson: 1.5, social: 500, monthlyFactor: 1.5 } })).toEqual([
      'prices.base must be at least 1 dollar.',
      'prices.pearson must be a whole number of dollars, such as 999.',
      'marketing must be a group of fields.',
    ])
  })
})
