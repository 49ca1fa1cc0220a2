import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brand, claims, prices } from '#domain/public-face/content.ts'
import { figures } from '#domain/public-face/computed-figures.ts'
import { annualSaving } from '#domain/public-face/pricing.ts'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')
const said = figures()

const amounts = [
  said.basePerMonth,
  said.baseBilledMonthly,
  said.pearsonPerMonth,
  said.pearsonBilledMonthly,
  said.basePerYear,
  said.largerPlatformPerYear,
  said.largerPlatformPerMonth,
  said.savedPerYear,
]
/** What only the content file and the arithmetic on it may know, as somebody would type it into a page or an email. */
const typed = [
  ...amounts,
  ...amounts.flatMap((amount) => [',', '', '_'].map((mark) => amount.replace('$', '').replace(',', mark))),
  said.savedShort,
  said.roundLimit,
  said.uptimePercent,
  `${annualSaving()}%`,
  `${said.trialDays}-day`,
  `${said.trialDays} days`,
  `* ${prices.monthlyFactor}`,
  claims.security.standard,
  claims.experience.years,
  brand.fullName,
  brand.provider,
  // A bare 500 is a status and a limit, too; with its dollar sign it is found above.
].filter((text) => text !== String(prices.pearson))

/** Whole words only: '999' is no part of '1_999'. */
const words = new RegExp(
  [...new Set(typed)].map((text) => `(?<![\\w.,])${text.replace(/[$.*]/g, String.raw`\$&`)}(?!\\w)`).join('|'),
  'g',
)

/** The files of a folder without tests and without comments, where an example may stand. */
function programs(folder: string): { file: string; text: string }[] {
  return readdirSync(join(source, folder), { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.test\.tsx?$/.test(entry.name)) return []
    const file = join(entry.parentPath, entry.name)
    return [{ file: relative(source, file), text: readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/ .*/g, '') }]
  })
}

test.each(['web', 'server/mail', 'server/shares', 'contract'])('no price, claim or brand text is typed in src/%s', (folder) => {
  const files = programs(folder)
  expect(files.length).toBeGreaterThan(0)
  expect(files.flatMap(({ file, text }) => [...text.matchAll(words)].map(([word]) => `${file}: ${word}`))).toEqual([])
})

test('the words looked for are those that the pages show', () => {
  for (const sentence of [
    '$1,499 a month',
    'only 999',
    'Save 33%',
    'a 14-day trial',
    '45_000',
    'ISO 27001',
    'under 1,000',
    '$500',
  ]) {
    expect(sentence).toMatch(new RegExp(words.source))
  }
})
