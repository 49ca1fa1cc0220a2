import { expression, whether } from '../../plain/expression.ts'

/** Whether a text has one of the words that stand around every statement of how long a certification lasts: 'three years of experience' has none. */
export const saysItLasts = whether(expression('i')`
  \b(?:
    valid|expir|renew|recertif|re-certif|re-?accredit|reregist|cycle|maintain|maintenance|every|term\b|terms\b|laps|period|good for|
    remain|lifetime|for life|continuing|continued|lasts?\b|runs?\b|issued?\b|granted\b|duration|permanent|time[- ]limited|
    effective|current\b|in (?:effect|force)|(?:registration|registered|licen[sc]e|licensed|certificat\w+|certified|permit|card) (?:\w+ )?for|bienni|trienni|(?:year|month)[- ](?:licen[sc]e|certificate|permit|registration|card)|annual|each year|per year|yearly|cpd\b|until|end of
  )
`)

/** Whether the words in front of a time say that a certification lasts so long: 'issued for'; 'a course every' does not. */
export const leadsToLasting = whether(expression('i')`
  \b(?:(?:valid|good|issued|granted|awarded|in effect|effective|current|active) for|(?:lasts?|runs?)(?: for)?|expires?(?: after| in)?)
  (?:(?: a)? (?:period|term) of)?(?: up to)? (?:a )?$|
  \b(?:terms?|validity(?: period)?|valid|duration)\s*[:|]?\s*$
`)
