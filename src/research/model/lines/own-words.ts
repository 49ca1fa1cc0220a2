import { tokensOf } from '../../verify/tokens.ts'

/** Words that put a line in order and say nothing the page would have to say. */
const framing = new Set(
  'fee cost price amount total pay paid charge exam examination year month valid validity period certification certificate credential renewal renew requirement required require minimum complete pass hold have earn submit meet expire'.split(
    ' ',
  ),
)
/** Words of one family: 'recertify' and 'recertification', 'applicant' and 'application'. */
const shared = 5

/**
 * Whether a line is made of the page's words: every word that carries meaning stands in the quote, in its sentence, in the
 * headings over it or in the certification's name. Numbers and amounts are the verifier's matter.
 * @returns the words that do not
 */
export function foreignWords(line: string, page: string): string[] {
  const known = new Set(tokensOf(joined(page)).map((token) => token.form))
  const families = new Map<string, string[]>()
  for (const form of known)
    if (form.length >= shared) families.set(form.slice(0, shared), [...(families.get(form.slice(0, shared)) ?? []), form])
  return tokensOf(joined(line)).flatMap((token) => {
    if (token.kind !== 'word' || token.class !== 'plain' || framing.has(token.form) || known.has(token.form)) return []
    const near = families.get(token.form.slice(0, shared)) ?? []
    return token.form.length >= shared && near.some((form) => isFamily(form, token.form)) ? [] : [token.form]
  })
}

/** 're-examination' as 'reexamination', which is one word either way. */
function joined(text: string): string {
  return text.replace(/\bre-(?=\p{L})/giu, 're')
}

/** Whether words begin alike but for their endings; short words are compared whole. */
function isFamily(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  const stem = Math.max(shared, short.length - longestEnding)
  return short.slice(0, stem) === long.slice(0, stem)
}

/** Longest ending of the shorter word, in letters: 'recertify' and 'recertification' have 'recertif' in common. */
const longestEnding = 2
