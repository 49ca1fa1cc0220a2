import { expression } from '../../plain/expression.ts'
import { credentialSource } from '../credentials/credential.ts'

/** Words that many names share, or that say nothing alone. */
const common = expression('i')`
  ^(?:
    certif\w+|licen[sc]\w+|regist\w+|accredit\w+|professionals?|credential\w*|diploma|awards?|levels?|grade|class|program(?:me)?|
    with|from|national|state|international|examination|test|card|permit
  )$
`
/** Whether a word of a name is shared by many, or says nothing alone. */
export function isSharedWord(word: string): boolean {
  return common.test(word)
}

const nouns = `${credentialSource()}|certificants?|cards?|registrants?|grades?|levels?|holders?|exams?|fees?`
const behind = new RegExp(`^(?: (?:and|or|&) \\p{L}+)? (?:${nouns})(?![\\p{L}-])`, 'iu')

/** Whether what stands behind a word makes it a short name: 'the Developer certification', 'Rigger cards', 'Rigger and Slinger cards'. */
export function isBehindShortName(text: string): boolean {
  return behind.test(text)
}

/** Subjects that hold what somebody else's requirement asks for. */
const holders = /^(?:current |all )?(?:holders?|those|candidates with|applicants with) /i

/** Whether the subject of a sentence holds what somebody else's requirement asks for: 'Current holders of …'. */
export function isHolder(sentence: string): boolean {
  return holders.test(sentence)
}
