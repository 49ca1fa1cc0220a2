import { expression, whether } from '../../plain/expression.ts'
import { credentialSource } from '../credentials/credential.ts'

/** Whether a word of a name is shared by many, or says nothing alone. */
export const isSharedWord = whether(expression('i')`
  ^(?:
    certif\w+|licen[sc]\w+|regist\w+|accredit\w+|professionals?|credential\w*|diploma|awards?|levels?|grade|class|program(?:me)?|
    with|from|national|state|international|examination|test|card|permit
  )$
`)

const nouns = `${credentialSource()}|certificants?|cards?|registrants?|grades?|levels?|holders?|exams?|fees?`

/** Whether what stands behind a word makes it a short name: 'the Developer certification', 'Rigger cards', 'Rigger and Slinger cards'. */
export const isBehindShortName = whether(new RegExp(`^(?: (?:and|or|&) \\p{L}+)? (?:${nouns})(?![\\p{L}-])`, 'iu'))

/** Whether the subject of a sentence holds what somebody else's requirement asks for: 'Current holders of …'. */
export const isHolder = whether(/^(?:current |all )?(?:holders?|those|candidates with|applicants with) /i)
