import { expression } from '../plain/expression.ts'
import { addressWords, fieldNames } from '../lexicon/topics/field-name.ts'

/**
 * How much a link promises certification facts. Words of its address, of the link itself and of the headings above it count.
 * The weights order what is read first; nothing is ever excluded by them alone unless `never` matches.
 */
export function linkScore(link: { url: string; text: string; path: readonly string[]; depth: number }, year: number): number {
  const url = new URL(link.url)
  const address = decode(url.pathname + url.search)
    .toLowerCase()
    .replace(/[-_+./=&?]+/g, ' ')
  const words = link.text.toLowerCase()
  const heading = link.path.at(-1)?.toLowerCase() ?? ''
  if (never.test(url.pathname) || acts.test(url.pathname + url.search)) return Number.NEGATIVE_INFINITY
  let score = -link.depth
  for (const [pattern, weight] of promising) {
    if (pattern.test(address)) score += weight
    if (pattern.test(words)) score += weight
    if (pattern.test(heading)) score += weight / 3
  }
  for (const [pattern, weight] of distracting) {
    if (pattern.test(address)) score -= weight
    if (pattern.test(words)) score -= weight / 2
  }
  // A short form in capitals beside a longer name is how bodies write their programmes.
  if (/\b[A-Z][A-Z0-9-]{2,9}\b/.test(link.text) || /\((?=[A-Z])[A-Za-z0-9-]{2,12}®?\)/.test(link.text)) score += 1
  if (/^\/[a-z]{2}(-[a-z]{2})?\//i.test(url.pathname) && !/^\/(en|us|uk|en-..)\//i.test(url.pathname)) score -= 4
  const years = [...address.matchAll(/\b(19|20)\d{2}\b/g)].map((match) => Number(match[0]))
  if (years.length > 0 && Math.max(...years) < year - 3) score -= 4
  if (url.search.length > 60) score -= 2
  return score
}

/** Files and places that hold no page to read. */
const never = /\.(jpe?g|png|gif|svg|webp|ico|css|js|json|xml|rss|zip|gz|docx?|xlsx?|pptx?|mp[34]|mov|avi|ics|woff2?)$/i

/** Addresses that do something, or ask who one is: a program that reads leaves them alone. */
const acts =
  /[/=?&](?:log-?in|log-?out|sign-?(?:in|out|up)|cart|add[-_]to[-_]cart|checkout|my-?account|wp-(?:admin|login|json)|unsubscribe)\b/i

const promising: readonly (readonly [RegExp, number])[] = [
  [addressWords.certification, 3],
  [addressWords.credential, 3],
  [fieldNames.fees, 3],
  [fieldNames.renewalRequirements, 3],
  [fieldNames.requirements, 2.5],
  [addressWords.handbook, 2],
  [addressWords.way, 1.5],
  [addressWords.program, 1],
]

const distracting: readonly (readonly [RegExp, number])[] = [
  [/\b(news|blog|press|media|story|stories|podcast|magazine|journal|article|articles|newsletter)\b/, 6],
  [/\b(event|events|conference|webinar|webinars|calendar|summit|awards?|scholarships?)\b/, 6],
  [/\b(shop|store|cart|checkout|login|signin|sign in|log in|my account|donate|giving)\b/, 5],
  [
    expression()`
      \b(
        job|jobs|career center|careers|privacy|terms|cookie|cookies|sitemap|contact|board of directors|staff|advocacy|
        sponsor\w*|advertis\w*
      )\b
    `,
    4,
  ],
  [/\b(verify|verification|directory|find a|search results|tag|author|page \d+)\b/, 2],
]

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
