import { expression } from '../../plain/expression.ts'

const end = expression('i')`
  ^(?:
    certification|certificate|credential|designation|diploma|accreditation|licen[sc]e|registration|qualification|
    diplomate|fellowship|fellow|endorsement
  )$
`
/** Whether a word is a noun that ends a credential's name: 'Designation', 'Fellowship'. */
export function endsName(word: string): boolean {
  return end.test(word)
}

const onlyWithShortForm = /^(?:registration|licen[sc]e|qualification|endorsement|accreditation|fellowship|fellow)$/i
/** Whether one of these nouns ends a name only where its short form stands beside it: 'Club Registration' is none. */
export function needsShortForm(word: string): boolean {
  return onlyWithShortForm.test(word)
}

const paper = /^(?:certificate|diploma|certification|fellow|diplomate)s?$/i
/** Whether a noun may begin a name with its subject behind it: 'Certificate in Records Computing'. */
export function isPaper(word: string): boolean {
  return paper.test(word)
}

const graded = /^(?:award|certificate|diploma)$/i
/** The same behind a level: 'Level 2 Award in Leading Activity'. */
export function isGradedPaper(word: string): boolean {
  return graded.test(word)
}

const withSubject = /^(?:certified|certificate|diploma|professional|specialist|associate|fellow)$/i
/** Whether what 'in' leads to behind a word is the subject of a name: 'Certified in Boiler Room Maintenance'. */
export function takesSubject(word: string): boolean {
  return withSubject.test(word)
}

const behindOccupation = /^(?:certifications?|certificates?|credential|designation|exam(?:ination)?)$/i
/** Whether a word makes a name of what somebody is in front of it: 'Level 2 Rope Supervisor certificate'. */
export function followsOccupation(word: string): boolean {
  return behindOccupation.test(word)
}
