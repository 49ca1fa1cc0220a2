import { expression } from '../../plain/expression.ts'
import { type CurrencyCode, statedCurrenciesIn } from '../../lexicon/money/currency.ts'
import { onceFor } from '../../plain/remembered.ts'
import type { CleanDocument } from '../clean-document/clean-document.ts'

/** Endings of hosts and words of bodies' names that say whose bare '$' or 'Rs' a page means. */
const countries: readonly (readonly [CurrencyCode, RegExp, RegExp])[] = [
  ['CAD', /\.ca$/, /\b(?:Canada|Canadian)\b/],
  ['AUD', /\.au$/, /\b(?:Australia|Australian|Australasian)\b/],
  ['NZD', /\.nz$/, /\bNew Zealand\b/],
  ['SGD', /\.sg$/, /\bSingapore\b/],
  ['HKD', /\.hk$/, /\bHong Kong\b/],
  ['INR', /\.in$/, /\b(?:India|Indian)\b/],
  ['PKR', /\.pk$/, /\bPakistan\b/],
  ['LKR', /\.lk$/, /\bSri Lanka\b/],
  ['NPR', /\.np$/, /\bNepal\b/],
]
const american = /\bUS\s?\$|\bUSD?\b|\bU\.S\.|\$[\d,.]+\s?US/

/** The same of signs and words that are none of dollars and rupees: 'Fr.', 'FCFA', 'kr', 'Dh', 'Shs', 'P'. */
const otherCountries: typeof countries = [
  ['CHF', /\.ch$/, /\b(?:Switzerland|Swiss)\b/],
  ['RWF', /\.rw$/, /\bRwandan?\b/],
  [
    'XOF',
    /\.(?:sn|ci|bj|tg|ml|bf|ne|gw)$/,
    /\b(?:Senegal|Sénégal|C[oô]te d['’]Ivoire|Ivory Coast|B[eé]nin|Togo|Mali|Burkina Faso)\b/,
  ],
  ['XAF', /\.(?:cm|ga|cg|td|cf|gq)$/, /\b(?:Camero(?:o|u)n|Gabon|Chad|Equatorial Guinea)\b/],
  ['SEK', /\.se$/, /\b(?:Sweden|Swedish)\b/],
  ['NOK', /\.no$/, /\b(?:Norway|Norwegian)\b/],
  ['DKK', /\.dk$/, /\b(?:Denmark|Danish)\b/],
  ['ISK', /\.is$/, /\b(?:Iceland|Icelandic)\b/],
  ['AED', /\.ae$/, /\b(?:United Arab Emirates|UAE|Dubai|Abu Dhabi)\b/],
  ['MAD', /\.ma$/, /\b(?:Morocco|Moroccan)\b/],
  ['SAR', /\.sa$/, /\bSaudi\b/],
  ['SCR', /\.sc$/, /\bSeychelles\b/],
  ['KES', /\.ke$/, /\bKenyan?\b/],
  ['UGX', /\.ug$/, /\bUgandan?\b/],
  ['TZS', /\.tz$/, /\bTanzanian?\b/],
  ['PHP', /\.ph$/, /\b(?:Philippines?|Filipino)\b/],
  ['BWP', /\.bw$/, /\bBotswana\b/],
  ['ZMW', /\.zm$/, /\bZambian?\b/],
  ['MWK', /\.mw$/, /\bMalawi(?:an)?\b/],
  ['BOB', /\.bo$/, /\bBolivian?\b/],
  ['VES', /\.ve$/, /\bVenezuelan?\b/],
  ['RON', /\.ro$/, /\bRomanian?\b/],
  ['MDL', /\.md$/, /\bMoldovan?\b/],
]

/** The same of money whose sign no other country has, for pages that write none. */
const ownSigns: typeof countries = [
  ['GBP', /\.uk$/, /\b(?:United Kingdom|Great Britain)\b/],
  ['EUR', /\.(?:ie|mt|de|at|fr|nl|be|fi|it|es|pt)$/, /\b(?:Republic of Ireland)\b/],
  ['USD', /\.(?:gov|us|mil)$/, /\b(?:United States)\b/],
  ['ZAR', /\.za$/, /\bSouth African?\b/],
  ['NGN', /\.ng$/, /\bNigerian?\b/],
  ['GHS', /\.gh$/, /\bGhana(?:ian)?\b/],
  ['MYR', /\.my$/, /\bMalaysian?\b/],
  ['BDT', /\.bd$/, /\bBangladeshi?\b/],
  ['ILS', /\.il$/, /\bIsraeli?\b/],
  ['JPY', /\.jp$/, /\bJapan(?:ese)?\b/],
]

/** Taxes, registers and places of one country; a page that charges its tax means its dollar. */
const taxed: readonly (readonly [CurrencyCode, RegExp])[] = [
  [
    'CAD',
    /\b(?:HST|QST|Canada|Canadian|Ontario|Alberta|British Columbia|Manitoba|Saskatchewan|Quebec|Nova Scotia|New Brunswick)\b/,
  ],
  ['AUD', /\b(?:ABN|ACN|Australia|Australian|Pty|Queensland|Tasmania|NSW|Victoria|VIC|QLD)\b|\+61\b/],
  ['NZD', /\b(?:New Zealand|Aotearoa|NZ|NZBN)\b|\+64\b/],
  ['SGD', /\bSingapore\b/],
]

/** Longest title or first line that names whose page it is, in characters. */
const longestHead = 160

/** The dollar or rupee of the one country that a page is of; undefined when it also speaks of American dollars. */
function ofCountry(document: CleanDocument): CurrencyCode | undefined {
  if (american.test(document.text.slice(0, 200_000))) return undefined
  const found = countriesOf(document, countries)
  if (found.length > 0) return found.length === 1 ? found[0] : undefined
  const text = document.text.slice(0, 60_000)
  const [place, ...more] = /\b(?:GST|HST)\b/.test(text) ? taxed.filter(([, cue]) => cue.test(text)) : []
  if (place !== undefined) return more.length > 0 ? undefined : place[0]
  return isCanadian(document, text) ? 'CAD' : undefined
}

/** The currencies of the countries that a page's host, language ('en-AU'), title or first lines name. */
function countriesOf(document: CleanDocument, all: typeof countries): CurrencyCode[] {
  const address = document.finalUrl || document.url
  const host = URL.canParse(address) ? new URL(address).hostname : ''
  const head = [document.title, ...document.blocks.slice(0, 3).map((block) => document.text.slice(block.start, block.end))]
    .filter((line) => line.length <= longestHead)
    .join('\n')
  const language = document.language.replaceAll('-', '.')
  const found = all.filter(([, ending, word]) => ending.test(host) || ending.test(language) || word.test(head))
  return found.map(([code]) => code)
}

const canadianPlace = expression()`
  \b(?:British Columbia|Alberta|Manitoba|Saskatchewan|Qu[eé]bec|Nova Scotia|New Brunswick|Newfoundland)\b|
  \b(?:entitled|eligible|authori[sz]ed|permitted) to work in Canada\b|\b[A-CEGHJ-NPR-TVXY]\d[A-Z] \d[A-Z]\d\b
`
/** A page that names both countries may mean the dollar of either. */
const unitedStates = /\bUnited States\b|\bUSA\b|\bAmericans?\b/

/** Whether a page's language, an address or a province says that it is one of Canada, and nothing that it is of the United States, too. */
function isCanadian(document: CleanDocument, text: string): boolean {
  return !unitedStates.test(text) && (document.language.endsWith('-ca') || canadianPlace.test(text))
}

/** The one dollar, rupee, franc … that a page's bare signs stand for; undefined when it names none or several. */
export const statedDollar = onceFor((document: CleanDocument): CurrencyCode | undefined => {
  const [only, ...others] = statedCurrenciesIn(document.text.slice(0, 200_000))
  const stated = others.length > 0 ? undefined : (only ?? ofCountry(document))
  return stated ?? onlyOf(countriesOf(document, otherCountries))
})

/** The money of the one country that a page's host, language, title or first lines name. */
export const nationalCurrency = onceFor((document: CleanDocument): CurrencyCode | undefined =>
  onlyOf(countriesOf(document, [...countries, ...otherCountries, ...ownSigns])),
)

function onlyOf([only, ...others]: readonly CurrencyCode[]): CurrencyCode | undefined {
  return others.length > 0 ? undefined : only
}
