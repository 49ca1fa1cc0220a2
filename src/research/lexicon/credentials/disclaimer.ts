import { expression } from '../../plain/expression.ts'

const denied = expression('i')`
  \b(?:(?:(?:is|are)(?: not|n['’]t)|and not|but not|rather than)(?: itself| considered)?|(?:do|does)(?: not|n['’]t) constitute)
  (?: (?:an?|any|the same as an?))?(?: (?:professional|personnel|full|formal|board))* (?:certifications?|credentials?)
  (?=\s*(?:[.;,:)–—]|$)|\s+(?:and|or|but|nor|as|of|for|in|by|under|that|which)\b)
`
/** Of these a sentence says it beside the certification that its page is about: 'The prep course is not a certification'. */
const others = expression('i')`
  \b(?:
    courses?|training|class(?:es)?|workshops?|webinars?|seminars?|members?(?:hip)?|degrees?|accreditation|approval|registration|
    registered|exam(?:ination)?s?|tests?|scores?|letters?|cards?|listing|education|licen[sc]\w+|badges?|experience|hours
  )\b
`
const named = /\b(?:certified|certification|registered|licen[sc]ed|chartered|credential(?:ed)?)\b/i
const ofCourse = /^(?:(?:course|training) certificate|certificate of (?:completion|attendance|participation))\b/i

/**
 * Whether a sentence says of a certificate that it is no certification: 'This is an assessment-based certificate and not a
 * certification', as ISO/IEC 17024 and ICE 1100 have bodies tell the two apart.
 * @param name of the certificate: what is called a certification by its name is one
 */
export function disclaims(sentence: string, name: string): boolean {
  const found = denied.exec(sentence)
  if (found === null || named.test(name)) return false
  const words = sentence.slice(0, found.index).replaceAll(name, ' ')
  return !others.test(words)
}

/** Whether a text says of anything that it is no certification. */
export function statesNoCertification(text: string): boolean {
  return denied.test(text)
}

/** Whether a name is that of a paper on a course: 'Certificate of Completion'. */
export function isOfCourse(name: string): boolean {
  return ofCourse.test(name.trim())
}
