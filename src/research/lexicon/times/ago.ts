import { source } from '../../plain/expression.ts'

/** Words of how long ago something was written, as parts of an expression with the flag 'i': '3 days ago', 'an hour ago', '2h ago'. */
export const agoSource = source`(?:an?|\d+)\s?(?:min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?|months?|years?|[hdwmy])\sago\b`

/** Words of time that nobody is called by, as some are called Day and Weeks: parts of an expression with the flag 'i'. */
export const timeWordSource = 'hours?|months?|years?'
