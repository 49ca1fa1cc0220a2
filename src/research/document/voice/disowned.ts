import { expression, matchesIn } from '../../plain/expression.ts'
import { type StatementsOfOthers, statementsOfOthers } from './other-speakers.ts'
import { sentenceBorders } from '../text/sentence-borders.ts'
import type { Block } from '../clean-document/clean-document.ts'
import { startsName } from '../../lexicon/credentials/awarded.ts'
import { endsName } from '../../lexicon/names/name-noun.ts'
import { isOccupation } from '../../lexicon/names/occupation.ts'
import type { Span } from '../../lexicon/text/span.ts'

/** Words that name statements nobody stands by: untrue ones, former ones, examples. */
const untrue = String.raw`(?:(?:common|popular|widespread|frequent|exam|fee|biggest|top|\d+)\s+)*(?:myths?|misconceptions?|misunderstandings?|rumou?rs?|falsehoods?|fiction|hoax(?:es)?|urban legends?|misinformation|fake news|false (?:claims?|statements?|information)|untrue|not true|incorrect|scams?|fallac(?:y|ies)|wrong|april fools?(?:['’]?s?)?(?: day| jokes?)?|jokes?(?: of the day)?|satire|parod(?:y|ies)|pranks?|spoofs?|humou?r|just (?:for fun|kidding))`
const former = String.raw`(?:(?:formerly|previously)\b|(?:former|old|past|prior|previous|outdated|obsolete|superseded|historical|historic|expired|archived|legacy|retired|discontinued|withdrawn)\s+(?:\w+\s+){0,3}(?:fees?|prices?|pricing|rates?|costs?|amounts?|offers?|rules?|requirements?|polic(?:y|ies)|schedules?|versions?|handbooks?|editions?|editions?|terms?|conditions?|criteria|cycles?|standards?|pathways?)|no longer (?:valid|in (?:force|effect)|applicable|applies|current|true)|superseded|obsolete|outdated|(?:fee|price|rate) history|archive[ds]?|historical (?:note|information|data))`
const example = String.raw`(?:(?:an?\s+|our\s+|worked\s+|hypothetical\s+|fictional\s+|fictitious\s+|illustrative\s+|imaginary\s+|invented\s+|made-up\s+|numerical\s+|calculation\s+|sample\s+)*(?:examples?|scenarios?|hypotheticals?|illustrations?|samples?|case stud(?:y|ies)|placeholders?|dummy text|mock-?ups?|sample (?:invoice|receipt|calculation|letter|certificate|quote|order|budget|bill|text|scenario|page|statement|announcement|notice|wording)s?)|for (?:example|instance|illustration)|hypothetically|fictional\b.{0,30}|illustration only|for illustration(?: purposes)?(?: only)?)`

/** A heading or label that is nothing but such words, or begins or ends with them as labels do. */
const disowning = expression('i')`
  ^(?:${untrue}(?:\s*#?\s?\d{1,2})?(?:\s+(?:about|on|regarding|around|versus|vs\.?|and|&|or)\b.{0,80}|\s*[/]\s*facts?)?|
  ${former}(?:\s+(?:\(|until|before|through|for|of|in|up to).{0,60})?|(?:fees?|prices?|rates?|rules?|requirements?|polic(?:y|ies)) (?:until|before|through|prior to|up to) .{0,40}|
  (?:until|before|prior to|through) (?:\w+\.? )?(?:\d{1,2},? )?(?:19|20)\d\d|
  ${example}(?:\s*#?\s?\d{1,2})?(?:\s+(?:of|for|from|about|only|invoice|calculation|scenario)\b.{0,60})?|
  .{0,60}\b(?:myths?|misconceptions?) (?:busted|debunked|about|explained|dispelled).{0,60}|(?:busting|debunking|dispelling|correcting) .{0,60}|
  (?:true or false|fact or fiction|myths? (?:vs\.?|versus|and|or) (?:facts?|reality|truth).{0,40}|what is not true|(?:these|this|the following)\b.{0,50}\b(?:not true|false|untrue|wrong|incorrect|myths?|no longer (?:valid|true|apply|applies|in force)))|
  (?:other|another|competing|rival|similar) (?:\w+ )?(?:boards?|bodies|organi[sz]ations?|associations?|institutes?|certifiers?|societies)|
  things? (?:people|candidates|you) (?:get wrong|wrongly .{0,30}|may hear).{0,40}|don['’]t believe .{0,40}|what (?:people|others) wrongly .{0,40})
  \s*[:!?.–—-]?$
`
/** Words that take back all under a heading wherever they stand in it. */
const disowningAnywhere = expression('gi')`
  \b(?:not (?:yet )?(?:in (?:force|effect)|adopted|approved|decided)|how not to|(?:sample|specimen|dummy) (?:\w+ ){0,2}(?:text|wording|certificate|letter|page)|
  no longer (?:in (?:force|effect|use)|valid|appl(?:y|ies)|current|true)|repealed|superseded|rescinded|
  revoked (?:rules?|provisions?|notices?)|withdrawn (?:notices?|rules?|provisions?|texts?|documents?)|
  archived\b|archive\b(?=\s*(?:$|[^\w\s]|\d|(?:of|for|from|until|pages?|cop(?:y|ies)|versions?|documents?|materials?|notices?|news|contents?|sections?)\b))|
  (?:discussion|consultation|working|exposure|first|second) drafts?|drafts?(?= (?:for|of|text|rules|polic|standard|only))|draft$|proposals?|proposed (?:changes?|rules?|fees?|amendments?|text)|
  errat(?:um|a)|corrigend(?:um|a)|misprints?|forger(?:y|ies)|forged|counterfeits?|fraud\w*|scam\w*|phishing|hoax\w*|fake (?:certificates?|e-?mails?|sites?|web ?sites?|offers?)|
  wrong information|misinformation|false information|untrue|rejected|
  timeline|milestones|chronology|history of|our history|a (?:short|brief) history|how (?:it|we) began|in the past|
  myths?|misconceptions?|hypothetical|fictional|fictitious|do not (?:write|say|use|copy))\b
`
/** Under a disowning heading: what is said in answer. */
const answering =
  /^["“']?(?:facts?|truth|reality|correct(?:ion)?|the (?:fact|truth|reality)|in (?:fact|reality|truth)|actually|today|now|currently|current|new|true|right)\b(?!\s+or\b)/i
const answerHeading =
  /^(?:the )?(?:facts?|truth|reality|correct(?:ion)?|what is true|now|today|current(?:ly)?\b.{0,60}|new (?:fees?|rules?)\b.{0,40})(?:\s*#?\s?\d{1,2})?\s*:?$/i

/** 'Myth: …', 'Example 2 – …', 'Formerly: …' at the beginning of a sentence. */
const labelled = expression('i')`
  ^["“(\[*•\s]*(?:(?:${untrue}|${former}|${example}|false|not so|q(?:uestion)?: is it true)(?:\s*(?:no\.?|number)?\s*#?\s?\d{1,2})?(?:\s+\([^()]{0,40}\))?\s*[:–—]|(?:myth|example|rumou?r|fiction|false|formerly|previously)\s*(?:#?\d{1,2})?\s*(?:[-:.)\]|]|,))\s*
`
/** The same before all that a passage says. */
const labelledWhole = expression('i')`
  ^["“(\[*•\s]*(?:april fools?\b.{0,15}?[)\]!:]|(?:draft|proposed|proposal|not (?:yet )?in (?:force|effect)|not (?:yet )?adopted|expired(?: offers?)?)(?:\s*[-–—,(]\s*.{0,40}?)?\)?\s*:)
`
/** A clause that takes back the one before it: '… – this is a hoax.' */
const retracted = expression('i')`
  [-–—,;(]\s*(?:but )?(?:this|that|which|it) (?:is|was) (?:not true|untrue|false|wrong|incorrect|not ours\b|not from us|an? (?:\w+ )?(?:hoax|myth|joke|lie|scam|rumou?r|fake|misconception|error))\b
`
/** What others say, what was once so, what is only supposed. */
const reported = expression('i')`
  \b(?:(?:some|many|several|various|other|certain|most|a few|unofficial|third[- ]party|fake|fraudulent)\s+(?:\w+\s+){0,3}(?:people|candidates|applicants|websites|sites|web sites|blogs?|forums?|providers|sellers|vendors|sources|posts|articles|members|ads|emails|companies|resellers|pages|employers|students|holders|recruiters|schools|agencies)\s+(?:\w+\s+){0,2}(?:say|says|claim|claims|believe|think|assume|report|advertise|suggest|state|tell|write|insist|repeat|wrongly|falsely|still say|argue|offer)|
  (?:you|candidates|people|applicants)\s+(?:may|might|will|could|sometimes|often|still)?\s*(?:have\s+)?(?:hear|heard|read|seen|been told|come across)\b.{0,25}(?:\bthat\b|:|["“])|
  rumou?r(?:s)? (?:has|have|had|say|says|claim|that)|it is (?:often|sometimes|widely|commonly|falsely|wrongly|frequently) (?:said|claimed|believed|assumed|reported|stated|thought|repeated)|
  (?:it(?:['’]s| is| was)|this is) (?:not true|untrue|false|incorrect|a myth|wrong|a misconception|a (?:common|popular) (?:myth|misconception)|not (?:the case|correct|right)) that|
  (?:it['’]s|is it|isn['’]t it|is it really|is it still) true (?:that|,)|
  (?:do not|don['’]t|never) (?:believe|fall for|trust|be fooled|rely on) .{0,60}\b(?:that|claim\w*|say\w*|rumou?r\w*|offers?)\b|beware of|
  (?:contrary to|despite|ignore|disregard) (?:what|the|any|some|popular|a|an|claims?|rumou?rs?|reports?)\b.{0,60}\bthat\b|
  (?:scammers?|fraudsters?|impostors?|imposters?|phishing|fake) .{0,60}\b(?:claim|say|offer|promise|ask|state)\w*|
  (?:rejected|refused|declined|dismissed|opposed|defeated|voted (?:down|against)|turned down|considered|withdrew|tabled|discussed) (?:the |a |an )?(?:\w+ )?(?:motion|proposal|idea|suggestion|request|plan|draft|petition|amendment|call|bid)s?\b|
  (?:motion|proposal|petition|amendment|suggestion)s? (?:that|to|for)\b.{0,160}\b(?:rejected|defeated|failed|withdrawn|not (?:been )?(?:adopted|passed|carried|accepted))|
  (?:have|has|had|did|do|does|was|were|will)(?: not|n['’]t| never) (?:ever )?(?:said|say|stated?|claim(?:ed)?|announced?|require[sd]? that|ask(?:ed)? (?:that|for)|publish(?:ed)?|promised?|adopt(?:ed)?|decided|approved|proposed?)\b|
  (?:has|have) been (?:proposed|suggested|rumou?red|alleged) that|(?:would|might|could) have (?:cost|required|been|made|raised|needed)|under (?:the|a|this) (?:proposal|draft|bill)|
  (?:a|one|another|the) (?:common|popular|frequent|widespread|persistent|old) (?:myth|misconception|rumou?r|misunderstanding|belief|mistake|error)|
  (?:wrongly|falsely|mistakenly|erroneously|incorrectly) (?:say|says|said|claim\w*|state[sd]?|report\w*|list\w*|believe\w*|assum\w*|advertis\w*|print\w*|gave|show\w*|told|quot\w*)|
  (?:was|were|is|are) (?:wrongly|falsely|mistakenly|erroneously|incorrectly) \w+|(?:typo|misprint|printed in error|published in error|stated in error|listed in error)|
  (?:let['’]?s (?:say|assume|suppose|imagine|pretend)|suppose|imagine|assume|assuming|pretend|say) (?:that |you |a |an |the |your |someone )|
  (?:hypothetical|fictional|fictitious|imaginary|made-up|invented|placeholder|dummy|lorem ipsum)\b|
  (?:these|the|all) (?:figures|amounts|numbers|fees|names|values|prices) (?:are|is|here are|shown are|below are|above are) (?:examples?|invented|fictitious|fictional|illustrative|placeholders?|made up|not real|only (?:an )?examples?|for illustration)|
  \byou(?:['’]re| are| have landed)? (?:\w+ )?(?:on|at|dealing with|reading) (?:an? |the )?(?:fake|wrong|fraudulent|false|scam|phishing|forged|copied)\b|
  as an (?:example|illustration)|by way of (?:example|illustration)|for illustration|an example would be|for example,? if|in this example|in our example)
`
/** What was once so: it says when it ended, or that it is not so any more. */
const bygone = expression('i')`
  ^["“(\[*\s]*(?:formerly|previously),? (?:(?:the|our|an?) )?(?:\w+ ){0,4}(?:fees?|prices?|costs?|exam\w*|certifications?|candidates?|holders?|renewals?|applicants?)\b|
  \bno (?:more|longer)[\s.!]*$|
  ^["“(\[*\s]*(?:formerly|previously|historically|originally|in the past|in those days|years ago|at one time|once upon a time|back (?:in|then|when)|
  (?:until|till|before|prior to|through|up to|up until|from (?:19|20)\d\d (?:to|until|through)|between (?:19|20)\d\d and)\s(?:the (?:end|start|beginning) of |early |late |mid-?|(?:the )?year |fiscal year )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.? )?(?:\d{1,2}(?:st|nd|rd|th)?,? )?(?:19|20)\d\d|
  under (?:the|our|its) (?:old|former|previous|prior|earlier|past|retired|superseded))\b
  .{0,200}\b(?:was|were|had|used|cost|paid|required|needed|charged|expired|lasted|held|could|renewed|did|asked|took|stood|ran)\b|
  ^["“]?(?:in|during) (?:the year )?(?:19|20)\d\d,? .{0,80}\b(?:cost|paid|charged|(?:was|were) (?:only |just |still )?(?:US|CA?|AU?)?[$€£])|
  (?<!\b(?:is|are|be|been|being|was|were|may|can|get|becomes?|fees|fee|funds|money|dues)\s)\bused to (?:be|cost|have|pay|need|require|charge|last|expire|renew|ask|run|say|hold|offer)\b|
  \b(?:is|are|was|were) no longer (?:true|valid|in (?:force|effect|use)|charged|required|applicable|current|the case|needed)|\bno longer (?:applies|apply|true|holds)\b|
  \b(?:old|former|previous|prior|earlier|outdated|superseded|past) (?:\w+ ){0,2}(?:fee|price|rate|cost|requirement|rule|policy|cycle|version|handbook|schedule|edition|term)s? (?:\w+ ){0,3}(?:was|were|had|said|stated|listed|required|of|cost|gave|showed|read|called)\b|
  \bwas (?:formerly|previously|originally|once|then|at the time|initially|back then)\b|\b(?:has|have) (?:since )?been (?:superseded|abolished|dropped|repealed|struck)\b
`
/** The next sentence takes the one before it back. */
const takingBack = expression('i')`
  ^["“(]?(?:no(?:[,!;]|\s[–—-]|\.(?=\s*$|\s+(?:the|it|you|there|this|that|we|they|all|only|in|our|every|each|candidates?|both|an?)\b))|nope|false\b|wrong\b|incorrect\b|untrue\b|not true|not so|not quite|nonsense|(?:this|that|it|both|which|these|those|the above|neither)(?: statements?| claims?| rumou?rs?| fees?| amounts?| rules?)? (?:is|are|was|were|['’]s) (?:\w+ )?(?:not true|not correct|not the case|false|untrue|wrong|incorrect|a myth|myths|a misconception|a rumou?r|no longer|not so|not right|outdated|superseded|never true|invented|fictional|an example|only an example|just an example|not real)(?!\s+that\b)|
  (?:this|that|it)['’]s (?:not true|false|a myth|wrong|incorrect|untrue|no longer|a misconception|outdated)|
  (?:this|that) (?:rule|fee|requirement|policy|practice) (?:was|has been|ended|expired|no longer|is no longer)|not any ?more|don['’]t believe|(?:(?:we['’]re|we are|i['’]m|i am) )?(?:just|only) (?:kidding|joking)|april fools?\W{0,5}$|(?:this|that|it) (?:is|was) (?:just |only |all )?an? (?:joke|prank|hoax|parody|satire))
`
const headOfDisowned = expression('i')`
  ^(?:${untrue}|${example}|(?:${former})(?:\s*\(.*\))?|(?:fees?|prices?|rates?|rules?|requirements?|amounts?|costs?) (?:until|before|through|prior to|up to|in) (?:\w+\.? )?(?:\d{1,2},? )?(?:19|20)\d\d|
  (?:until|before|prior to|through|to) (?:\w+\.? )?(?:\d{1,2},? )?(?:19|20)\d\d|(?:old|former|previous|prior|was|before|then|false|wrong|(?:old|former|previous|past|prior)\b.{0,40}|.{0,40}\b(?:no longer|not in force|repealed|superseded|obsolete|outdated)\b.{0,40}|what you may hear|what people (?:say|think|believe)|claim|rumou?r|belief))$
`
/** An amount or a length inside a sentence that says in the same breath that it is not so any more. */
const clauses = expression('gi')`
  \(?\b(?:formerly|previously|originally|earlier|once|reduced from|down from|up from|increased from|raised from|lowered from|instead of|rather than|not)\s+(?:at |only |just |the |was )?(?:(?:US|CA?|AU?)?[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:USD|EUR|GBP|dollars|euros|pounds)|(?:\d+|one|two|three|four|five|six|ten)[ -](?:years?|months?|hours?|credits?|CEUs?))\)?
`
const quoteOfOthers = /^["“„«].{3,}["”«»]\s*(?:[?!.]\s*)?(?:no\b|false|wrong|not true|myth|untrue|incorrect)/i

/** Words beside which a quotation is one of something false, and the quotation. */
const falsehood = expression('i')`
  \b(?:false|untrue|wrong(?:ly)?|incorrect|errors?|mistakes?|misprint|forged|forger\w*|fraud\w*|scam\w*|phishing|fake|invented|hoax|rejected|repealed|
  withdrawn|no effect|not true|never (?:say|said|write|wrote|ask|use)s?|do not (?:pay|write|say|use|copy|believe|reply)|must not|myths?|rumou?rs?|superseded|abolished|no longer)\b
`
const quotation = /“[^“”]{12,600}”|"[^"\n]{12,600}"|„[^„“”]{12,600}[“”]|«[^«»]{12,600}»/g

const longestLabel = 160
/** How many passages a lead-in speaks for at most. */
const furthestLead = 40

/**
 * Stretches of passages that the page itself does not stand by: myths, what others say, what was once so, examples.
 * Told by headings, labels, heads of columns, lead-ins, the sentence itself and the one after it.
 */
export function withDisowned(text: string, blocks: readonly Block[]): Block[] {
  const kept: Block[] = []
  let lead = 0
  let leadKind: Block['kind'] | undefined
  const headings = new Map<readonly string[], boolean>()
  let section = false
  let ofOther = false
  for (const [place, block] of blocks.entries()) {
    const own = text.slice(block.start, block.end)
    const borders = sentenceBorders(own, 0, own.length)
    const stretches: Span[] = []
    if (block.kind === 'heading') {
      lead = 0
      section = false
    }
    if (section) stretches.push(block)
    else if (lead > 0 && block.kind !== 'heading') {
      // A lead-in speaks for the list after it, or for one passage.
      if (leadKind === undefined) leadKind = block.kind
      const goesOn = block.kind === leadKind && (leadKind === 'item' || leadKind === 'row' || lead === furthestLead)
      lead = goesOn ? lead - 1 : 0
      if (goesOn && !answering.test(own)) stretches.push(block)
    }
    const under = headings.get(block.path) ?? isUnderDisowning(block.path)
    headings.set(block.path, under)
    const answers = block.cells?.some(({ head }) => answerHeading.test(head)) === true
    if (under && answers) stretches.push(...(block.cells ?? []).filter(({ head }) => !answerHeading.test(head)))
    else if (under && block.kind !== 'heading' && !answering.test(own)) stretches.push(block)
    const others = statementsOfOthers(own, borders, ofOther && block.kind !== 'heading')
    ofOther = others.goesOn
    if (stretches.length === 0) {
      stretches.push(...others.stretches.map(({ start, end }) => ({ start: block.start + start, end: block.start + end })))
      stretches.push(...inPassage(own, borders, block, nextText(text, blocks, place)))
    }
    if (
      block.kind !== 'heading' &&
      own.length <= longestLabel &&
      /[:?!]$|["”]$/.test(own) &&
      (disowning.test(own) || untrueLead.test(own) || endsWithOthers(own, others))
    ) {
      lead = furthestLead
      leadKind = undefined
    }
    if (block.kind !== 'heading') {
      section ||= borders.some((from, at) => at + 1 < borders.length && sectionTakenBack.test(own.slice(from, borders[at + 1])))
      if (!own.endsWith(':') && listTakenBack.test(own)) takeBackList(kept)
    }
    kept.push(stretches.length === 0 ? block : { ...block, disowned: merged(stretches) })
  }
  return kept
}

/** Whether what a passage announces at its end is said by others. */
function endsWithOthers(own: string, { stretches }: StatementsOfOthers): boolean {
  return own.endsWith(':') && stretches.some(({ end }) => end >= own.length)
}

/** Disowns the list that ends right here. */
function takeBackList(kept: Block[]): void {
  for (let place = kept.length - 1; place >= 0; place -= 1) {
    const block = kept[place]
    if (block === undefined || (block.kind !== 'item' && block.kind !== 'row' && place < kept.length - 1)) return
    kept[place] = { ...block, disowned: [{ start: block.start, end: block.end }] }
    if (block.kind !== 'item' && block.kind !== 'row') return
  }
}

/** In order, those that touch or overlap as one. */
function merged(stretches: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const { start, end } of stretches.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else result.push({ start, end })
  }
  return result
}

function nextText(text: string, blocks: readonly Block[], place: number): string {
  const next = blocks[place + 1]
  const words = next === undefined ? '' : text.slice(next.start, Math.min(next.end, next.start + 200))
  // 'These statements are not true:' speaks of what follows it.
  return words.endsWith(':') ? '' : words
}

/** The innermost heading that says anything of it decides. */
function isUnderDisowning(path: readonly string[]): boolean {
  for (const [distance, heading] of path.toReversed().entries()) {
    if (answerHeading.test(heading)) return false
    if (heading.length > longestLabel) continue
    if (disowning.test(heading)) return true
    // The title of a page may speak of what only one of its sections is about.
    if ((distance === 0 || distance < path.length - 1) && isDisownedWhole(heading)) return true
  }
  return false
}

/** A heading with words that take back what is under it, and that is not itself the myth with its answer under it. */
function isDisownedWhole(heading: string): boolean {
  return (
    matchesIn(heading, disowningAnywhere).some((match) => !isMatterOfName(match, heading)) &&
    !/^(?:common )?(?:myths?|misconceptions?|rumou?rs?)\s*(?:#?\s?\d+)?\s*[:–—-]\s*\S+(?:\s+\S+){3}/i.test(heading)
  )
}

/** Words that also say what somebody is certified in. */
const matter = /^(?:archive|fraud|proposals?|phishing|forger(?:y|ies)|counterfeits?)$/i

/** Whether a word of a heading is what a name in it is about: 'Fraud' of 'Certified Fraud Examiner', 'Proposal' of 'Proposal Management Certification'. */
function isMatterOfName({ 0: word, index }: RegExpExecArray, heading: string): boolean {
  if (!matter.test(word)) return false
  const before = heading.slice(0, index).match(/[\p{L}-]+/gu) ?? []
  const behind =
    /^(?:\s(?!(?:of|for|to|on|in|about|by|with)\b)[\p{L}’'-]+){0,4}/u.exec(heading.slice(index + word.length))?.[0] ?? ''
  return before.some(startsName) || behind.split(' ').some((one) => isOccupation(one) || endsName(one))
}

const untrueLead = expression('i')`
  \b(?:untrue|false|wrong|incorrect|misleading|fraudulent|fake|invented|forged|mistaken|unfounded) (?:\w+ ){0,2}(?:claims?|statements?|information|words?|messages?|figures?|fees?|assertions?|e-?mails?|reads?|says?)\b.{0,30}:$|
  \b(?:myths?|misconceptions?|rumou?rs?|errors?|mistakes?|hoaxes|lies)\b.{0,40}:$|\b(?:for example|for instance|an example|examples?|suppose|sample)\b.{0,40}:$|
  \b(?:rejected|repealed|withdrawn|abolished|superseded)\b.{0,60}:$
`
/** A sentence that takes back all that follows in its section. */
const sectionTakenBack = expression('i')`
  ^(?:none of (?:it|this|these|them|what follows|the following)\b.{0,40}\b(?:applies|apply|is|are|was|were|holds?|counts?)\b|
  (?:the following|what follows|this (?:section|part|text|page|document|version)|these (?:passages|texts|rules|figures|statements)|the (?:text|passages?|rules|figures|statements|lines|examples?) (?:below|that follows?))\b.{0,60}\b
  (?:not been (?:adopted|approved|decided)|not (?:been )?adopted|not (?:yet )?in (?:force|effect)|must not be relied|(?:is|are) (?:only )?(?:kept )?for (?:historians|the record|reference only|illustration)|kept for (?:historians|the record)|
  no longer|(?:is|are) (?:not true|untrue|false|wrong|invented|fictitious|fictional|outdated|obsolete|superseded|repealed|withdrawn|drafts?|examples?|proposals?)|
  (?:own words|words of) (?:of )?(?:the )?(?:submitters?|readers?|visitors?|members?|holders?|authors?)))
`
/** A passage after a list that takes the whole list back. */
const listTakenBack = expression('i')`
  ^(?:(?:all|none|neither|both|each|every one|not one) (?:of (?:these|this|the above|them|it)(?: \w+)?)\b.{0,30}\b(?:wrong|untrue|false|true|incorrect|correct|myths?|invented|applies|apply|in force|valid)|
  (?:these|those|the above) (?:\w+ ){0,2}(?:are|were) (?:all )?(?:wrong|untrue|false|incorrect|myths|invented|not true|no longer))
`

function inPassage(own: string, borders: readonly number[], block: Block, next: string): Span[] {
  const cells = (block.cells ?? []).filter(({ head }) => head !== '' && headOfDisowned.test(head.trim()))
  const stretches: Span[] = cells.map(({ start, end }) => ({ start, end }))
  if (labelledWhole.test(own.slice(0, 200))) return [{ start: block.start, end: block.end }]
  if (quoteOfOthers.test(own.slice(0, 400))) {
    const end = own.search(/["”«»](?=\s*(?:[?!.]\s*)?(?:no\b|false|wrong|not true|myth|untrue|incorrect))/i)
    stretches.push({ start: block.start, end: block.start + Math.max(1, end + 1) })
  }
  if (falsehood.test(own))
    for (const match of matchesIn(own, quotation))
      stretches.push({ start: block.start + match.index, end: block.start + match.index + match[0].length })
  for (const match of matchesIn(own, clauses))
    stretches.push({ start: block.start + match.index, end: block.start + match.index + match[0].length })
  for (let place = 1; place < borders.length; place += 1) {
    const [from = 0, to = own.length] = [borders[place - 1], borders[place]]
    const sentence = own.slice(from, to).trim()
    const after = place + 1 < borders.length ? own.slice(to, Math.min(own.length, to + 200)) : next
    if (isDisowned(sentence, after)) stretches.push({ start: block.start + from, end: block.start + to })
    // 'Myth:' before a quotation of several sentences, or as a sentence of its own.
    else if (place > 1 && isDisowningLabel(own.slice(borders[place - 2] ?? 0, from).trim()))
      stretches.push({ start: block.start + from, end: block.start + to })
  }
  return stretches
}

/** 'Myth.' or '(April fools!)' as a sentence of its own. */
function isDisowningLabel(sentence: string): boolean {
  const [, words] = /^["“([]?([\w# ]{0,20}[.!:]?)["”)\]]?$/.exec(sentence) ?? []
  return words !== undefined && disowning.test(words)
}

function isDisowned(sentence: string, after: string): boolean {
  if (sentence.length > 1_500) return false
  if ([labelled, retracted, reported, bygone].some((one) => one.test(sentence))) return true
  return takingBack.test(after)
}
