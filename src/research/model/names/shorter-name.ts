import { initialsOf, lettersOf } from '#domain/certifications/initials.ts'
import { looksLikeAcronym } from '#domain/certifications/name-key.ts'
import { rankOf } from '#domain/certifications/rank-in-a-name.ts'
import type { CleanDocument } from '../../document/clean-document/clean-document.ts'
import { linesOver, type OutlineLine, outlineOf } from '../../document/clean-document/outline.ts'
import type { Claim } from '../../drafts/draft.ts'
import { personsIn } from '../../lexicon/credentials/candidate.ts'
import { withoutNoun } from '../../lexicon/credentials/credential.ts'
import { isOccupation } from '../../lexicon/names/occupation.ts'
import { tokensOf } from '../../verify/tokens.ts'
import { nameClaim } from './name-claim.ts'
import { isSame, placesOfTokens, type Recognizable } from './sightings.ts'

/** Generic groups of people, not certifications. */
const anybody = /^(?:(?:new|other|all|active|current) )*(?:members?|students?|professionals?|users?|providers?|staff)$/i

/**
 * The name without the noun of credential that the model put to it: 'Customs broker' of 'Customs broker license'. The page speaks of
 * the license where it stands: in its line or, of a person, right beside it; of one in several words, anywhere.
 */
export function nounless(name: string, documents: readonly CleanDocument[], told: readonly Recognizable[]): Claim | undefined {
  const parted = withoutNoun(name)
  if (parted === undefined) return undefined
  const { rest, noun, family } = parted
  const words = tokensOf(rest).filter(({ optional }) => !optional)
  const plain = words.filter((word) => word.kind === 'word' && word.class === 'plain')
  const isShort = looksLikeAcronym(rest)
  const isHuman = isShort || noun.startsWith('commission') || isOccupation(rest.split(' ').at(-1) ?? '')
  if (anybody.test(rest) || isAnybody(rest) || (!isHuman && plain.length < 2)) return undefined
  // Another one of the answer has this name.
  if (told.some((one) => one.name !== name && one.told !== name && isSame(one, { name: rest, acronym: '' }))) return undefined
  for (const document of documents) {
    const { lines } = outlineOf(document)
    const speaks = (line: OutlineLine | undefined) => line !== undefined && family.test(document.text.slice(line.start, line.end))
    for (const { start, end } of placesOfTokens(words, document)) {
      if (isShort && document.text.slice(start, end) !== rest) continue
      const [line] = linesOver(outlineOf(document), start, end)
      if (line === undefined) continue
      const isNear = speaks(line) || (isHuman && (speaks(lines[line.index - 1]) || speaks(lines[line.index + 1])))
      if (!isNear && !(isHuman && plain.length > 1 && family.test(document.text))) continue
      if (isOfOther(rest, document.text.slice(line.start, start), document.text.slice(end, line.end))) continue
      const claim = nameClaim(rest, { document, start, end })
      if (claim !== undefined) return claim
    }
  }
  return undefined
}

/** Words right before a name that make it another certification's. */
const kinds = /\b(?:apprentice|journeyman|temporary|limited|restricted|inactive|retired|student|intern|non-?resident)$/i
/** So does a word in brackets right behind it that is no short form: 'Cider broker (inactive)'. */
const kindBehind = /^\s*\((?!\p{Lu}{2,}s?\))/u
const rankBehind = /^\s*[,(]?\s*((?:level|class|grade|tier) \w+|[IVX]+|\d)(?![\p{L}\p{N}.])/iu

/** Whether words that stand at a place are a part of another name: 'Senior cider broker' or 'Cider broker II' of 'Cider broker'. */
function isOfOther(name: string, before: string, behind: string): boolean {
  const last = /[\p{L}-]+(?=\s*$)/u.exec(before)?.[0] ?? ''
  const rank = rankBehind.exec(behind)?.[1] ?? ''
  return kinds.test(last) || kindBehind.test(behind) || rankOf(`${last} ${name} ${rank}`) !== rankOf(name)
}

/** 'Candidate', 'Applicants', 'Certified individuals'. */
function isAnybody(name: string): boolean {
  return personsIn(name).some(({ start, end }) => start === 0 && end === name.length)
}

/** The short form where a page gives it alone, and its letters are those of the name: 'CPRS' of 'Certified Peer Recovery Specialist'. */
export function shortAlone(name: string, acronym: string, documents: readonly CleanDocument[]): Claim | undefined {
  if (!looksLikeAcronym(acronym) || !initialsOf(name).has(lettersOf(acronym))) return undefined
  const tokens = tokensOf(acronym)
  for (const document of documents)
    for (const { start, end } of placesOfTokens(tokens, document)) {
      if (document.text.slice(start, end) !== acronym) continue
      const claim = nameClaim(acronym, { document, start, end })
      if (claim !== undefined) return claim
    }
  return undefined
}
