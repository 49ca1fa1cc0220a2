import { expression } from '../expression.ts'
import type { Draft } from './draft.ts'
import type { Voice } from './voice.ts'
import { sentencesIn } from './voice-data.ts'

const visitorHeading = expression('i')`
  ^(?:\(?\d+\)?\s+)?
  (?:(?:user|customer|reader|visitor|member|candidate|student|guest|client|alumni|recent|latest|top|featured|all|product|course|
  your|our|leave an?|post an?|add an?|write an?|join the|community|view|from the|read|holder|user-submitted)\s+)*
  (?:comments?|reviews|testimonials?|discussions?|replies|forums?|feedback|ratings?(?:\s*(?:and|&)\s*reviews?)?|guestbook|
  success stories|conversation|community (?:answers?|q\s?&\s?a|questions))
  (?:\s*[:(–-]?\s*\(?\d+\)?|\s+on\s.{1,120}|\s+from\s.{1,80}|\s+so far|\s+\(.{1,60}\)|\s+and replies)?\s*:?$|
  \bwhat (?:our |people |others |members |candidates |students |clients |holders |they |you )?.{0,40}\b(?:say|saying|said|think)\b|
  ^(?:\d+|one|two|three|leave a|post a)\s+(?:thoughts?|responses?|comments?|repl(?:y|ies)|reviews?|answers?)(?:\s+(?:on|to|for)\b.*)?$|
  ^(?:(?:user|reader|visitor|member|community)[- ](?:contributed|submitted) \w+|user notes)\b.{0,30}$|^letters (?:from|to|by)\b.{0,40}$|
  ^(?:what|how) (?:submitters?|readers?|visitors?|respondents?|users?|members?|guests?|participants?) (?:wrote|write|said|say|saw|answered)\b.{0,40}$|
  ^(?:chat|posts|messages|notes|letters|submissions|contributions|responses|answers|stories|voices|questions) (?:of|from|by) (?:the )?(?:attendees|audience|guests?|visitors?|readers?|members?|users?|holders?|submitters?|respondents?|participants?|community|public)\b.{0,30}$|
  \bon (?:linkedin|facebook|twitter|instagram|x|reddit|mastodon|bluesky|youtube|tiktok|trustpilot|google|yelp)$|^(?:social|community) (?:wall|feed|stream|posts)$|
  ^(?:hear from|in their (?:own )?words|from (?:the|our) (?:forum|community|readers|members)|ask the community|reader questions|
  join the (?:discussion|conversation)|voices? of|stories from)\b.{0,60}$
`
const advertiserHeading = expression('i')`
  ^(?:advertisements?|advertising|ads?|sponsored(?: content| post| links?| by .{1,60}| message| listing)?|
  paid (?:content|post|partnership|advertisement|placement|promotion)(?: .{0,40})?|promoted(?: content| post| by .{1,60})?|
  ads? by .{1,40}|(?:a )?(?:message |word |offers? )?from our (?:sponsors?|advertisers?|partners?)|partner (?:offers?|content|spotlight)|
  presented by .{1,40}|(?:related |featured )?products (?:related to .{1,40}|you may like)|related products|affiliate (?:disclosure|links?|offers?)|around the web|recommended by .{1,40})\s*:?$
`

/** Whose voice a heading announces for what stands under it. */
export function voiceUnder(heading: string): Voice {
  if (heading.length > 140) return 'body'
  const text = heading.trim()
  return visitorHeading.test(text) ? 'visitor' : advertiserHeading.test(text) ? 'advertiser' : 'body'
}

/** Whether a heading says that comments or reviews under it are the body's own: of applications, in a consultation. */
export function isOfBody(heading: string): boolean {
  return heading.length <= 140 && ofBody.test(heading)
}

const ofBody = expression('i')`
  \breviews? of (?:your|the|each|all|an?|my)? ?(?:applications?|files?|documents?|portfolios?|eligibility|qualifications?|evidence|requests?)\b|\bapplication reviews?\b|
  \breview (?:process|steps?|criteria|committee|board|procedure|stages?)\b|\bhow we review\b|\bwe review\b|
  \b(?:comments?|feedback) (?:invited|wanted|requested|welcome|period)\b|\bcall for comments?\b|\bpublic (?:comment period|consultation)\b|\binvitation to comment\b
`

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
  ^[\p{Lu}@][\p{L}\p{N}_.'’-]*(?:\s[\p{Lu}][\p{L}.'’-]*){0,2}\s*[·•|,–-]?\s*(?:an?|\d+)\s?(?:min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?|months?|years?|[hdwmy])\sago\b.{0,20}$|
  ^\d[\d,]* (?:upvotes?|downvotes?|likes?|votes?|replies|helpful votes?)(?:\s*[·|,•].{0,40})?$|
  ^(?:#\d{1,4}|re:\s.{1,80})$|^¶\s*\d+ (?:minutes?|hours?|days?|weeks?|months?|years?) ago$|
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

const besideAdvertiser = expression('i')`
  ^(?:advertisements?|ad|sponsored(?: content| post| links?| message)?|paid (?:content|post|advertisement|placement|promotion)(?: by .{1,50})?|
  promoted|(?:sponsored|promoted|presented|paid for|ads?) by .{1,50}|this (?:post|content|section|article|message) is sponsored.{0,60}|
  (?:this (?:box|section|page|post) (?:contains|includes) )?affiliate (?:links?|disclosure).{0,80}|why this ad\??|ad choices|
  sold by\b.{1,60}|ships from\b.{1,60}|
  we (?:may )?(?:earn|receive) (?:a )?commissions?\b.{0,100})\.?$
`
/** Passages that say themselves whose they are. */
const ownLabel = expression('iu')`
  ^(?!.{0,80}\b(?:board|office|staff|committee|council|team|secretariat|registrar|institute|official)\b)(?:(?:(?:reader|user|visitor|customer|member|guest|forum|candidate)\s)?(?:comment|review|reply|testimonial|post|answer)(?:\s(?:by|from|of)\s.{1,50}|\s#?\d+)?\s?:\s)|
  ^[\p{Lu}@][\p{L}\p{N}_.'’-]*(?:\s[\p{Lu}][\p{L}.'’-]*){0,2}\s(?:says|wrote|writes|commented|replied|asked|answered)(?:\s(?:on|at)\s.{1,40})?\s?:\s|
  ^[\p{Lu}@][\p{L}\p{N}_.'’-]*(?:\s[\p{Lu}][\p{L}.'’-]*){0,2}\s*[·•|,–(-]\s*\d+\s(?:minutes?|hours?|days?|weeks?|months?|years?)\sago\b|
  ^(?:guest|anonymous|user|visitor|attendee|anon)[ _-]?\d*\s?:\s(?=\p{L})|^(?=[\w.-]*[\d_])[\p{L}][\w.-]{2,24}\s?:\s(?!\s*[$€£]?\d)|
  (?:[★☆⭐]\s?){4,}|^(?:>\s?){1,4}\S
`
const ownAdvertiserLabel = /^(?:\[?(?:advertisement|ad|sponsored|paid content|promoted|affiliate link)\]?)\s?[:|–—·-]\s/i
/** A quotation with who said it. */
const attribution = /^(?:[—–―-]{1,2}\s?)?\p{Lu}[\p{L}.'’-]+\s\p{Lu}/u

/** Most passages of one contribution, and how long one is that counts as more than a mark; in passages and characters. */
const mostPassages = 16
const shortestContribution = 18
const firstLevels = 2

/**
 * Passages that somebody else wrote, told by what stands beside them: an author and how long ago, stars, 'Reply', 'Sponsored'.
 * What stands in the same element as such a line is of the same voice, unless that element is a piece of the page itself.
 * @param ofVisitors sentences that the page's data gives to visitors
 */
export function withVoicesByMarks(drafts: readonly Draft[], ofVisitors: ReadonlySet<string>): readonly Draft[] {
  const voices = new Map<number, Voice>()
  const marks: { place: number; voice: Voice }[] = []
  for (const [place, draft] of drafts.entries()) {
    if (draft.type === 'link' && draft.sponsored === true) {
      const next = drafts[place + 1]
      if (next?.type === 'block') marks.push({ place: place + 1, voice: 'advertiser' })
    }
    if (draft.type !== 'block' || (draft.zone.voice !== 'body' && !draft.zone.byName)) continue
    const sample = draft.text.slice(0, 160)
    if (ofVisitors.size > 0 && sentencesIn(draft.text).some((sentence) => ofVisitors.has(sentence))) voices.set(place, 'visitor')
    else if (ownLabel.test(sample)) voices.set(place, 'visitor')
    else if (ownAdvertiserLabel.test(sample)) voices.set(place, 'advertiser')
    if (draft.text.length > 120) continue
    if (besideVisitor.test(draft.text) || isOfUser(draft.text)) marks.push({ place, voice: 'visitor' })
    else if (besideAdvertiser.test(draft.text)) marks.push({ place, voice: 'advertiser' })
    else if (draft.credit || (attribution.test(draft.text) && isQuoted(drafts[place - 1])))
      marks.push({ place, voice: 'visitor' })
  }
  if (marks.length > 0) spread(marks, drafts, voices)
  if (voices.size === 0) return drafts
  return drafts.map((draft, place) => {
    const voice = voices.get(place)
    return draft.type === 'block' && voice !== undefined ? { ...draft, zone: { ...draft.zone, voice, byName: false } } : draft
  })
}

function isQuoted(draft: Draft | undefined): boolean {
  return draft?.type === 'block' && /^["“„«‘].*["”“»’]$/.test(draft.text)
}

function spread(marks: readonly { place: number; voice: Voice }[], drafts: readonly Draft[], voices: Map<number, Voice>): void {
  const members = new Map<number, number[]>()
  for (const [place, draft] of drafts.entries()) {
    if (draft.type !== 'block') continue
    for (const number of new Set([draft.own, ...draft.around])) {
      const known = members.get(number)
      if (known === undefined) members.set(number, [place])
      else if (known.length <= mostPassages) known.push(place)
    }
  }
  const isMark = new Set(marks.map(({ place }) => place))
  for (const { place, voice } of marks) {
    voices.set(place, voice)
    const draft = drafts[place]
    if (draft?.type !== 'block') continue
    if (draft.around.length < 2) {
      spreadInText(place, voice, drafts, voices)
      continue
    }
    for (const number of [draft.own, ...draft.around]) {
      const inside = members.get(number) ?? []
      if (inside.length > mostPassages || inside.some((one) => isOfPage(drafts[one]))) break
      const speaks = inside.some((one) => !isMark.has(one) && lengthOf(drafts[one]) >= shortestContribution)
      for (const one of inside) voices.set(one, voice)
      if (speaks) break
    }
  }
}

const namesAuthor =
  /\b(?:says|said|wrote|writes|commented|replied|posted|asked|answered|reviewed)\b|^(?:comment|reply|review|testimonial|posted|sponsored|promoted|paid|ad|advertisement)\b|\bago\b/i

/** In a text without elements a line that names an author speaks for the passage after it. */
function spreadInText(place: number, voice: Voice, drafts: readonly Draft[], voices: Map<number, Voice>): void {
  const mark = drafts[place]
  const next = drafts[place + 1]
  if (mark?.type === 'block' && namesAuthor.test(mark.text) && next?.type === 'block' && next.kind !== 'heading')
    voices.set(place + 1, voice)
}

function isOfPage(draft: Draft | undefined): boolean {
  return draft?.type === 'block' && draft.kind === 'heading' && draft.level !== undefined && draft.level <= firstLevels
}

function lengthOf(draft: Draft | undefined): number {
  return draft?.type === 'block' ? draft.text.length : 0
}
