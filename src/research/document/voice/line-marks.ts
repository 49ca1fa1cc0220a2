import { expression } from '../../plain/expression.ts'
import { agoSource } from '../../lexicon/times/ago.ts'
import { signSource } from '../../lexicon/money/currency-signs.ts'
import { isPerson, personalLabel } from './persons.ts'
import type { Voice } from '../clean-document/voice.ts'

/** What a line says about the words around it: whose they are, and where they stand. */
export interface LineMark {
  voice: Exclude<Voice, 'body'>
  /**
   * 'around': in the same element, as 'Helpful?' does. 'after': behind it, until something else begins, as 'Sponsored' and
   * 'Dana wrote:' do. 'before': the passage before it, as '— Dana Rees' does.
   */
  reach: 'around' | 'after' | 'before'
}

const rating = String.raw`(?:rated |rating:? ?|score:? ?)?(?:[0-5](?:\.\d)?\s?(?:out of|\/|of)\s?5(?:\.0)?(?:\sstars?)?|(?:[1-5](?:\.\d)?|one|two|three|four|five)[ -]stars?(?: (?:from|by) .{2,30})?|(?:10|\d(?:\.\d)?)\s?\/\s?10)`
/** Lines that stand beside what a visitor wrote: who, when, how many liked it, and what can be done with it. */
const besideVisitor = expression('iu')`
  ^(?:[\p{L}\s]{0,12}[·|,•]\s*)*(?:reply|report(?: (?:abuse|comment|post|this|review))?|flag(?: as \w+)?|upvote|downvote|helpful\??)
  (?:\s*\(?\d*\)?)(?:\s*[·|,•]?\s*(?:reply|share|like|quote|report|edit|flag|permalink|link|helpful|yes|no|\d+|\(\d+\)))*$|
  ^(?:was|is) this (?:review|comment|post|reply) helpful|
  ^\d[\d,]* (?:of \d+ )?(?:people|users|members|others|person) found (?:this|it)|
  ^[✓✔\s]*verified (?:purchase|buyer|reviewer|owner|candidate|customer|member|student|user|learner)\b.{0,40}$|
  ^(?:[★☆⭐✩✭]\s?){3,}.{0,60}$|^.{0,40}(?:[★☆⭐✩✭]\s?){4,}$|
  ^(?:rated |rating:? )?[1-5](?:\.\d)?\s?(?:out of|\/)\s?5(?: stars?)?\b.{0,40}$|
  ^[\p{L}\p{N}_.@'’ -]{2,40}\s(?:says|said|wrote|writes|commented|replied|asked|answered|reviewed)(?:\s(?:on|at|to|in)\b.{0,50})?(?:\s?:|$|,?\s\d.{0,40}$)|
  ^(?:commented|replied|comment|reply|testimonial) (?:by|from)\s.{2,60}$|^(?:reviewed|answered|asked|review|response|question|answer) (?:by|from)\s(?!.*\b(?:board|committee|panel|staff|council|office|team|the)\b).{2,40}$|
  ^[\p{Lu}@][\p{L}\p{N}_.'’-]*(?:\s[\p{Lu}][\p{L}.'’-]*){0,2}\s*[·•|,–-]?\s*${agoSource}.{0,20}$|
  ^\d[\d,]* (?:upvotes?|downvotes?|likes?|votes?|replies|helpful votes?)(?:\s*[·|,•].{0,40})?$|
  ^(?:#\d{1,4}|re:\s.{1,80})$|^¶\s*${agoSource}$|
  ^\p{Emoji_Presentation}.{0,12}\d+\s*[·|,•].{0,40}$|^.{0,20}\d+\s*[·|,•]\s*\d+ (?:comments?|replies|shares|reposts)$|
  ^[\w.]{2,30} at [\w-]{2,30} dot \w{2,6}\b.{0,40}$|^(?:submission|response|letter|entry|contribution) (?:no\.? ?|#)?\d+\b.{0,60}$
`
/** What forums say of who writes. */
const ofUser = expression('i')`
  ^(?:joined|member since|reputation|karma|likes received|post count)\s*:?\s*.{1,30}$|^(?:posts|messages)\s*:\s*[\d,]+$|
  ^(?:(?:junior|senior|new|active|registered|trusted|super) (?:member|user|contributor|poster)|top contributor|original poster|
  forum (?:member|user)|community member)$
`

/** Whether a passage is what a forum says of the user who writes beside it. */
export function isOfUser(text: string): boolean {
  return text.length <= 60 && ofUser.test(text)
}

/** Stars or a rating, with whose they are before or after; and what shops say of who writes. */
const rated = new RegExp(`^(.{0,40}?)[\\s(|·,–—-]*(?:(?:[★☆⭐✩✭]\\s?){3,}|${rating})[)]?[\\s|·,–—-]*(.{0,40})$`, 'iu')
const ratings = new RegExp(rating, 'giu')
const verified = /^[✓✔\s]*verified (?:purchase|buyer|reviewer|owner|candidate|customer|student|user|learner)\b.{0,40}$/i
const contributedBy = /^(?:commented|replied|comment|reply|testimonial|reviewed|review|posted) (?:by|from)\s(.{2,60})$/i
const says =
  /^(.{2,40})\s(?:says|said|wrote|writes|commented|replied|posted)(?:\s(?:on|at|to|in)\b.{0,50})?(?:\s?:|$|,?\s\d.{0,40}$)/
const ago = new RegExp(`^([^·•|,\\d]{2,40})\\s*[·•|,–-]?\\s*${agoSource}`)
/** A rating of all together says nothing about who speaks. */
const ofMany =
  /\b(?:average|overall|based on|reviews|ratings|(?:by|from) [\d.,]+k?\b|[\d.,]{3,} (?:\w+ )?(?:people|candidates|members|users|holders|students))\b/i
const endsContribution =
  /^reply(?:\s*[·|,•]?\s*(?:reply|share|like|quote|report|edit|flag|permalink|link|helpful|yes|no|\d+|\(\d+\)))*$/i

const paid = String.raw`(?:(?:paid|sponsored|promoted|promotional|commercial|partnered|advertiser|native) (?:content|posts?|stor(?:y|ies)|messages?|links?|listings?|articles?|features?|offers?|placements?|promotions?|partners?|partnerships?|advertisements?|adverts?|ads?|sections?|inserts?|supplements?|announcements?|presentations?)|(?:paid )?(?:partner|affiliate|sponsor) (?:content|posts?|messages?|offers?|promotions?|spotlight|advertisements?|ads?)|advertisements?|advertorials?|adverts?|ads?|sponsored|promoted)`
/** Lines that say that what follows is paid for. */
const beginsAdvertisement = expression('i')`
  ^(?:(?:an? |our |the following is an? |this is an? |what follows is an? )?${paid}(?: (?:by|from|with|for|on behalf of) .{1,60})?|
  (?:sponsored|promoted|paid|paid for|presented) by .{1,60}|guest (?:post|article|column|blog|contribution)s? (?:by|from) .{1,60}|(?:in )?(?:paid |commercial )?(?:partnership|cooperation|collaboration) with .{1,60}|
  (?:the following|what follows|this (?:post|content|section|article|message|part))\b.{0,40}\b(?:paid|sponsored|promotional|advertis\w+|commercial)\b.{0,60}|
  (?:an? )?(?:message|word|offer)s? from (?:our |an? |the )?(?:sponsors?|advertisers?|partners?).{0,40})$
`
/** Lines that stand somewhere in what is paid for. */
const besideAdvertiser = expression('i')`
  ^(?:paid|presented by .{1,50}|(?:this (?:box|section|page|post) (?:contains|includes) )?affiliate (?:links?|disclosure).{0,80}|
  why this ad\??|ad choices|sold by\b.{1,60}|ships from\b.{1,60}|
  we (?:may )?(?:earn|receive) (?:a )?commissions?\b.{0,100})$
`
const longestLine = 120
const around = /^[\s[({*—–―•|:-]+|[\s\])}*—–―•|:.-]+$/gu

/** What a line says about the words around it; undefined when it says nothing. */
export function markOf(text: string): LineMark | undefined {
  if (text.length > longestLine) return undefined
  const line = text.replace(around, '')
  if (beginsAdvertisement.test(line)) return { voice: 'advertiser', reach: 'after' }
  if (besideAdvertiser.test(line)) return { voice: 'advertiser', reach: 'around' }
  if (beginsContribution(text)) return { voice: 'visitor', reach: 'after' }
  if (endsContribution.test(text)) return { voice: 'visitor', reach: 'before' }
  return besideVisitor.test(text) || isOfUser(text) ? { voice: 'visitor', reach: 'around' } : undefined
}

/** Whether a line is all that is said of who writes, and what they write must follow. */
function beginsContribution(text: string): boolean {
  if (verified.test(text) || isAuthor(text)) return true
  if (!/[★☆⭐✩✭\d]|star/i.test(text)) return false
  const [, before = '', after = ''] = rated.exec(text) ?? [undefined, text]
  if (before === text || ofMany.test(text)) return false
  const rest = `${before} ${after}`.replaceAll(ratings, ' ').replace(/^[\s(]*(?:rated |by |from )*|[\s)]*$/gi, '')
  return rest === '' || isPerson(firstOf(rest) ?? '')
}

/** 'Mary K.' of 'Mary K., Ostend' */
function firstOf(words: string | undefined): string | undefined {
  return words?.split(/,\s|\s[(·|–—]/)[0]
}

function isAuthor(text: string): boolean {
  const name = says.exec(text)?.[1] ?? ago.exec(text)?.[1] ?? firstOf(contributedBy.exec(text)?.[1])
  return name !== undefined && (isPerson(name) || /^@?[\w.-]*[\d_][\w.-]*$/.test(name))
}

/** Passages that say themselves whose they are. */
const ownLabel = expression('iu')`
  ^(?!.{0,80}\b(?:board|office|staff|committee|council|team|secretariat|registrar|institute|official)\b)(?:(?:(?:reader|user|visitor|customer|member|guest|forum|candidate)\s)?(?:comment|review|reply|testimonial|post|answer)(?:\s(?:by|from|of)\s.{1,50}|\s#?\d+)?\s?:\s)|
  ^[\p{Lu}@][\p{L}\p{N}_.'’-]*(?:\s[\p{Lu}][\p{L}.'’-]*){0,2}\s(?:says|wrote|writes|commented|replied|asked|answered)(?:\s(?:on|at)\s.{1,40})?\s?:\s|
  ^[\p{Lu}@][\p{L}\p{N}_.'’-]*(?:\s[\p{Lu}][\p{L}.'’-]*){0,2}\s*[·•|,–(-]\s*${agoSource}|
  ^(?:guest|anonymous|user|visitor|attendee|anon)[ _-]?\d*\s?:\s(?=\p{L})|^(?=[\w.-]*[\d_])[\p{L}][\w.-]{2,24}\s?:\s(?!\s*(?:${signSource})?\d)|
  (?:[★☆⭐]\s?){4,}|^(?:>\s?){1,4}\S
`
const ownRating = expression('iu')`^(?:${rating})\s?[:–—.!-]+\s(?=\p{L})`
const ownAdvertiserLabel = expression('i')`^\[?${paid}\]?(?: (?:by|from) [^:–—]{1,40})?\s?(?:[:|–—]|\]|\s-)\s`

/** Whose words a passage is by its own beginning: 'Review by Dana: …', 'Sponsored – …'. */
export function voiceOfBeginning(sample: string): Voice {
  if (ownLabel.test(sample) || ownRating.test(sample) || personalLabel.test(sample)) return 'visitor'
  return ownAdvertiserLabel.test(sample) ? 'advertiser' : 'body'
}
