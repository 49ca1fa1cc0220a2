import { expression, whether } from '../../plain/expression.ts'

/** A person whose word stands behind a place: 'Facility Administrator', 'School Counselor'. */
const person = String.raw`(?:administrators?|managers?|operators?|inspectors?|instructors?|owners?|agents?|technicians?|nurses?|teachers?|counsel+ors?|psychologists?|directors?|specialists?|principals?|librarians?)`
const place = String.raw`(?:salons?|shops?|stores?|schools?|firms?|brokerages?|facilit(?:y|ies)|premises|establishments?|laborator(?:y|ies)|cent(?:er|re)s?(?=\s(?:approval|accreditation|recognition))|pharmacies|(?:community|retail) pharmacy|pharmacy (?=permit|licen|registration)|crematori(?:um|a)|crematory|distributors?|wholesalers?|restaurants?|(?:guard|security|alarm) compan(?:y|ies)|compan(?:y|ies)(?=\s(?:licen|registr|permit))|business entit(?:y|ies)|branch offices?|(?:education|training|degree|academic) (?:programs?|providers?))`
/** What is said of somebody's place: 'Transfer to another brokerage'. */
const ofPerson = String.raw`(?:to|from|by|at|with|your|their|another|new|employing|current|prior)`
const ofPlace = new RegExp(String.raw`(?<!\p{L})(?<!\b${ofPerson}\s)${place}(?!\p{L})(?!\s+${person})`, 'iu')

/**
 * The place or business that a label speaks of, in lower case: 'salon' of 'Salon / Shop'; undefined of one that speaks of persons. What it
 * pays is not paid by who holds a certification.
 */
export function placeIn(label: string): string | undefined {
  return ofPlace.exec(label)?.[0].toLowerCase()
}

/** Whether a heading opens what is sold or given beside certifications: 'Study materials', 'Scholarships', 'Approved programs'. */
export const headsBesides = whether(expression('i')`
  \b(?:
    study (?:materials?|guides?|aids?)|(?:exam|test)[ -]prep(?:aration)?|(?:review|prep(?:aration)?) (?:courses?|classes)|
    group (?:classes|pricing|training)|instructor-led training|materials|books|bookstore|shop|store|merchandise|
    scholarships?|(?:host|sponsor) (?:a|an|our)|exhibit\w*|advertis\w*|insurance|homeowners|consumers|
    approved (?:programs?|schools?|providers?|courses?)|employers|join|donat\w*|fines|civil penalt(?:y|ies)|disciplin\w*|enforcement|
    violations|annual (?:meeting|conference)|(?:instructors|examiners|volunteers|proctors) (?:wanted|needed)|we are hiring
  )\b
`)

/** Whether a label is of somebody's license: 'Apprentice Registration', and not 'Initial License'. */
export const isOfSomebody = whether(
  /^(?!initial|new|original|annual|first|late|temporary)\p{Lu}\p{L}+ (?:licen[sc]e|registration|permit|certificate)$/iu,
)
