import { expression } from '../../plain/expression.ts'
import { credentialSource } from '../credentials/credential.ts'

/** Words that many names share, or that say nothing alone. */
const common = expression('i')`
  ^(?:
    certif\w+|licen[sc]\w+|regist\w+|accredit\w+|professionals?|credential\w*|diploma|awards?|levels?|grade|class|program(?:me)?|
    with|from|national|state|international|examination|test|card|permit
  )$
`
/** What stands behind a short name and makes it one: 'the Developer certification', 'Rigger cards'. */
export const shortNameNouns =
  'certifications?|certificates?|certificants?|credentials?|designations?|licen[sc]es?|cards?|registrations?|registrants?|grades?|levels?|holders?|exams?|badges?'
/** Subjects that hold what somebody else's requirement asks for. */
const holders = /^(?:current |all )?(?:holders?|those|candidates with|applicants with) /i

const awarded = /\b(?:certified|registered|licensed)\b/i

/** Whether a word of a name is shared by many, or says nothing alone. */
export function isSharedWord(word: string): boolean {
  return common.test(word)
}

/** Whether the subject of a sentence holds what somebody else's requirement asks for: 'Current holders of …'. */
export function isHolder(sentence: string): boolean {
  return holders.test(sentence)
}

/** Whether words in front of a short name say that it is awarded: 'Harborline Certified'. */
export function saysAwarded(words: string): boolean {
  return awarded.test(words)
}

const behindCall = new RegExp(`^ (?:${credentialSource()}|exam|level|fee)`, 'iu')

/** Whether words behind one say that it names a certification: 'the Auditor certification'. */
export function isBehindCall(behind: string): boolean {
  return behindCall.test(behind)
}
