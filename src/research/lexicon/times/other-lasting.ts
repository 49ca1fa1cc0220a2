import { expression, whether } from '../../plain/expression.ts'

/** Whether the words in front of a time say that something lasts so long that is no certification: 'Score reports are available for '. */
export const isOfOtherLasting = whether(expression('i')`
  \b(?:
    applications?|(?:scores?|results?)(?: reports?)?|transcripts?|vouchers?|access|eligibility|(?:re)?tests?|exam(?:ination)? (?:fees?|scores?)|
    (?:course |cent(?:re|er) |school |program(?:me)? )?approvals?|cent(?:re|er)s?|schools?|courses?|(?:course )?providers?|examiners?|
    (?:accreditation|approval|registration) of [^.;]{0,40}(?:providers?|cent(?:re|er)s?|courses?|schools?)
  ) (?:(?!(?:re-?)?certif|renew|licen|credential|designation|regist)[\w-]+ ){0,3}?(?:is|are|shall be|remains?|will be|expires?|lasts?) (?:[\w-]+ ){0,5}?$
`)
