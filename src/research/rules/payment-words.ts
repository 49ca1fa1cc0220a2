import { expression } from '../expression.ts'

/** Words of a label that say what is paid, for whom or when, and are no part of a name. */
const payment = expression('i')`
  ^(?:
    issu(?:ance|e|ing)|initial|first|new|original|late|early|annual|yearly|biennial|triennial|renewals?|renewing|
    re-?certification|re-?examination|retakes?|re-?takes?|resits?|re-?tests?|re-?testing|re-?instatement|
    re-?activation|restoration|applications?|applicants?|apply|processing|exams?|examinations?|tests?|testing|fees?|
    costs?|prices?|charges?|dues|registration|maintenance|duplicates?|replacement|temporary|provisional|permanent|
    full|members?|non-?members?|for|of|the|an?|by|per|and|or|to|each|your|in|from|on|at|with|if|inactive|active|
    status|upgrade|change|penalty|total|amount|additional|second|third|attestation|verification|letters?|cop(?:y|ies)|
    wall|practice|personal|name|bad|check|practical|written|oral|level|placement|includes?|including|certification|
    certificate
  )$
`
/** Words that stand in labels of prices beside those, and in names too. */
const beside = expression('i')`
  ^(?:
    students?|seniors?|resident|residents|retired|military|veterans?|candidates?|licensees?|registrants?|register|
    holders?|individuals?|persons?|people|everyone|others?|all|both|request|regular|standard|basic|expired|lapsed|
    delinquent|computer-based|online|paper|paper-based|remote|theory|knowledge|skills?|performance|section|sections|
    part|parts|module|modules|attempt|attempts|sitting|assessments?|evaluation|review|reviews|verify|jurisprudence|
    criminal|history|background|fingerprint\w*|interview|portfolio|reciprocity|endorsement|comity|transfer|extension|
    deferral|surcharge|administrative|administration|handling|credential\w*|program|programme|package|base|currently|
    current|valid|without|plus|only|reinstate|state|federal|national|international|domestic|overseas|within|after|
    before|until|day|days|week|weeks|month|months|year|years|hour|hours|january|february|march|april|may|june|july|
    august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|usd|cad|aud|gbp|eur|gst|
    hst|vat|tax|plus|non-?refundable|refundable|price|list|rate|rates|discount|group|one|two|three|four|five|six|once|
    time|half|single|electronic|hard|payment|invoice|admin|service|services|not|no|nor|any|more|than|less|over|under|
    upon|deadline|date|period|cycle|post-?marked|received|due|fee:?
  )$
`

/** Whether a word of a price's label says what is paid, for whom or when. */
export function isPaymentWord(word: string): boolean {
  return payment.test(word) || beside.test(word) || /^\d/.test(word)
}

/** The same of the words that no name of a price list ends or begins with. */
export function isPaid(word: string): boolean {
  return payment.test(word)
}
