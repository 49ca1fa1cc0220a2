import { expression } from '../expression.ts'
import { bareNameIn } from './bare-names.ts'
import { byWords, labelWords, mayName, namedByAll, partlyNamed, stem, tellingWords } from './label-words.ts'
import { noPerson, notPeople, personNoun } from './name-words.ts'
import { namesIn } from './names.ts'
import type { Owners } from './owners.ts'
import type { Passage } from './passage.ts'
import type { Subject } from './subject.ts'

/**
 * Whether a price's own words, or the heading right above it, name a programme that none of the page's certifications is: then it
 * belongs to none of them.
 */
export function isOfAnother(owners: Owners, passage: Passage, label: string): boolean {
  const { subjects } = owners
  if (owners.isAside(passage) || namesAnother(owners, label) || isUndecided(owners, label) || isOfAnotherGrade(owners, label))
    return true
  if (subjects.length === 0) return false
  const heading = passage.path.at(-1) ?? ''
  if (paidByOthers.test(heading)) return true
  return [label, heading].some((text) => {
    if (text === '' || text.length > 200) return false
    const names = namesIn(text).filter((mention) => mention.by !== 'acronym')
    const bare = text === heading && names.length === 0 ? bareNameIn(text) : undefined
    return areOthers(bare === undefined ? names : [bare], subjects)
  })
}

/**
 * Whether a price goes on from one of another programme: 'The fee for Registered Hydrographer is Rs 1200. Renewal is Rs 600' on a
 * page whose certification is another one.
 * @param start of the price's sentence, in the document's text
 */
export function goesOnAboutAnother(
  { subjects, mentions }: Owners,
  { block, text }: Passage,
  label: string,
  start: number,
): boolean {
  const before = text.slice(0, Math.max(0, start - block.start))
  if (subjects.length === 0 || before === '' || block.kind === 'row' || before.length > 400) return false
  if (mentions(label).length > 0 || mentions(before).length > 0) return false
  return areOthers(
    namesIn(before).filter((mention) => mention.by !== 'acronym'),
    subjects,
  )
}

function areOthers(names: readonly { name: string }[], subjects: readonly Subject[]): boolean {
  return names.length > 0 && !names.some(({ name }) => sharesWords(name, subjects))
}

/** 'Fees for schools', 'Training provider fees'. */
const paidByOthers = expression('i')`
  ^\W*(?:fees?|charges|prices|costs)? ?(?:for|of|to) (?:the |our )?(?:\w+ )?(?:${notPeople})\W*$|
  ^\W*(?:\w+ )?(?:${notPeople}) (?:fees?|charges|prices|costs)\W*$
`
/** What stands on paper for whom it names: 'Establishment licence'. */
const paper = /^(?:licen[sc]es?|permits?|certificates?)$/i

/** 'Mass valuer renewal' beside an apprentice valuer and a valuer: the words that do not say what is paid call somebody else. */
function namesAnother({ subjects, mentions }: Owners, label: string): boolean {
  if (mentions(label).length > 0) return false
  const words = labelWords(label.replace(/\([^()]*\)/g, ' '))
  const named = words.filter(mayName)
  if (named.length === 0) return false
  const calls = words.some(
    (word, place) =>
      named.includes(word) &&
      ((personNoun.test(word) && word.length > 4 && !noPerson.test(word)) || paper.test(words[place + 1] ?? '')),
  )
  // In a list that names its programmes, whatever a label names is something else.
  const listed = subjects.length > 1 && subjects.every(({ priced }) => priced)
  return (calls || listed) && namedByAll(subjects, named.map(stem)).length === 0
}

/** 'Interview (designer and agent)' beside two designers and an agent: it speaks of some of them, and does not say of which. */
function isUndecided({ subjects, mentions }: Owners, label: string): boolean {
  if (subjects.length < 2 || mentions(label).length > 0) return false
  const { words, found } = partlyNamed(subjects, label)
  return found.length !== 1 && words.some((word) => byWords(subjects).has(word))
}

/** 'Standard exam (Professional)', 'Associate-level exam': the grade of the certifications it is paid for. */
const graded = expression('i')`
  \((foundation|associate|professional|expert|specialty|practitioner|master)(?:al|s)?(?:[- ]level)?\)|
  ^\W*(
    foundation|associate|professional|expert|specialty|practitioner|master
  )(?:al|s)?(?:[- ]level)?(?: certification)? exam
`
const grades = /\b(?:foundation|associate|professional|expert|specialty|practitioner|master)/gi

const gradesOfSubjects = new WeakMap<Subject, ReadonlySet<string>>()

function gradesIn(subject: Subject): ReadonlySet<string> {
  const own = gradesOfSubjects.get(subject) ?? new Set(Array.from(subject.name.matchAll(grades), ([word]) => word.toLowerCase()))
  gradesOfSubjects.set(subject, own)
  return own
}

/** Whether a label names a grade where each certification of the page has another one in its name. */
function isOfAnotherGrade({ subjects }: Owners, label: string): boolean {
  const [, inBrackets, first] = graded.exec(label) ?? []
  const grade = (inBrackets ?? first ?? '').toLowerCase()
  if (grade === '' || subjects.length === 0) return false
  return subjects.every((subject) => {
    const own = gradesIn(subject)
    return own.size > 0 && !own.has(grade)
  })
}

/** Whether a name has a word of one of the programmes, or none that tells. */
function sharesWords(name: string, subjects: readonly Subject[]): boolean {
  const words = tellingWords(name)
  return words.length === 0 || words.some((word) => byWords(subjects).has(word))
}
