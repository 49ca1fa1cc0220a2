import { answersOf } from '../evidence/differing-answers.ts'
import { type Certification, lineGroups, linesOfGroup } from '../certifications/certification.ts'
import { type Evidence, lineState, type PageEvidence, type PersonEvidence, withoutCertainty } from '../evidence/evidence.ts'
import { eachField, isSingle, type PassageField, passagesOf, withPassages } from '../certifications/passages.ts'
import type { Passage } from '../evidence/passage.ts'
import { isEmailAddress } from '../text/text.ts'
import { isNameToCheck, isToCheck } from '../proof/to-check.ts'

/** How a reader without an account is told of whoever works on the prospect: a link names no account. */
export const namelessPerson = 'the sender'

/** Certifications without what waits for a person's check: for a file that is handed on. Lines that nothing proves say so there. */
export function withoutUnchecked(certifications: readonly Certification[]): Certification[] {
  return certifications
    .filter((one) => !isNameToCheck(one))
    .map((certification) =>
      withPassages(
        certification,
        eachField((field) => {
          const passages = passagesOf(certification, field)
          return isSingle(field)
            ? passages.map((one) => (isToCheck(one) ? empty : one))
            : passages.filter((one) => !isToCheck(one))
        }),
      ),
    )
}

/** Certifications without what is in doubt; one whose name waits for a person's check is left out whole. */
export function withoutDoubt(certifications: readonly Certification[]): Certification[] {
  return certifications.filter((one) => !isNameToCheck(one)).map(withoutDoubtfulLines)
}

/**
 * A certification without the lines, and the summary, that nothing stands behind or that wait for a person's check. The name stays,
 * and so do lines whose sources disagree: the reader is asked which is right. A summary asks nothing, so one in disagreement is left
 * out. Evidence moves with its line.
 */
function withoutDoubtfulLines(certification: Certification): Certification {
  return withPassages(
    certification,
    eachField((field) => {
      const passages = passagesOf(certification, field)
      if (field === 'name') return passages
      if (field === 'summary')
        return passages.map((passage) => (answersOf(passage.evidence).length > 0 ? empty : emptied(passage)))
      return isSingle(field) ? passages.map(emptied) : passages.filter(isShown)
    }),
  )
}

/** Certifications as the holder of a share link sees them: nothing in doubt, no account and no email address. */
export function shownThroughLink(certifications: readonly Certification[]): Certification[] {
  return certifications
    .filter((one) => !isNameToCheck(one))
    .map((certification) => {
      const shown = withoutDoubtfulLines(certification)
      const isEmptied = ({ field }: (typeof lineGroups)[number]) =>
        linesOfGroup(shown, field).length === 0 && linesOfGroup(certification, field).length > 0
      const leftOut = [...(certification.leftOut ?? []), ...lineGroups.filter(isEmptied).map(({ field }) => field)]
      const evidence = Object.entries(shown.evidence ?? {}).map(([pointer, all]) => [pointer, all.map(publicEvidence)] as const)
      return { ...shown, ...(leftOut.length === 0 ? {} : { leftOut }), evidence: Object.fromEntries(evidence) }
    })
}

/**
 * An edit made by somebody who sees no lines in doubt, with those lines back in their places, so that it deletes nothing unseen.
 * A line in doubt that the edit states itself is not doubled; one of a deleted certification is deleted with it. A certification whose
 * name waits for a check comes back whole, after the one it stood after.
 * @param edited the edit with its evidence, ids as in `current`
 */
export function withHiddenLines(edited: readonly Certification[], current: readonly Certification[]): Certification[] {
  const byId = new Map(current.flatMap((one) => (one.id === undefined ? [] : [[one.id, one] as const])))
  const kept = edited.map((certification) => {
    const before = certification.id === undefined ? undefined : byId.get(certification.id)
    if (before === undefined) return certification
    return withPassages(
      certification,
      eachField((field) => withHiddenPassages(field, passagesOf(certification, field), passagesOf(before, field))),
    )
  })
  for (const [place, hidden] of current.entries()) {
    if (!isNameToCheck(hidden) || kept.some(({ id }) => id !== undefined && id === hidden.id)) continue
    const ids = new Set(current.slice(0, place).map(({ id }) => id))
    kept.splice(kept.findLastIndex(({ id }) => id !== undefined && ids.has(id)) + 1, 0, hidden)
  }
  return kept
}

function withHiddenPassages(field: PassageField, edited: Passage[], current: readonly Passage[]): Passage[] {
  if (field === 'name') return edited
  if (isSingle(field)) {
    const hidden = current.find((passage) => !isShown(passage) || (field === 'summary' && answersOf(passage.evidence).length > 0))
    return hidden !== undefined && edited[0]?.text.trim() === '' ? [hidden] : edited
  }
  const result = [...edited]
  for (const [index, passage] of current.entries()) {
    if (isShown(passage) || result.some(({ text }) => text === passage.text)) continue
    const texts = result.map(({ text }) => text)
    const anchor = current.slice(0, index).findLast(({ text }) => texts.includes(text))
    result.splice(anchor === undefined ? 0 : texts.lastIndexOf(anchor.text) + 1, 0, passage)
  }
  return result
}

function isShown({ text, evidence }: Passage): boolean {
  if (text.trim() === '') return true
  const state = lineState(evidence)
  return state !== 'not-confirmed' && state !== 'check'
}

const empty: Passage = { text: '', evidence: undefined }

function emptied(passage: Passage): Passage {
  return isShown(passage) ? passage : empty
}

function publicEvidence(evidence: Evidence): Evidence {
  if (evidence.kind === 'person') return publicStatement(evidence)
  return evidence.kind === 'page' ? publicPage(evidence) : evidence
}

/** Whoever brought a document is the sender, to a reader without an account; what a program went by is not theirs to judge. */
function publicPage(evidence: PageEvidence): PageEvidence {
  const shown = withoutCertainty(evidence)
  return shown.givenBy === undefined ? shown : { ...shown, givenBy: namelessPerson }
}

/** A person's word without an account or address; the line before only where it may be shown itself. */
function publicStatement({ before, ...statement }: PersonEvidence): PersonEvidence {
  const by = statement.via === 'editor' || isEmailAddress(statement.by.trim()) ? namelessPerson : statement.by
  const told = before !== undefined && isShown(before) && before.evidence.length > 0
  const shown = told
    ? { before: { ...before, evidence: before.evidence.map((one) => (one.kind === 'page' ? publicPage(one) : one)) } }
    : {}
  return { ...statement, by, ...shown }
}
