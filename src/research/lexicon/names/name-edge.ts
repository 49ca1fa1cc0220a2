import { expression, whether } from '../../plain/expression.ts'

/** Whether a word behind a name speaks about it and is no part of it: 'Handbook', 'Fees'. */
export const isBehindName = whether(expression('i')`
  ^(?:
    exams?|examinations?|tests?|testing|program|programs|programme|programmes|handbook|guide|application|applications|
    applicants?|candidates?|fees?|costs?|pric(?:e|es|ing)|requirements?|eligibility|renewals?|recertification|
    maintenance|overview|faqs?|faq|process|policy|policies|levels?|holders?|information|info|home|page|details|
    benefits|status|period|cycle|content|outline|blueprint|study|prep|preparation|review|course|courses|training|
    registry|directory|verification|badge|badges|mark|marks|logo|pathways?|options?|steps|standards|schedule|
    deadlines?|dates|scheme|at|a|glance|today|now|online|updates?|news|resources?|documents?|forms?|store|
    reinstatement|retake|registration|fact|sheet|brochure|tab|the|for|and|in|of|to|is|your
  )$
`)

/** Whether a word before a name speaks about it and is no part of it: 'Become', 'Maintaining'. */
export const isBeforeName = whether(expression('i')`
  ^(?:
    the|a|an|our|your|about|how|to|costs?|prices?|pricing|benefits?|value|paths?|importance|advantages|history|proof|
    loss|minimum|basic|reinstatement|renewal|recertification|restoration|applications?|applicants?|candidates?|
    individuals|persons|people|professionals|become|becoming|be|get|getting|earn|earning|apply|applying|for|maintain|
    maintaining|renew|renewing|obtain|obtaining|achieve|achieving|initial|why|what|is|new|steps|requirements|
    eligibility|as|of|on|with|all|this|these|each|every|both|current|currently|active|retaking|taking|take|pass|
    passing|upgrade|start|explore|introducing|welcome|pursue|pursuing|attain|attaining|who|are|when|if|once|after|
    complete|hold|holding|in|from|and|or|exam|examination|fees|annual|only|no|not|any
  )$
`)

/** Whether a word behind a name is no part of it even where a preposition leads to it: 'Fees' in 'Certified in Boiler Room Maintenance Fees'. */
export const isMatterBehind = whether(expression('i')`
  ^(?:
    exams?|examinations?|program(?:me)?s?|handbook|applications?|applicants?|candidates?|fees?|costs?|requirements?|
    eligibility|renewals?|recertification|overview|faqs?|certification|holders?
  )$
`)

/** Whether a word behind a short form or an occupation makes it a credential's: 'CCI exam', 'CCI holders'. */
export const callsCredential = whether(expression('i')`
  ^(?:
    certifications?|certified|credentials?|designations?|exams?|examination|recertification|certificate|certificants?|
    programs?|programmes?|holders?|status|renewal|fees?|costs?|pricing|prices
  )$
`)

/** Whether a word speaks of several credentials: 'Your BCSP credentials' are those of a body. */
export const callsSeveral = whether(/^(?:certifications|credentials|designations|programmes|programs|exams)$/i)

/** Whether a line may go on so behind the last name of a list: 'appraiser and candidate between July 1st and September 30th $275'. */
export const goesOnBehindList = whether(
  /^s?(?:$|\W*\d|\s+(?:classes|class|levels?|grades?|renewals?|registrations?|licen[sc]es?|fees?|between|from|until)\b)/iu,
)

/** Whether a heading is on what is paid or done, and by whom: 'Fee for the Certification', 'Holders of Foreign Qualifications'. */
export const isOnMatters = whether(
  /\b(?:fees?|costs?|prices?|holders?|applicants?|candidates?|applications?|requirements?|process|steps?|faqs?|how to)\b/i,
)

const ahead = expression('i')`
  ^(?:
    (?:the|an?|our|your|about|what is|all|how|to|for|of|on|in|become|becoming|apply(?:ing)?|earn(?:ing)?|get(?:ting)?|obtain(?:ing)?|
    renew(?:ing|al)?|recertif\w+|maintain(?:ing)?|requirements?|eligibility|fees?|costs?|application|initial|exam(?:ination)?|
    take|taking|pursue|why|welcome|introducing|steps?|new|current|annual|late|step \d+|option \d+|candidates?|applicants?|
    retake|reinstat\w+|maintenance|pathway|route|type|category|prerequisites?|criteria|duplicate|replacement|schedule|
    registration|certification|licen[sc]e|licensure|program(?:me)?|handbook|pricing|price|members?|non-?members?
  )[\s:–-]+)+
`
const after = expression('i')`
  (?:[\s,:–-]+(?:
    fees?|costs?|pric(?:es?|ing)|exam(?:ination)?s?|tests?|requirements?|eligibility|criteria|application|applicants?|candidates?|
    renewals?|recertification|maintenance|overview|process|handbook|guide|information|info|details|faqs?|schedule|
    program(?:me)?s?|certifications?|certificates?|credentials?|designations?|licen[sc]es?|licensure|registration|holders?|
    prerequisites?|qualifications?|standards?|status|initial|annual|late|retake|reinstatement|new|only|permit|diploma|
    by|for|of|and|the|exam fee|pathways?|policy|reciprocity|endorsement|biennial|or
  ))+[\s:*†‡.]*$
`

/** Where words around a name in a heading or label may end and begin: 'Apply for the … exam', '… Renewal Fees'; 0 and undefined where there are none. */
export function edgesOfName(label: string): { ahead: number; after: number | undefined } {
  return { ahead: ahead.exec(label)?.[0].length ?? 0, after: after.exec(label)?.index }
}

const lead =
  /^(?:The|A|An|Our|Your|All|If|To|For|In|On|As|At|By|When|While|After|Before|Each|Every|Any|Most|Only|Both|This|That|These|Those|Become|Apply|Earn|What|How|Is|Are|Do|Does|Can|Who|Please|Candidates?|Applicants?|Individuals?|Holders?|New|Initial|Current|Once|Since|Although|Unlike|With|From|Of|Step|No|Yes|You|We|It|Pass|Hold|Renew|Note|See|Must)\s/
/** How many characters of words in capitals a word takes that leads to a name and is no part of it: 5 of 'Each Certified Keeper'; 0 where there is none. */
export function leadOf(words: string): number {
  return lead.exec(words)?.[0].length ?? 0
}

/** Words in small letters that stand beside names and in none, as a part of an expression. */
export const outsideNameSource =
  'a|an|the|this|that|these|your|our|their|its|his|her|any|each|every|all|such|no|of|for|in|on|to|as|by|with|from|under|after|before|and|or|is|are|be|been|was|has|have|hold|holds|holding|valid|current|active|initial|new|renewal|obtain|obtaining|receive|issue|issued|apply|earn|get|renew|renewing|maintain|must|may|shall|will|who|whose|not|if|when|than|at|you|we|state|national|original|annual|biennial|duplicate|expired|lapsed|additional|first|second|one|two|three|granted|called|becoming|become'
