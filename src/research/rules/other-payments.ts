import { expression } from '../expression.ts'

/** Words of payments that are none for a certification. */
export const otherPayment = expression('i')`
  \b(?:
    member(?:ship)? (?:dues|fees?|rates?)|membership|dues|salar(?:y|ies)|wages?|earn(?:s|ed|ings?)|
    earn(?= (?:between|about|around|up to|over|more|an? |on average|[$£€]))|income|NSF|
    returned (?:\w+ ){0,2}(?:check|cheque|payment)s?|bounced|averag\w+|compensation|bonus|stipend|scholarships?|
    grants?|prizes?|donat\w*|gift|contribut\w*|sponsor\w*|conference|convention|webinars?|workshops?|seminars?|
    class(?! (?:\d|[IVX]+|[A-D])\b)|classes|courses?|boot ?camps?|training(?! (?:evaluation|review|verification))|
    tuition|textbooks?|books?|workbooks?|booklets?|code ?books?|cop(?:y|ies) of the|exam(?:ination)? guides?|
    guidebooks?|test methods|study (?:guides?|materials?|aids?)|handbooks?|manuals?|practice (?:tests?|exams?)|
    prep(?:aration)?|review course|flashcards?|badges?|lapel pins?|plaques?|frames?|t-?shirts?|journals?|magazines?|
    subscriptions?|parking|banquet|dinner|luncheon|chapter|mailing lists?|software|calculators?|shipping|postage|
    hotel|tickets?|insurance|fines?|budget|revenue|cover(?:s|age)|liability|exhibit\w*|raised|rais(?:e|ing)|
    reimburse\w*
  )\b
`

/** Words around an amount that is given back or left out. */
export const notPaid = expression('i')`
  \b(?:
    refund(?:s|ed)?(?! ?able)|discount(?:s|ed)?|sav(?:e|es|ing|ings)|off\b|credit of|reduc(?:es?|ed|tion) (?:of|by)|
    waive[ds]?|forfeit\w*|value of|worth|(?:get|receive|given?|paid|returned) [^.]{0,20}\bback
  )\b
`
