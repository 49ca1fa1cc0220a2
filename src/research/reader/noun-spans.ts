import { matchesIn } from '../expression.ts'
import { credentialSource } from '../lexicon/credential.ts'
import { isPerson } from '../names/name-words.ts'
import { remembered } from '../remembered.ts'

/** Notes a stretch of a text that may be a name. */
type Add = (from: number, to: number, via: 'noun') => void

const small =
  'a|an|the|this|that|these|your|our|their|its|his|her|any|each|every|all|such|no|of|for|in|on|to|as|by|with|from|under|after|before|and|or|is|are|be|been|was|has|have|hold|holds|holding|valid|current|active|initial|new|renewal|obtain|obtaining|receive|issue|issued|apply|earn|get|renew|renewing|maintain|must|may|shall|will|who|whose|not|if|when|than|at|you|we|state|national|original|annual|biennial|duplicate|expired|lapsed|additional|first|second|one|two|three|granted|called|becoming|become'
const nounPhrase = new RegExp(
  `(?<![\\p{L}\\p{N}-])((?:(?!(?:${small})(?![\\p{L}-]))[\\p{L}][\\p{L}\\p{N}’'/-]*\\s){1,5})(?:${credentialSource()})(?![\\p{L}-])`,
  'giu',
)
/** Without one of these words a text has none of the phrases but those of 'certified'. */
const anyNoun = new RegExp(credentialSource(), 'iu')
const certifiedAs = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:board[ -])?(?:certified|registered|licensed|chartered|accredited|qualified|certificated)(?:\\s(?!(?:${small}|individuals?|persons?|professionals?|members?|only|either)(?![\\p{L}-]))[\\p{L}][\\p{L}’'/-]*){1,4}`,
  'giu',
)
const licenseTo =
  /\b(?:certificates? of (?:registration|approval|competenc[ey]|proficiency|qualification|practice)|licen[sc]e|certificate|diploma|certification|permit|registration|endorsement)(?:\s(?:of|in|to|for|(?:to practi[sc]e )?as an?)\s)(?:the\s)?[\p{L}-]+(?:\s[\p{L}-]+){0,4}/giu

/** What a body that gives one thing calls it: 'registration', 'the license'. */
const plainNoun =
  /(?<![\p{L}\p{N}-])(?:registration|licen[sc]e|licensure|certification|certificate|accreditation|permit|designation|credential|practi[sc]ing certificate|board certification)(?![\p{L}\p{N}-])/giu

/** What tells one sort of a license from another, and elsewhere only when it is paid: 'annual practicing certificate'. */
const sortAhead = /(?<![\p{L}-])(?:annual|biennial|triennial|active|inactive|original|second|temporary)\s$/iu

/** 'master plumber license', 'certified crane keeper', in whatever case. */
export function addNouns(text: string, add: Add): void {
  const mayName = anyNoun.test(text)
  if (mayName) addNounPhrases(text, add)
  for (const match of matchesIn(text, certifiedAs)) addBeginnings(match, 2, add)
  if (mayName) for (const match of matchesIn(text, licenseTo)) addBeginnings(match, 3, add)
}

/** A phrase, and what it begins with down to so many words. */
function addBeginnings({ index, 0: phrase }: RegExpExecArray, least: number, add: Add): void {
  const words = phrase.split(' ')
  for (let most = words.length; most >= least; most -= 1) add(index, index + words.slice(0, most).join(' ').length, 'noun')
}

function addNounPhrases(text: string, add: Add): void {
  const addNoun = (from: number, to: number) => {
    add(from, to, 'noun')
    const how = sortAhead.exec(text.slice(Math.max(0, from - 16), from))?.[0].length ?? 0
    if (how > 0) add(from - how, to, 'noun')
  }
  for (const match of matchesIn(text, plainNoun)) addNoun(match.index, match.index + match[0].length)
  for (const match of matchesIn(text, nounPhrase)) {
    const end = match.index + match[0].length
    const inner = match.index + (match[1]?.trimEnd().length ?? 0)
    addNoun(match.index, end)
    add(match.index, inner, 'noun')
    const words = matchesIn(match[1] ?? '', /\S+\s/g)
    for (const word of words.slice(1)) {
      add(match.index + word.index, end, 'noun')
      add(match.index + word.index, inner, 'noun')
    }
  }
}

const isPersonWord = remembered(isPerson, 4_000, 40)
const lowerWord = /(?<![\p{L}\p{N}-])\p{Ll}[\p{L}-]{3,}/gu
const wordsAhead = new RegExp(`(?<![\\p{L}\\p{N}’'-])(?:(?!(?:${small})(?![\\p{L}-]))[\\p{L}][\\p{L}-]*\\s){1,3}$`, 'iu')
const isRole =
  /^(?:candidate|applicant|member|person|individual|holder|employer|licensee|registrant|instructor|teacher|trainer|supervisor|student)$/

/** 'embalmers', 'funeral directors', 'part-time peace officer': what a person is, in small letters. */
export function addPersons(text: string, add: Add): void {
  for (const match of matchesIn(text, lowerWord)) {
    const one = match[0].replace(/(?<=[^s])s$/, '')
    if (isRole.test(one) || !isPersonWord(one)) continue
    const end = match.index + match[0].length
    add(match.index, end, 'noun')
    const ahead = wordsAhead.exec(text.slice(Math.max(0, match.index - 50), match.index))?.[0] ?? ''
    for (const word of matchesIn(ahead, /\S+\s/g)) add(match.index - ahead.length + word.index, end, 'noun')
  }
}
