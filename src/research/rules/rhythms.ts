import { expression, source } from '../expression.ts'
import { credentialSource } from '../lexicon/credential.ts'
import { rhythmOf, shownPeriod, yearOrdinal, yearOrdinalSource } from '../lexicon/period.ts'
import { type Span, spanOf } from '../lexicon/span.ts'

/** A time that a text tells without counting years: by a calendar date, an anniversary or a word such as 'biennial'. */
export interface Rhythm extends Span {
  shown: string
  rank: 1 | 2 | 3
  /** Says by itself that it is a certification's. */
  sure: boolean
}

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const day = source`
  (?:the )?(?:(?:last|first) day (?:of|in) )?(?:
    ${month}\.?(?: \d{1,2}(?:st|nd|rd|th)?)?|\d{1,2}(?:st|nd|rd|th)? (?:day )?(?:of )?${month}
  )
`
const ends = String.raw`(?:expir(?:es?|y|ing|ations?)|valid|effective|lapses?|terminates?)`
const renews = String.raw`(?:renew(?:al|als|ed|able|s)?|re-?certif(?:y|ied|ies|ication))`
const papers = `(?:${credentialSource(['certification', 'certificate', 'license', 'registration', 'accreditation', 'credential', 'permit', 'status'])})`

const ordinal = `(${yearOrdinalSource})`

/** 'Expires on the second anniversary of its issue', 'until the end of the third calendar year', 'every fifth year'. */
const counted = expression('i')`
  \b(?:${ends}|${renews}|good|current)\b[^.;]{0,80}\b(?:
    (?:the|every|each) ${ordinal} anniversary|
    (?:every|each|(?:end|close|last day|${month}(?: \d{1,2})?,?) of the) ${ordinal} (?:\w+ )?year
  )\b
`
/** 'On June 30 of each even-numbered year.' */
const otherYears = expression('i')`\b(?:${ends}|${renews})\b[^.;]{0,80}\b(?:odd|even)(?:[- ]numbered)?(?: calendar)? years?\b`
const onDay = String.raw`[^.;]{0,60}?\b${day},? ?(?:of |in )?(?:each|every) (?:calendar )?year\b`
/** 'Expires on 30 September of each year', 'expiration date, June 30th of each year.' */
const yearEnd = expression('i')`\b${ends}\b${onDay}|\bexpir(?:es?|ing) (?:annually|yearly|every year|each year)\b`
const renewalDay = expression('i')`\b${renews}\b${onDay}`
/** 'The retention year runs from 1 July to 30 June.' */
const ownYear = expression('i')`
  \b(?:
    accreditation|registration|retention|certification|licen[sc]ing|licen[sc]e|licensure|practi[sc]ing|certificate|
    credential|renewal
  ) year (?:runs|is|begins|starts|ends|lasts|extends)\b
`

/** 'Biennial licence', 'renews biennially', 'each biennium', 'Optician $236.00 Birthday Biennial'; the word as a group. */
const slow = new RegExp(
  [
    String.raw`\b((?:bi|tri|quinqu)enni)(?:al|um) (?:\w+ ){0,2}(?:${renews}|${papers}|fees?|cycles?|periods?)\b`,
    source`
      \b(?:
        ${renews}|re-?regist\w+|expires?|maint(?:ain|enance)\w*|complet\w+|earn\w*
      )\b(?:[^.;]|\.\d){0,80}\b((?:bi|tri|quinqu)enni)(?:al|ally|um)\b
    `,
    String.raw`[$£€] ?\d[\d.,]* (?:[\w ]{0,30} )?((?:bi|tri|quinqu)enni|annu)al$`,
  ].join('|'),
  'i',
)
const yearly = new RegExp(
  [
    source`
      \b(?:renew(?:ed|s|able|al is required|ing)?|re-?certif\w+|re-?register(?:s|ed)?|valid)\b[^.;]{0,40}\b(?:
        annually|every year|each year|yearly(?! (?!by|and|or|on|upon|in|with|before|through|from|to\b)\w)|once a year|
        on an? (?:annual|yearly) basis
      )\b(?! (?:that|of|in which|since|past|beyond)\b)
    `,
    String.raw`\b(?:annually|each year|every year|yearly) (?:to )?(?:renews?|re-?certif(?:y|ies)|re-?registers?)\b`,
    source`
      \b(?:annual|yearly|1-year|one-year) (?:${papers} )?(?:
        renewals?|re-?certification|re-?registration|relicensure|revalidation
      )\b
    `,
  ].join('|'),
  'i',
)

/** The rhythm in which a certification ends or is renewed, as one statement tells it; the surest first. */
export function rhythmIn(text: string): Rhythm | undefined {
  const anniversary = counted.exec(text)
  if (anniversary !== null) {
    const years = yearOrdinal((anniversary[1] ?? anniversary[2] ?? '').toLowerCase())
    if (years !== undefined) return { shown: `${years} years`, rank: 1, sure: false, ...spanOf(anniversary) }
  }
  const alternate = otherYears.exec(text)
  if (alternate !== null) return { shown: '2 years', rank: 1, sure: false, ...spanOf(alternate) }
  const calendar = yearEnd.exec(text)
  if (calendar !== null) return { shown: '1 year', rank: 1, sure: false, ...spanOf(calendar) }
  const year = ownYear.exec(text) ?? renewalDay.exec(text)
  if (year !== null) return { shown: '1 year', rank: 3, sure: true, ...spanOf(year) }
  const named = slow.exec(text)
  if (named !== null) {
    const period = rhythmOf(`${(named[1] ?? named[2] ?? named[3] ?? '').toLowerCase()}al`)
    if (period !== undefined) return { shown: shownPeriod(period), rank: 2, sure: true, ...spanOf(named) }
  }
  const often = yearly.exec(text)
  if (often !== null) return { shown: '1 year', rank: 3, sure: false, ...spanOf(often) }
  return undefined
}
