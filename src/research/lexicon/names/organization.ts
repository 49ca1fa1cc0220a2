import { expression, source, whether } from '../../plain/expression.ts'

/** Whether a word is a noun of bodies: a phrase that ends in one names an organization. */
export const isOrganizationNoun = whether(expression('i')`
  ^(?:
    board|institute|institution|association|society|council|commission|committee|academy|college|university|
    department|center|centre|foundation|agency|alliance|federation|bureau|corporation|company|inc|llc|ltd|network|
    group|union|ministry|office|chapter|service|services|authority|organization|organisation|consortium|guild|
    directorate|school|hospital|team|collaborative|partnership
  )$
`)

/** Nouns of the names by which bodies go in running words, written large; each a part of an expression. */
export const bodyNounSource = source`
  Board|Institute|Institution|Association|Society|Council|Commission|Academy|College|Federation|Foundation|Alliance|
  Organi[sz]ation|Registry|Bureau|Authority|Guild|League|Consortium|(?:Assembly|Register)(?= (?:of|for) (?:the )?\p{Lu})
`

/** Those that name a body in a title, and much else in running words: 'Test Center', 'Valve Assembly', 'Department of Labor'. */
export const titleNounSource = source`
  Agency|Center|Centre|Networks?|Corporation|Union|Committee|Department|Ministry|Chamber|University|Assembly|
  Register(?! (?:for|now|here|today|online|by|as|to|at)\b)
`

/** What a body does, as it says of itself: a part of an expression. */
export const bodyDoesSource =
  'certifies|credentials|accredits|licenses|awards|administers|sets|promotes|advances|represents|serves|supports|provides|offers'
