import { expression, whether } from '../../plain/expression.ts'

/** Whether a head says all there is to say of its cells: 'Requirements', and not 'Experience'. */
export const saysAll = whether(expression('i')`
  ^(?:(?:minimum|entry|eligibility|admission) )?(?:requirements?|pre-?requisites?|qualifications?|eligibility)$|
  ^(?:renewal|re-?certification|to (?:renew|recertify))(?: requirements?| method| options?)?$
`)
const ofRequirements = expression('i')`
  ^(?:
    (?:(?:minimum|entry|eligibility|admission) )?(?:requirements?|pre-?requisites?|qualifications?)|eligibility(?: criteria)?|
    (?:(?:work|required|minimum|professional|prior) )?(?:experience|education|training)(?: (?:required|needed|requirements?|level))?
  )$
`
const ofRenewal = expression('i')`
  ^(?:
    (?:renewal|re-?certification)(?: requirements?| method| options?)?|(?:how )?to (?:renew|recertify)|
    (?:required )?(?:ceus?|ces?|cpd|cpe|pdus?|pdhs?|cecs?|continuing education|professional development)(?:
      (?: (?:credits?|hours?|units?|points?|required|requirements?|needed))+
    )?(?: (?:to renew|for renewal|per (?:cycle|term|period)))?(?:\s?\([^()]{1,30}\))?
  )$
`
/** What the cells under a head ask for, or the head of a row. */
export function askedUnder(head: string): 'requirement' | 'renewal' | undefined {
  return ofRequirements.test(head) ? 'requirement' : ofRenewal.test(head) ? 'renewal' : undefined
}
