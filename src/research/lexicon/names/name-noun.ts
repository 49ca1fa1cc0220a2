import { expression, whether } from '../../plain/expression.ts'

/** Whether a word is a noun that ends a credential's name: 'Designation', 'Fellowship'. */
export const endsName = whether(expression('i')`
  ^(?:
    certification|certificate|credential|designation|diploma|accreditation|licen[sc]e|registration|qualification|
    diplomate|fellowship|fellow|endorsement
  )$
`)

/** Whether one of these nouns ends a name only where its short form stands beside it: 'Club Registration' is none. */
export const needsShortForm = whether(/^(?:registration|licen[sc]e|qualification|endorsement|accreditation|fellowship|fellow)$/i)

/** Whether a noun may begin a name with its subject behind it: 'Certificate in Records Computing'. */
export const isPaper = whether(/^(?:certificate|diploma|certification|fellow|diplomate)s?$/i)

/** The same behind a level: 'Level 2 Award in Leading Activity'. */
export const isGradedPaper = whether(/^(?:award|certificate|diploma)$/i)

/** Whether what 'in' leads to behind a word is the subject of a name: 'Certified in Boiler Room Maintenance'. */
export const takesSubject = whether(/^(?:certified|certificate|diploma|professional|specialist|associate|fellow)$/i)

/** Whether a word makes a name of what somebody is in front of it: 'Level 2 Rope Supervisor certificate'. */
export const followsOccupation = whether(/^(?:certifications?|certificates?|credential|designation|exam(?:ination)?)$/i)
