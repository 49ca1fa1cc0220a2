import type { Sign } from '#domain/evidence/reading-signs.ts'
import {
  type CertificationDraft,
  type Claim,
  type CommonFacts,
  factLists,
  type FactList,
  type PageFacts,
  withEachList,
} from '../drafts/draft.ts'
import { hasAwardedWord } from '../lexicon/credentials/awarded.ts'
import { credentialsIn } from '../lexicon/credentials/credential.ts'
import { feeKindsIn } from '../lexicon/fees/fee-kind.ts'
import { lastUpTo } from '../lexicon/text/span.ts'
import { speaksOfCertification } from '../lexicon/topics/topic.ts'
import type { Page } from '../layout/page.ts'
import type { Passage } from '../layout/passage.ts'

/** Characters in which names are looked for: of a page, and of one passage. */
const looked = { page: 60_000, passage: 4_000 }

/**
 * What one page says, each claim with the signs that the page shows of it.
 * @param likely how likely the name of each certification is one, 0 to 1; of one that a person said is right nothing: no sign decides
 */
export function withSigns(facts: PageFacts, page: Page, likely: ReadonlyMap<CertificationDraft, number>): PageFacts {
  const { certifications, common } = facts
  const whole = wholeOf(page, certifications)
  const withLists = <Facts extends CommonFacts>(said: Facts, draft: CertificationDraft | undefined): Facts =>
    withEachList(said, (claims, list) =>
      claims.map((claim) => ({ ...claim, signs: [...(claim.signs ?? []), ...signsOfFact(list, claim, draft, whole)] })),
    )
  return {
    ...facts,
    certifications: certifications.map((draft) => ({
      ...withLists(draft, draft),
      name: withNameSigns(draft, whole, likely.get(draft)),
    })),
    common: withLists(common, undefined),
  }
}

function withNameSigns(draft: CertificationDraft, whole: Whole, likely: number | undefined): Claim {
  return likely === undefined ? draft.name : { ...draft.name, signs: signsOfName(draft, whole, likely) }
}

/** From where on a name reads clearly or at all like one, and below which it may be one. */
const likelyName = { clearly: 0.9, clear: 0.8, doubtful: 0.6 }

/** The same of a line of facts, and of whose it is. */
const likelyLine = { clear: 0.8, doubtful: 0.6, veryDoubtful: 0.4 }
const likelyOwner = { clear: 0.95, possible: 0.1 }

/**
 * Signs of a fact that the reader's own probabilities, 0 to 1, come to.
 * @param its how likely it is this certification's; undefined of what is said of all or of none
 * @param everyones how likely it is each certification's on the page
 */
export function signsOfLikelihood(likely: number, its: number | undefined, everyones: readonly number[]): Sign[] {
  return chosen([
    ['clear-line', likely >= likelyLine.clear],
    ['doubtful-line', likely < likelyLine.doubtful],
    ['very-doubtful-line', likely < likelyLine.veryDoubtful],
    ['clearly-its', its !== undefined && its >= likelyOwner.clear],
    ['nobody-elses', everyones.filter((one) => one >= likelyOwner.possible).length <= 1],
  ])
}

/** What is asked of a page for each of its claims, read once. */
interface Whole {
  page: Page
  /** How many certifications it tells of. */
  named: number
  /** Its title or address speaks of certification. */
  certifies: boolean
  /** Its title as a heading and as its own, in lower case. */
  title: string
  /** Its beginning in lower case. */
  text: string
  /** Words of its links in lower case. */
  links: ReadonlySet<string>
}

function wholeOf(page: Page, drafts: readonly CertificationDraft[]): Whole {
  const { document } = page
  const title = `${page.title} | ${document.title}`.toLowerCase()
  return {
    page,
    named: drafts.length,
    certifies: speaksOfCertification(`${title} ${document.finalUrl}`),
    title,
    text: document.text.slice(0, looked.page).toLowerCase(),
    links: new Set(document.links.map(({ text }) => text.trim().toLowerCase())),
  }
}

function signsOfName(
  { name, acronym, ...facts }: CertificationDraft,
  { page, title, text, links, named, certifies: pageCertifies }: Whole,
  likely: number,
): Sign[] {
  const kinds = factLists.filter((list) => facts[list].length > 0).length
  const words = name.text.split(/\s+/).length
  const isOfCredential = credentialsIn(name.text).length > 0 || hasAwardedWord(name.text)
  const folded = name.text.toLowerCase()
  const times = countOf(text, folded)
  return chosen([
    ...placeOf(passageAt(page, name.start)),
    ['reads-like-one', likely >= likelyName.clear],
    ['may-be-one', likely < likelyName.doubtful],
    ['clearly-one', likely >= likelyName.clearly],
    ['title', title.includes(folded)],
    ['short-form', acronym !== '' && acronym !== name.text],
    ['short-form-alone', acronym === name.text],
    ['credential-word', isOfCredential],
    ['no-credential-word', !isOfCredential],
    ['one-word', words === 1],
    ['long-name', words > 8],
    ['repeated', times >= 3],
    ['said-once', times <= 1],
    ['link-words', links.has(folded)],
    ['no-facts-beside', kinds === 0],
    ['facts-beside', kinds > 0],
    ['facts-of-kinds', kinds >= 3],
    ['one-named', named === 1],
    ['many-named', named > 8],
    ['page-certifies', pageCertifies],
  ])
}

function signsOfFact(list: FactList, claim: Claim, draft: CertificationDraft | undefined, whole: Whole): Sign[] {
  const passage = passageAt(whole.page, claim.start)
  const around = (passage?.text ?? '').slice(0, looked.passage)
  const above = [...(passage?.path ?? []), passage?.lead ?? '']
  const names = draft === undefined ? [] : [draft.name.text, draft.acronym].filter((one) => one.length > 1)
  const isNamedIn = (text: string) => names.some((one) => text.toLowerCase().includes(one.toLowerCase()))
  const isBeside = isNamedIn(around)
  const isUnder = above.some(isNamedIn) || isNamedIn(whole.title)
  const isFee = list === 'fees'
  const isKindStated = isFee && feeKindsIn(claim.text).length > 0
  return chosen([
    ...placeOf(passage),
    ['one-named', whole.named === 1],
    ['of-all', draft === undefined],
    ['named-beside', isBeside],
    ['under-its-name', isUnder],
    ['named-elsewhere', draft !== undefined && !isBeside && !isUnder],
    ['kind-stated', isKindStated],
    ['kind-unstated', isFee && !isKindStated],
  ])
}

function placeOf(passage: Passage | undefined): [Sign, boolean][] {
  const kind = passage?.block.kind
  const isHeading = passage?.heading === true
  return [
    ['heading', isHeading],
    ['table', !isHeading && (kind === 'row' || passage?.columns !== undefined)],
    ['list', !isHeading && (kind === 'item' || kind === 'term' || kind === 'definition')],
    ['sentence', !isHeading && kind === 'paragraph' && passage?.columns === undefined],
  ]
}

function chosen(signs: readonly (readonly [Sign, boolean])[]): Sign[] {
  return signs.flatMap(([sign, isShown]) => (isShown ? [sign] : []))
}

/** The passage that an offset of the text stands in. */
function passageAt({ passages }: Page, offset: number): Passage | undefined {
  return passages[lastUpTo(passages, offset, ({ block }) => block.start)]
}

/** How often a word stands in a text, up to three times. */
function countOf(text: string, word: string): number {
  let count = 0
  for (let at = text.indexOf(word); at >= 0 && count < 3; at = text.indexOf(word, at + word.length)) count += 1
  return count
}
