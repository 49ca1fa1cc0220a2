import { expression } from '../../plain/expression.ts'
import { quotationsOfPersons } from './persons.ts'
import type { Span } from '../../lexicon/text/span.ts'

const organization = String.raw`(?:boards?|bod(?:y|ies)|organi[sz]ations?|associations?|institutes?|providers?|certifiers?|societ(?:y|ies)|compan(?:y|ies)|firms?|schools?|agenc(?:y|ies)|vendors?|councils?|academ(?:y|ies)|colleges?)`
const foreign = String.raw`(?:another|other|an?other|a different|some other|any other|an? (?:rival|competing|unrelated|independent|outside|private|commercial)|(?:the|most|many|certain|several|some|two|three) (?:other|competing|rival|unrelated|commercial)|competing|rival|unrelated|outside) (?:\w+ ){0,2}?${organization}`
const ally = String.raw`(?:(?:our|one of our|an?|the|some|many|several|other|independent|outside|external|two|three|official) (?:(?!test|exam|assess|proctor|deliver|pay)[\w-]+ ){0,2}?(?:partners?|sponsors?|affiliates?|resellers?|vendors?|third part(?:y|ies)|advertisers?|competitors?|rivals?)\b(?! (?:organi[sz]ations?|institutions?|members?|price|rate|discount|level|status|program)))`
const acts = String.raw`(?:sells?|offers?|charges?|runs?|teach(?:es)?|provides?|asks?|has|have(?! to)|lists?|requires?|publish(?:es)?|gives?|hosts?|organi[sz]es?|holds?|says?|claims?|advertis\w+|wants?|costs?|lets?|makes?|sets?|demands?|recommends?|writes?|wrote|tells?|thinks?|states?|said|promises?|uses?|awards?|prices?)`

/** A sentence whose subject is an organization other than the body, or that speaks of what holds there. */
const ofOthers = expression('iu')`
  ^(?:(?:but|however|meanwhile|also|for comparison|(?:in|by) contrast|today|now|unlike (?:ours?|us))[,:]? )?(?:
  (?:${ally}|${foreign})(?:,? (?!(?:${acts}|pays?|receives?|gets?|qualif\w+|saves?)\b)[^\s.!?:;]+){0,9},? ${acts}\b|
  (?:at|with|under|in|for) ${foreign}\b|elsewhere\b)|
  ^\p{Lu}[\p{L}\d&'’.-]+(?: \p{Lu}[\p{L}\d&'’.-]+){0,3}, (?:an?|our|one of our) (?:[\w-]+ ){0,3}?(?:partners?|sponsors?|vendors?|resellers?|competitors?|rivals?)\b|
  ^\p{Lu}[\p{L}\d&'’.-]+(?: \p{Lu}[\p{L}\d&'’.-]+){0,3}, (?:an?|the) (?:(?!test|exam|assess|proctor|deliver|pay)[\w-]+ ){0,3}?(?:compan(?:y|ies)|firms?|providers?|publishers?|schools?|bureau|businesses|business|academy)\b|
  (?:[,;:] )(?:at|with) ${foreign}\b|\b(?:is|are|was|costs?) .{0,40}\b(?:elsewhere|(?:at|with) ${foreign})[.!]?$
`
/** A sentence that goes on about the organization of the sentence before. */
const goingOn = expression('i')`
  ^["“(]?(?:its?|their|they|there|he|she|his|her|(?:the|this|that) (?:company|provider|partner|vendor|sponsor|firm|seller|course|organi[sz]ation|board|body|association|institute|rival|competitor)(?:['’]s)?)\b
`
const says = String.raw`(?:sa(?:y|ys|id|ying)|tells?|told|claim\w*|argu\w+|insist\w*|alleg\w+|assert\w*|suggest\w*|state[sd]?|report(?:s|ed)?|complain\w*|writes?|wrote|promis\w+|mention\w*|believ\w+|predict\w*|maintain\w*|recommend\w*)`
const wants = String.raw`(?:demand\w*|asks?|asked|asking|call(?:s|ed|ing)? for|wants?|wanted|propos\w+|requests?|requested|urge[sd]?|seeks?|sought|requires?|calls? on|would|pleads?)`
/** What somebody says of whom the body speaks as of others. */
const saidByOthers = expression('iu')`
  ^(?:please )?(?:never|do not|don['’]t|hang up|report|ignore|disregard|beware|be (?:wary|careful|suspicious|alert)|watch out|delete|refuse|walk away|call us|tell us|contact us|warn)\b.{0,80}
  \b(?:(?:told|promised|assured|informed)\b.{0,20}(?:\bthat\b|:|["“]|\bthe\b)|(?:an?y?|some|every|who|that|which|callers?|people|seller|person|one|body|anyone|someone|anybody|somebody) (?:\w+ ){0,2}?${says}\b)|
  \b(?:any(?:one|body)|some(?:one|body)|whoever|callers?|sellers?|strangers?|scammers?|third parties) (?:who |that )?(?:\w+ ){0,4}?(?:sa(?:y|ys|id|ying)|tells?|claims?|claiming|promises?|insists?|asserts?)\b|
  \b(?:petitions?|proposals?|motions?|bills?|lawsuits?|amendments?|campaigns?|manifestos?|open letters?|pamphlets?)\b(?: (?:of|by|from|in|to) [^,.]{1,40})?(?:, [^,]{1,80},| (?:that|which) [^,.]{1,40}?)? (?:\w+ly |also |now |still )?(?:${says}|${wants})\b|
  \b(?:critics?|opponents?|s[kc]eptics?|detractors?|petitioners?|plaintiffs?|protesters?|lobbyists?|columnists?|commentators?|journalists?|reporters?|bloggers?|the (?:complaint|lawsuit)|(?:an?|one|some|several|local|national) (?:(?:recent|local|national|online|trade|old) )?(?:newspapers?|magazines?|tabloids?|news (?:story|report|site|article)s?|newspaper (?:article|report|story)s?|blogs?|blog posts?|flyers?|leaflets?|podcasts?|videos?|social media posts?))\b(?: (?:of|by|from|in|on|about) [^,.]{1,40}?)?(?:, [^,]{1,80},| (?:that|which) [^,.]{1,40}?)? (?:\w+ly |also |now |still |has |have )?(?:${says}|demand\w*|call(?:s|ed)? for)\b|
  \b(?:an?|one|some|another|many|several) (?:\w+ ){0,2}?(?:readers?|visitors?|users?|customers?|guests?|people|candidates?|applicants?|members?) (?:\w+ )?(?:hopes?|wish(?:es)?|fears?|guess(?:es)?|wonders?|suspects?|dreams?|asks? (?:whether|if|why)|asked (?:whether|if|why)|wanted to know)\b|
  \banonymous (?:letters?|notes?|posts?|messages?|e-?mails?|callers?|sources?) (?:\w+ )?${says}\b|
  \bit (?:would be|is|was) (?:wrong|a mistake|an error|false|incorrect|misleading|untrue) to (?:think|say|believe|assume|claim|conclude|write)\b|
  \b(?:nobody|no one) (?:\w+ ){0,2}?(?:believes?|thinks?|says?|claims?|assumes?)\b|
  ^(?:deleted|removed|struck|cut|dropped|taken out|omitted) (?:from|out of) [^:]{1,60}:|
  \bif (?:the|this|that|an?) (?:bill|motion|petition|amendment|referendum|initiative|ballot)\b.{0,40}\b(?:pass\w*|succeed\w*|adopted|approved|enacted|carr\w+|wins?|goes through)\b|
  \b(?:we|the (?:board|institute|association|council|society|commission)) (?:do(?:es)? not|don['’]t|doesn['’]t|cannot|can['’]t|never) (?:agree|believe|think|maintain|pretend|concede|accept|endorse the (?:claim|idea|view)|support the (?:claim|idea|view))(?: (?:claims?|idea|view|with (?:those|anyone|people|him|her|them)))?(?: who \w+)?,? that\b
`
/** What others say in a passage, and whether it still speaks of another organization at its end. */
export interface StatementsOfOthers {
  /** UTF-16 offsets in the passage. */
  stretches: readonly Span[]
  goesOn: boolean
}

/**
 * Sentences whose subject is somebody else, what somebody is quoted to say, and quotations with a person's name.
 * @param borders of its sentences
 * @param goesOn whether the passage before ended with another organization for its subject
 */
export function statementsOfOthers(text: string, borders: readonly number[], goesOn: boolean): StatementsOfOthers {
  const stretches: Span[] = quotationsOfPersons(text)
  let ofOther = goesOn
  for (let place = 1; place < borders.length; place += 1) {
    const [start = 0, end = text.length] = [borders[place - 1], borders[place]]
    const sentence = text.slice(start, Math.min(end, start + longestSentence)).trim()
    ofOther = ofOthers.test(sentence) || (ofOther && goingOn.test(sentence))
    if (ofOther || saidByOthers.test(sentence)) stretches.push({ start, end })
  }
  return { stretches, goesOn: ofOther }
}

const longestSentence = 1_500
