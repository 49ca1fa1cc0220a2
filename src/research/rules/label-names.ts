import { expression } from '../expression.ts'
import { kindOfLabel } from './fee-kind-beside.ts'
import { generic, isPerson, notOffered, notPeople, organizationNoun } from './name-words.ts'
import type { NameMention } from './name-mention.ts'
import type { Passage } from './passage.ts'
import { isPaid, isPaymentWord } from './payment-words.ts'

/** The words that stand for a price, with where they do. */
export interface Label {
  text: string
  /** Offset in the document's text. */
  start: number
  /** Set when its column says that its cells are names. */
  named: boolean
  /** Set when the sentence says what is granted for the amount. */
  awarded: boolean
}

const credentialNoun =
  /^(?:certifications?|certificates?|credentials?|designations?|diplomas?|licen[sc]es?|permits?|registration)$/i
const others = expression('i')`
  \b(?:
    member(?:ship)?s?|students?|dues|conference|convention|event|seminar|webinar|courses?|training|workshop|cards?|
    approval|statement|name|record|badges?|roster|zealand|${notPeople}
  )\b
`
const longest = 8

/** A cell under 'Specialty' as it stands, without marks of footnotes. */
export function wholeName({ text, start }: Label): NameMention | undefined {
  const name = text.replace(/[\s*†‡§:–—-]+$/, '')
  const plain = kindOfLabel(name) === undefined && /^\p{Lu}/u.test(name) && !others.test(name) && !generic.test(name)
  if (!plain || name.length < 3 || name.split(' ').length > longest) return undefined
  return { name, acronym: '', start, end: start + name.length, by: 'end' }
}

/** 'Journeyman — $25' in a list of licences: a label that is a rank or a person, and nothing else. */
export function rankIn({ text, start }: Label, { block, text: line, lead, path }: Passage): NameMention | undefined {
  const name = text.replace(/\s*\([^)]*\)\s*$|[\s:.–—-]+$/g, '').replace(/^\([a-z\d]+\)\s+/, '')
  const from = start + text.indexOf(name)
  const words = name.split(' ')
  const inList = dashed.test(line.replace(/^\([A-Za-z\d]{1,3}\)[\s|]+/, '')) && licences.test(lead)
  if (inList && isWhole(name, words)) return { name, acronym: '', start: from, end: from + name.length, by: 'person' }
  const fits =
    (block.kind === 'item' || block.kind === 'row' || dashed.test(line)) &&
    /^\p{Lu}/u.test(name) &&
    words.length <= 4 &&
    words.every((one) => !isPaid(one))
  if (!fits || !ofLicences.test(`${lead} ${path.at(-1) ?? ''}`) || others.test(name) || generic.test(name)) return undefined
  return words.some((one) => rank.test(one)) || isPerson(words.at(-1) ?? '')
    ? { name, acronym: '', start: from, end: from + name.length, by: 'person' }
    : undefined
}

/** A lead of a list whose entries are licences: 'Biennial permits, endorsements or certificates:'. */
const licences = /\b(?:licen[sc](?:es?|ure)|certificates|certifications|permits|registrations|endorsements)\b[^.]{0,20}:$/i

/** 'Oral Pathology Endorsement' stands for nothing that is paid. */
function isWhole(name: string, words: readonly string[]): boolean {
  const last = words.at(-1) ?? ''
  return (
    /^\p{Lu}/u.test(name) &&
    words.length <= 5 &&
    !/[–—;:]/.test(name) &&
    !isPaymentWord(words[0] ?? '') &&
    (!isPaymentWord(last) || /^(?:practice|endorsement)$/i.test(last)) &&
    !others.test(name) &&
    !generic.test(name)
  )
}

/** 'Denturist — $415;' in a line of its own. */
const dashed = /^[^–—$£€]{3,60}\s[–—]\s?[A-Z]{0,3}[$£€]\s?[\d,.]+[;,.]?$/u
const ofLicences = /\b(?:licen[sc]es?|certificates?|certifications?|credentials?|designations?|permits?|registrations?)\b/i
const rank = /^(?:master|journey(?:man|person)|apprentice|associate|fellow|senior|trainee)s?$/i

/** 'Contractor (firm) licence' */
const ofFirms = expression('i')`\((?:${notPeople})\)`

/** 'Change of employing broker' is done to somebody. */
const deed = expression('i')`
  ^\W*(?:
    replac\w+|chang\w+|transfer\w*|verif\w+|cop(?:y|ies)|duplicate|removal|additions?|attestation|re-?print|
    re-?issu\w+|inspection|search|approval|monitoring|adding|updating|types?|lists?
  )\b
`

/** 'Certified Diver' of 'Meeting fee – Certified Diver': the part that does not say what is paid. */
function segmentOf(label: Label): Label {
  const parts = label.text.split(/(?<=\s[–—-]\s)/)
  const names = parts.filter((part) => !/\b(?:fees?|costs?|price|charge)\b/i.test(part))
  const [only] = names
  if (only === undefined || names.length !== 1 || parts.length === 1) return label
  return { ...label, text: only, start: label.start + label.text.indexOf(only) }
}

/** 'Master diver licence' of 'Master diver licence renewal (per year):'. */
export function nameIn(label: Label): NameMention | undefined {
  if (deed.test(label.text) || ofFirms.test(label.text)) return undefined
  const { text, start } = segmentOf(label)
  const bracket = text.search(/[(:]/)
  const words = [...(bracket === -1 ? text : text.slice(0, bracket)).matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’/&-]*/gu)]
  let first = 0
  let last = words.length
  const word = (place: number) => words[place]?.[0] ?? ''
  while (first < last && (isPaid(word(first)) || /^\d+$/.test(word(first)))) first += 1
  // 'Coaching certificate' keeps its noun, 'Duplicate certificate' is all of what is paid.
  const closes = (place: number) => credentialNoun.test(word(place)) && place > first && !isPaid(word(place - 1))
  while (last > first && isPaid(word(last - 1)) && !closes(last - 1)) last -= 1
  const phrase = words.slice(first, last).map(([one]) => one)
  // 'Temporary mechanic license' is no mechanic license, and 'Annual inspection of' no name.
  if (
    words.slice(0, first).some(([one]) => /^(?:temporary|provisional|inactive|retired|student)$/i.test(one)) ||
    deed.test(phrase[0] ?? '')
  )
    return undefined
  const end = phrase.at(-1) ?? ''
  // 'Annual practising certificate' is called so.
  if (/^practi[sc]ing$/i.test(word(first)) && /^annual$/i.test(word(first - 1))) {
    first -= 1
    phrase.unshift(word(first))
  }
  const [begin, close] = [words[first], words[last - 1]]
  if (begin === undefined || close === undefined || phrase.length < 2 || phrase.length > longest) return undefined
  const own =
    /^(?:class|grade|level|category|tier)$/i.test(phrase.at(-2) ?? '') && /^(?:\d|[ivx]+|[a-d])$/i.test(end)
      ? phrase.slice(0, -2)
      : credentialNoun.test(end.split('/')[0] ?? '')
        ? phrase.slice(0, -1)
        : isPerson(end) && end.length > 4
          ? phrase
          : []
  if (own.every((one) => isPaid(one) || one.split('/').every((part) => credentialNoun.test(part)))) return undefined
  const name = text.slice(begin.index, close.index + close[0].length)
  if (
    /[.;!?,]|\b(?:or|to|as)\b|^(?:any|each|every|such|courtesy|under|after|upon|without|with)\b/i.test(name) ||
    both.test(name) ||
    others.test(name) ||
    phrase.some((one) => organizationNoun.test(one))
  )
    return undefined
  if (
    generic.test(name) ||
    notOffered.test(name) ||
    (!label.awarded && !/^\p{Lu}/u.test(word(0)) && !credentialNoun.test(own.at(-1) ?? '') && !credentialNoun.test(end))
  )
    return undefined
  return {
    name: name.slice(0, 1).toUpperCase() + name.slice(1),
    acronym: '',
    start: start + begin.index,
    end: start + close.index + close[0].length,
    by: 'end',
  }
}

/** 'Registered phlebotomist and enrolled phlebotomist' are two. */
const both =
  /^(?:registered|certified|licen[sc]ed|enrolled|accredited)\b.* and (?:registered|certified|licen[sc]ed|enrolled|accredited)\b/i

const longestHeading = 90

/** 'Trainee Specialist Registration', '(b) Orthotist License (including upgrade):' as the head of its own prices. */
export function nameOfHead(head: string, start: number): NameMention | undefined {
  if (head.length > longestHeading * 1.5 || /[.!?]$/.test(head)) return undefined
  const mark = /^\(?[A-Za-z\d]{1,2}[.)]\s*/.exec(head)?.[0] ?? ''
  const plain = head.slice(mark.length)
  if (!/^\p{Lu}/u.test(plain) || plain.replace(/\([^()]*\)/g, '').length > longestHeading) return undefined
  const found = nameIn({ text: plain, start: start + mark.length, named: false, awarded: false })
  if (found !== undefined && !found.name.split(/[\s/]+/).every((word) => /^\p{Lu}|^\d|^(?:in|of|and|for|the|&)$/u.test(word)))
    return undefined
  const whole = found === undefined ? '' : plain.slice(found.end - start - mark.length)
  // What follows the name may only be a bracket, a colon, or what is paid.
  return found !== undefined &&
    whole
      .replace(/\([^()]*\)/g, '')
      .split(/[^\p{L}]+/u)
      .every((word) => word === '' || isPaid(word))
    ? found
    : undefined
}
