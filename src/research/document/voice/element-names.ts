import { expression } from '../../plain/expression.ts'
import { remembered } from '../../plain/remembered.ts'
import { adAttributes, namingAttributes } from '../markup/elements.ts'
import type { Attributes } from '../markup/read-markup.ts'
import type { Zone } from '../clean-document/zone.ts'
import type { Voice } from '../clean-document/voice.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Parts of class names, ids and element names that say that visitors speak. */
const visitorWords = words(`
  comment comments commentlist commentbody commenttext commentator commenter commentaire commentaires kommentar kommentare
  comentario comentarios commento reviews reviewer reviewbody reviewtext testimonial testimonials testimony rating ratings
  feedback forum forums forumpost forumposts thread threads threaded discussion discussions guestbook shoutbox chatbox ugc reply
  replies replied respond disqus dsq hyvor isso remark42 cusdis utterances giscus graphcomment hypercomments livefyre
  intensedebate spotim viafoura vuukle jcomments kunena kmsg kmsgtext bbp bbpress buddypress phpbb vbulletin postbit postbody
  postcontent xenforo bbwrapper bbcode bbcodebody smf windowbg mybb flarum poststream nodebb discourse cooked lithium lia
  khoros jive telligent muut tapatalk trustpilot yotpo bazaarvoice bv powerreviews judgeme jdgm stamped spr loox okendo feefo
  reevoo trustedshops ekomi elfsight eapps senja embedsocial taggbox wiremo ryviu rivyo opinew junip kudobuzz sitejabber birdeye
  capterra glassdoor yelp tripadvisor glsr wpdiscuz wpd shreddit usertext tweet tweets mastodon toot answercell postcell
  anspress dwqa wpforo asgaros hyperkitty hreview forumbeitrag bewertung bewertungen avis gaestebuch beitrag opiniones
  shoutout shoutouts microblog activitystream crowdsourced depoimentos depoimento opinie recensioni reacties recensies komentarze usernotes usernote usercomments userreviews letterstotheeditor
`)
const advertiserWords = words(`
  ad ads advert adverts advertisement advertisements advertiser adsbygoogle adsense adslot adunit adbox adblock adbanner
  sponsored promoted advertorial dfp taboola outbrain revcontent mgid carbonads advads adthrive mediavine ezoic
  buysellads admanager paidpost sponsoredcontent sponsoredpost amzn adbygoogle werbung anzeige publicidad publicite
`)
/** Beside these a word names a count, a link, a setting or a state, and nothing anybody says. */
const namesOther = words(`
  count counts counter link links icon icons button btn toggle open closed enabled enable disabled disable status off allowed
  nav menu number policy guidelines with has without no not hide free hook subscribe notify loading
  period process course class exam peer application applications board committee prep preparation material materials session
  sessions schedule fee fees guide book program programme webinar portfolio file document manual center step hours date deadline
  last annual legal medical medically editorial technical fact public become opportunities level levels packages package
`)
/** Those who speak for the body, also among visitors. */
const staff = words('staff official office officials team moderator registrar secretariat')
const people = words(
  'user users customer customers visitor visitors reader readers guest guests community audience crowd client clients',
)
const members = words('member members student students candidate candidates holder holders alumni attendee learner learners')
const peoplesWords = words(`
  answer answers post posts content story stories opinion opinions submitted generated question questions message messages note
  notes contributed contribution contributions topic topics voice voices says said talk poll review quote quotes experience chat
`)
const membersWords = words(
  'opinion opinions story stories submitted says said voices post posts review reviews quote quotes talk chat',
)
const payers = words('paid partner partners affiliate commercial native sponsor sponsors vendor seller amazon amz')
/** Of pages where people show themselves, and what is shown of them elsewhere. */
const networks = words('social linkedin facebook instagram twitter youtube tiktok reddit chat')
const networksWords = words('wall feed post posts embed stream replay log transcript message messages history timeline')
const payersWords = words(`
  content post posts offer offers promo promos ad ads message messages banner banners link box deal deals placement unit disclosure
  product products slot banner widget shopping shop description card spotlight by
`)
const reviewParts = words(`
  review item items text body content card cards list listing entry block quote author box wrapper container slider carousel
  widget wall stars score summary section feed grid inner main message comment data col row header meta title
`)
/** What only a review by somebody has the shape of. */
const reviewShapes = words('widget card stars carousel slider author avatar rating')
const sponsoring = words('sponsor sponsors')
const boxes = words('aside box block section content area slot panel sidebar inner wrap wrapper text body')
const others = expression()`^(?:has|no|with|without|hide|is|not|category|tag|type|status|format|term|js-has|page|postid)[-_]`

/** Whose voice a name gives, and whether systems use such names for words of a page's owner too. */
interface NamedVoice {
  voice: Voice
  isLoose: boolean
}

const nobodyElse: NamedVoice = { voice: 'body', isLoose: false }
/** Whose voice class names or the name of an own element give to what is inside; 'body' when nobody else's. */
const voiceOfNames = remembered((names) => surest(names, false), 3_000)
const voiceOfId = remembered((id) => surest(id, true), 3_000)

function surest(names: string, isId: boolean): NamedVoice {
  const voices = names
    .split(/\s+/, 60)
    .map((name) => voiceOfName(name, isId))
    .filter(({ voice }) => voice !== 'body')
  return voices.find(({ isLoose }) => !isLoose) ?? voices[0] ?? nobodyElse
}

function voiceOfName(name: string, isId: boolean): NamedVoice {
  if (name.length > 80 || others.test(name)) return nobodyElse
  const parts = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((part) => part !== '')
  const whole = name.toLowerCase()
  const has = (set: ReadonlySet<string>) => parts.some((part) => set.has(part))
  if (has(staff) || has(namesOther)) return nobodyElse
  if (has(visitorWords) || visitorWords.has(whole)) return { voice: 'visitor', isLoose: false }
  if (has(advertiserWords) || advertiserWords.has(whole)) return { voice: 'advertiser', isLoose: false }
  if (parts.includes('review') && parts.some((part) => reviewShapes.has(part))) return { voice: 'visitor', isLoose: false }
  if (has(sponsoring) && parts.every((part) => sponsoring.has(part) || boxes.has(part)))
    return { voice: 'advertiser', isLoose: true }
  if (
    parts.includes('review') &&
    !(isId && parts.length === 1) &&
    parts.every((part) => reviewParts.has(part) || /^\d+$/.test(part))
  )
    return { voice: 'visitor', isLoose: false }
  if (has(people) && has(peoplesWords)) return { voice: 'visitor', isLoose: true }
  if (has(members) && has(membersWords)) return { voice: 'visitor', isLoose: true }
  if (has(networks) && has(networksWords)) return { voice: 'visitor', isLoose: true }
  if (parts.includes('h') && (parts.includes('review') || parts.includes('cite'))) return { voice: 'visitor', isLoose: false }
  return has(payers) && has(payersWords) ? { voice: 'advertiser', isLoose: true } : nobodyElse
}

/** Types of schema.org that somebody other than the page's owner writes. */
const visitorTypes = words(`
  review userreview employerreview criticreview mediareview comment usercomments correctioncomment discussionforumposting
  socialmediaposting rating aggregaterating conversation message recommendation qapage usercomment
`)
const visitorProperties = words(`
  review reviews reviewbody reviewrating comment comments commenttext suggestedanswer aggregaterating ratingvalue discusses
`)

/** Whether a type of schema.org, however it is written, is one that visitors write. */
export function isVisitorType(type: string): boolean {
  return visitorTypes.has(lastWord(type))
}

function lastWord(name: string): string {
  return (/[\w-]+$/.exec(name)?.[0] ?? '').toLowerCase()
}

const visitorLabel = expression('i')`
  ^(?:\(?\d+\)?\s+)?(?:(?:user|customer|reader|visitor|member|candidate|student|guest|client|recent|latest|all|course|product|
  post|page)\s+)*
  (?:comments?(?:\s+(?:section|thread|list|area))?|reviews|testimonials?|discussions?|replies|responses|forums?|feedback|
  ratings?(?:\s+(?:and|&)\s+reviews?)?|user content)
  (?:\s+(?:by|from|on|of|to|about)\b.*|\s*\(?\d*\)?)?$|
  ^(?:comment|review|reply|post|answer|testimonial|rating) (?:by|from|of)\b
`
const advertiserLabel = expression('i')`
  ^(?:advertisements?|advertising|ads?|sponsored(?:\s+\w+){0,3}|promoted(?:\s+\w+){0,3}|paid (?:content|post|partner\w*)|
  affiliate \w+|partner (?:offers?|content|messages?))$
`

/** Whose voice an accessible name gives to the part that it names. */
function voiceOfLabel(label: string): Voice {
  const text = label.trim()
  if (text === '' || text.length > 120) return 'body'
  return visitorLabel.test(text) ? 'visitor' : advertiserLabel.test(text) ? 'advertiser' : 'body'
}

/** Whether an element inside words of visitors is named after those who answer for the body. */
function isOfStaff(attributes: Attributes): boolean {
  const names = attributes.get('class') ?? ''
  return (
    names !== '' &&
    names.length <= 200 &&
    names
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((part) => part === 'staff' || part === 'official')
  )
}

/** Elements that stand for a whole page and are named after everything on it. */
const wholes = new Set(['html', 'body', 'main'])

/** Whose voice speaks inside an element, and what says so: the part around it, the element's meaning, or names that it carries. */
export interface InnerVoice {
  voice: Voice
  by: 'outer' | 'sure' | 'name' | 'loose name'
}

/** Whose voice speaks inside an element of a part. Only its staff speak for the body inside another's words. */
export function voiceInside(name: string, attributes: Attributes, outer: Zone): InnerVoice {
  const around: InnerVoice = { voice: outer.voice, by: 'outer' }
  if (outer.voice === 'visitor' && isOfStaff(attributes)) return { voice: 'body', by: 'sure' }
  const isSettled = outer.voice !== 'body' && outer.namedBy.length === 0
  if (isSettled || (attributes.size === 0 && !name.includes('-'))) return around
  if (isOfVisitors(name, attributes)) return { voice: 'visitor', by: 'sure' }
  if (/\bwpadblock$/im.test(`${attributes.get('itemtype') ?? ''}\n${attributes.get('typeof') ?? ''}`))
    return { voice: 'advertiser', by: 'sure' }
  if (wholes.has(name)) return around
  const byLabel = voiceOfLabel(attributes.get('aria-label') ?? '')
  if (byLabel !== 'body') return { voice: byLabel, by: 'sure' }
  const { voice, isLoose } = namedInside(name, attributes)
  return voice === 'body' ? around : { voice, by: isLoose ? 'loose name' : 'name' }
}

/** Whether an element means words of visitors, or of another page, whatever it is called. */
function isOfVisitors(name: string, attributes: Attributes): boolean {
  const types = `${attributes.get('itemtype') ?? ''} ${attributes.get('typeof') ?? ''}`.trim()
  if (types !== '' && types.split(/\s+/).some(isVisitorType)) return true
  for (const attribute of ['itemprop', 'property', 'rel']) {
    const properties = attributes.get(attribute)
    if (properties !== undefined && properties.split(/\s+/).some((one) => visitorProperties.has(lastWord(one)))) return true
  }
  // A quotation with an address is of that page; one of the same site may be the body's own rule.
  if (name === 'blockquote' && /^[^/#]/.test(attributes.get('cite')?.trim() ?? '')) return true
  return attributes.get('role') === 'comment'
}

function namedInside(name: string, attributes: Attributes): NamedVoice {
  const byClass = voiceOfNames(attributes.get('class') ?? '')
  if (byClass.voice !== 'body') return byClass
  const byId = voiceOfId(attributes.get('id') ?? '')
  if (byId.voice !== 'body') return byId
  for (const attribute of namingAttributes) {
    const byTest = voiceOfNames(attributes.get(attribute) ?? '')
    if (byTest.voice !== 'body') return byTest
  }
  for (const attribute of adAttributes) if (attributes.has(attribute)) return { voice: 'advertiser', isLoose: false }
  return name.includes('-') ? voiceOfNames(name) : nobodyElse
}
