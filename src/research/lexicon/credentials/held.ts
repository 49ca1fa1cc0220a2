import { expression, whether } from '../../plain/expression.ts'

/** Whether words before a certification's name make it something that a candidate already has: 'must hold a valid' before 'CPR card'. */
export const isHeldAfter = whether(expression('i')`
  \b(?:
    hold(?:s|ing|ers?(?: of)?)?|held|(?:proof|evidence) of|possess(?:es|ing)?|earned|have|has|having|obtained?|obtain|maintain(?:s|ing)?|
    active|current|valid|unexpired|completed?|needs?|requires?|with|(?<!\b(?:registration|licen[sc]\w+|certification|certificate|register|apply|qualify)\s)as|or|another|other than|after|before|towards?
  )(?:\s+(?:a|an|the|your|their|one|of|valid|current|active|both|either|[A-Z]{2,6}|or|and|,)){0,4}\s*$
`)

/** Whether words before a certification's name ask for it as something to be had first: 'you must hold the'. */
export const isAskedForAfter = whether(expression('i')`
  \b(?:must|needs?(?: to)?|have to|has to|required to|requires?|shall)\s(?:(?:already|currently|first|also|either|both)\s){0,2}
  (?:(?:hold|have|possess|be)\s)?(?:(?:an?|the|your|their|valid|current|active|existing)\s){0,3}$
`)

const holds = expression('i')`
  \b(?:holders? of|hold(?:s|ing)?|held)\s(?:(?:already|currently|either|both)\s)?(?:(?:an?|the|your|their|valid|current|active|existing)\s){0,3}$
`

/** Whether words before a certification's name say that somebody has it: 'holders of the', 'if you hold a current'. */
export function isHadAfter(before: string): boolean {
  return holds.test(before) || isAskedForAfter(before)
}

/** Whether a sentence speaks of those who hold what it names at its beginning: 'Holders of the CQE and the CQA may …'. */
export const isOfHolders = whether(/^\W*(?:(?:all|active|current|certified) )*holders of\b/i)
