import { expression } from '../expression.ts'

/** Who is asked. */
export const candidate = expression('i')`
  \b(?:
    candidates?|learners?|registrants|applicants?|individuals?|you|eligible|eligibility|
    to (?:qualify|apply|sit|become|earn|be (?:certified|eligible))|qualify|prerequisites?|applying|
    those (?:seeking|who)|professionals? must|exam requires|certification requires
  )\b
`
/** Words of duty. */
export const demand = expression('i')`
  \b(?:
    must|shall|required?|requires|needs?|need to|have to(?! do with)|minimum|at least|prerequisites?|
    eligible (?:if|to)|should (?:have|hold|possess)|mandatory
  )\b
`
/** What candidates are asked for. */
export const matter = expression('i')`
  \b(?:
    degree|bachelor|master['’]?s|doctora\w+|diploma|ged|high school|graduat\w+|education|experience|years?|hours|
    months|licen[sc]\w*|registered|employ\w+|practice|practic\w+|work(?:ed|ing)?|training|courses?|coursework|
    exam(?:ination)?|pass(?:ing)?|references?|recommendation|ethics|conduct|age|years of age|citizen|background|
    member(?:ship)?|certified|certification|certificate|credential|supervis\w+|portfolio|internship|residency|
    fellowship|transcripts?|cpr|first aid|resume|essay|case (?:logs?|studies)|points?|agree|attest|application|
    enrolled|proof|qualified|qualifications?|[ns]vq
  )\b
`

/** Nothing shorter is a requirement by itself, in characters. */
export const shortest = 12

export const number = '(?:\\d|an? |one |two |three |four |five |six |seven |eight |nine |ten |twelve |twenty )'
export const beginsWithNumber = new RegExp(`^\\W*${number}`, 'i')

/** 'Route 1: Bachelor's degree with …' in one line. */
export const oneRoute = /^(?:eligibility )?(?:route|option|pathway|path|category|method) ?(?:\d|[A-H]|I{1,3})\s*[:.–-]\s/i

/** 'Applicants must pass a pre-registration exam', which may stand as a heading. */
export const saysDuty = /^(?:applicants|candidates|you|(?:all|each|every) \w+) (?:must|shall|need to|have to) \w+ \w+/i
