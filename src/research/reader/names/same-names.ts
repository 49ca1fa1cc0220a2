import { isAnotherPerson } from '../../lexicon/names/another-person.ts'
import { probability } from '../weights/linear.ts'
import { sumOfTrees, type Tree } from '../weights/trees.ts'
import { wordsOf } from '../page/words.ts'
import { isShortAlone, type JudgedName } from './candidates.ts'
import type { PageWords } from './page-words.ts'
import { NamePairs } from './same-numbers.ts'

/** Names that are less likely than this are held against no others, nor more than so many. */
export const leastPaired = 0.2
export const mostPaired = 40

/** From how likely on two names are of one certification. */
const leastSame = 0.5

/**
 * The names of a page with those of one certification as one, which has the mentions of all: 'Class II Operator' and 'Class II',
 * 'Chartered Hydrographer' and 'CHyd'.
 * @param names the likeliest first
 */
export function asOne(text: string, around: PageWords, names: readonly JudgedName[], trees: readonly Tree[]): JudgedName[] {
  const paired = names.filter(({ likely }) => likely >= leastPaired).slice(0, mostPaired)
  const pairs = new NamePairs(
    text,
    around,
    paired.map(({ candidate }) => candidate),
  )
  const groups: number[][] = []
  const spelled = paired.map(({ candidate }) => candidate.name.toLowerCase())
  const makers = makersIn(paired.map(({ candidate }) => candidate.name))
  const likelySame = (one: number, other: number) => {
    const [name = '', longer = ''] = [spelled[one] ?? '', spelled[other] ?? ''].toSorted((a, b) => a.length - b.length)
    if (name === longer || [...makers].some((maker) => longer === `${maker} ${name}`)) return 1
    return isAnotherPerson(longer, name) ? 0 : probability(sumOfTrees(trees, pairs.numbers(one, other)))
  }
  for (const place of paired.keys()) {
    const likely = groups.map((group) => group.reduce((sum, other) => sum + likelySame(other, place), 0) / group.length)
    const most = Math.max(leastSame, ...likely)
    const group = groups[likely.indexOf(most)]
    if (group === undefined) groups.push([place])
    else group.push(place)
  }
  const joined = groups.flatMap((group) =>
    joinedOf(
      around,
      group.flatMap((place) => paired[place] ?? []),
    ),
  )
  return [...joined, ...names.filter((one) => !paired.includes(one))]
}

/** The short forms, in lower case, that stand in front of several names which the page has without them, too: who certifies, 'NOA'. */
function makersIn(names: readonly string[]): Set<string> {
  const found = names.flatMap((longer) => {
    const [maker = '', ...rest] = longer.split(' ')
    const isMaker = /^\p{Lu}{2,8}$/u.test(maker) && names.some((name) => name.toLowerCase() === rest.join(' ').toLowerCase())
    return isMaker ? [maker.toLowerCase()] : []
  })
  return new Set(found.filter((maker, place) => found.indexOf(maker) !== place))
}

/** Names of one certification as the one that is shown of them. */
function joinedOf(around: PageWords, names: readonly JudgedName[]): JudgedName[] {
  const [first, ...others] = names
  if (first === undefined || others.length === 0) return [...names]
  const fullest = others.reduce((best, one) => (isFuller(around, one, best) ? one : best), first)
  const shown = names.find(({ candidate }) => isWithoutItsBody(candidate.name, fullest.candidate.name)) ?? fullest
  const all = names.map(({ candidate }) => candidate)
  const acronyms = [shown.candidate, ...all].map(({ acronym }) => acronym)
  const candidate = {
    ...shown.candidate,
    acronym: acronyms.find((acronym) => acronym !== '') ?? '',
    mentions: all.flatMap(({ mentions }) => mentions),
    shorts: all.flatMap(({ shorts }) => shorts),
  }
  return [{ ...shown, candidate, likely: first.likely }]
}

const ofBody = /^(?:the )?(?:federation|association|society|institute|council|academy|commission|guild|league|alliance) /i

/** Whether a name is another one without what its body is called: 'Trip Leader' and 'Federation Trip Leader'. */
function isWithoutItsBody(name: string, longer: string): boolean {
  return ofBody.test(longer) && longer.replace(ofBody, '').toLowerCase() === name.toLowerCase()
}

/** How likely a longer name must be by itself, to be shown. */
const leastShown = 0.45

/** Whether a name says more of the same than another one, and not only whose it is: its words and further ones, or what a short form stands for. */
function isFuller({ bodyWords }: PageWords, one: JudgedName, best: JudgedName): boolean {
  if (isShortAlone(one.candidate)) return false
  if (isShortAlone(best.candidate)) return true
  const [name, shorter] = [one.candidate.name.toLowerCase(), best.candidate.name.toLowerCase()]
  const more = wordsOf(name.replace(shorter, ''))
  return one.likely >= leastShown && name.includes(shorter) && !name.includes('(') && !more.every((word) => bodyWords.has(word))
}
