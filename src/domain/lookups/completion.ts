import { answersOf } from '../evidence/differing-answers.ts'
import { type Certification, withClosedNotes } from '../certifications/certification.ts'
import { type Comparison, paired } from './compared-readings.ts'
import { type Evidence, lineState } from '../evidence/evidence.ts'
import { eachField, type PassageField, passagesOf, withPassages } from '../certifications/passages.ts'
import type { Passage } from '../evidence/passage.ts'
import { limits } from '../text/text.ts'

/**
 * What the catalogue holds, completed by what the body's site says. A line that the site says too is dated by the site's quote, in
 * the site's words; one that the site answers differently becomes a line with both answers; one that the site does not say stays as
 * it is. What only the site says is added. Lines that nothing on the site proves are left out. A line that the reader of the site is
 * not sure of contradicts nothing; where the catalogue has it, too, the two together are sure.
 * @param stored certifications of the catalogue; they keep their ids, names and order
 * @param read certifications as the site was read, with their evidence
 */
export function completed(
  stored: readonly Certification[],
  read: readonly Certification[],
  comparison: Comparison,
): Certification[] {
  const pairs = paired(stored, read, comparison.isSame)
  const known = stored.map((one) => {
    const other = pairs.get(one)
    return other === undefined ? one : completedOne(one, other, comparison)
  })
  const paid = new Set(pairs.values())
  const taken = new Set(known.flatMap(({ id }) => id ?? []))
  const added = read
    .filter((one) => !paid.has(one))
    .map((one) => {
      const id = freeId(one.id ?? one.name, taken)
      taken.add(id)
      return { ...one, id }
    })
  return [...known, ...added].slice(0, limits.certifications)
}

function completedOne(stored: Certification, read: Certification, comparison: Comparison): Certification {
  const passages = eachField((field) => {
    const kept = passagesOf(stored, field)
    const found = passagesOf(read, field).filter(isProven)
    if (field === 'name') {
      const named = found.filter((one) => !isToCheck(one))
      return kept.map((one) => ({ ...one, evidence: named.find(({ text }) => text === one.text)?.evidence ?? one.evidence }))
    }
    if (field === 'summary') return kept.every(isEmpty) && found.length > 0 ? found : kept
    return completedField(field, kept, found, comparison).slice(0, limits.listItems)
  })
  const acronym = stored.acronym ?? read.acronym
  const whole = {
    ...withPassages(stored, passages),
    ...(acronym === undefined ? {} : { acronym }),
    ...(read.retired === true ? { retired: true } : {}),
  }
  return withClosedNotes(whole, (note) => read[note] ?? [])
}

function completedField(
  field: PassageField,
  kept: readonly Passage[],
  found: readonly Passage[],
  { relate }: Comparison,
): Passage[] {
  const held = kept.filter((one) => !isEmpty(one))
  const relation = (one: Passage, other: Passage) => {
    const answers = textsOf(one).flatMap((text) => textsOf(other).map((answer) => relate(field, text, answer)))
    return answers.includes('same') ? 'same' : answers.includes('contrary') ? 'contrary' : 'apart'
  }
  const free = new Set(found)
  const dated = new Map<Passage, Passage>()
  for (const one of held) {
    const same = [...free].find((other) => relation(one, other) === 'same')
    if (same === undefined) continue
    free.delete(same)
    dated.set(one, datedBy(one, same, relate, field))
  }
  for (const one of free) if (isToCheck(one) && held.some((other) => relation(other, one) === 'contrary')) free.delete(one)
  for (const one of held) {
    if (dated.has(one)) continue
    // Where several lines are about one thing it is not known which answers which: a fee for each of two levels.
    const rivals = [...free].filter((other) => relation(one, other) === 'contrary')
    const [rival] = rivals
    const others = held.filter((other) => !dated.has(other) && rival !== undefined && relation(other, rival) === 'contrary')
    if (rival === undefined || rivals.length > 1 || others.length > 1) continue
    free.delete(rival)
    dated.set(one, disagreement(rival, one))
  }
  const lines = [...held.map((one) => dated.get(one) ?? one), ...free]
  return lines.length > 0 ? lines : [...kept]
}

/** The site's words and quotes, and behind them the source of the catalogue with its own words where those differ. */
function datedBy(stored: Passage, read: Passage, relate: Comparison['relate'], field: PassageField): Passage {
  // Of sources that disagreed among themselves those stay that say what the site says.
  const before = (stored.evidence ?? []).filter((one) => {
    const says = saysOf(one)
    return says === undefined || textsOf(read).some((text) => relate(field, says, text) === 'same')
  })
  const worded = stored.text === read.text ? before.map(withoutWords) : before.map((one) => withWords(one, stored.text))
  return { text: read.text, evidence: [...(read.evidence ?? []), ...worded] }
}

/** Both answers with their sources, the site's first. */
function disagreement(read: Passage, stored: Passage): Passage {
  return {
    text: `${read.text} or ${stored.text}`.slice(0, limits.listItem),
    evidence: [read, stored].flatMap(({ text, evidence }) => (evidence ?? []).map((one) => withWords(one, text))),
  }
}

function withWords(evidence: Evidence, text: string): Evidence {
  return evidence.kind === 'person' ? evidence : { ...evidence, says: evidence.says ?? text }
}

function withoutWords(evidence: Evidence): Evidence {
  if (evidence.kind === 'person') return evidence
  const { says: _, ...rest } = evidence
  return rest
}

function saysOf(evidence: Evidence): string | undefined {
  return evidence.kind === 'person' ? undefined : evidence.says
}

/** What a line answers: its text, or each of the answers of sources that disagree. */
export function textsOf({ text, evidence }: Passage): string[] {
  const answers = lineState(evidence) === 'conflict' ? answersOf(evidence) : []
  return answers.length > 1 ? answers.map((answer) => answer.text) : [text]
}

function isProven({ text, evidence }: Passage): boolean {
  const state = lineState(evidence)
  return text.trim() !== '' && (state === 'on-the-page' || state === 'conflict' || state === 'check')
}

function isToCheck({ evidence }: Passage): boolean {
  return lineState(evidence) === 'check'
}

function isEmpty({ text }: Passage): boolean {
  return text.trim() === ''
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted
  for (let number = 2; taken.has(id); number += 1) id = `${wanted.slice(0, 95)}-${number}`
  return id
}
