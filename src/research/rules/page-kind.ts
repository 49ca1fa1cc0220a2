import { expression } from '../expression.ts'
import { personSource } from '../lexicon/candidate.ts'
import { pricesIn } from '../lexicon/money.ts'
import type { Page } from './page.ts'
import { isMenu } from './roles.ts'

/** Addresses of pages that are about something else than the body's own programmes. */
const elsewhere = expression('i')`
  \/(?:
    news|newsroom|press|press-releases?|media|stories|podcasts?|magazine|events?|conferences?|
    annual-?(?:meeting|conference)|webinars?|donat\w*|giv(?:e|ing)|scholarships?|sponsor\w*|exhibit\w*
  )(?:[/.?_-]|$)
`
/** Addresses of blogs and of posts to be filled. */
const posts = /\/(?:blogs?|jobs?|careers?|career-?(?:center|centre)|job-?board|vacanc\w*)(?:[/.?_-]|$)/i
/** Parts of a site that may hold a body's own programmes all the same, when the page's own address says so. */
const perhaps = expression('i')`
  \/(?:
    calendar|shop|store|cart|checkout|membership(?:-(?:dues|benefits|types|fees|application|levels|categories))?|join|
    members?-benefits|books?(?:tore)?|products?
  )(?:[/.?]|$)
`
const ownTopic = /certif|credential|recert|renew|exam|fees|eligib|handbook|designation/i
const otherTitle = expression('i')`
  \b(?:
    conference|convention|summit|symposium|congress|expo|gala|webinars?|job(?:s| openings?| board| description)?|
    careers? (?:at|center|centre|opportunit\w+)|vacanc(?:y|ies)|we['’]re hiring|hiring|salary|salaries|
    donat(?:e|ions?)|volunteer(?:s|ing)?|scholarships?|sponsorship|exhibit(?:s|ors?|ing)?|membership|
    join (?:us|now|today)|become a member|member dues|course catalog(?:ue)?|courses|
    training (?:courses?|calendar|schedule)|boot ?camp|workshops?|study guides?|exam prep\w*|test prep\w*|prep course|
    review course|practice (?:exams?|tests?)|bookstore|shop|store|cart|privacy policy|terms of (?:use|service)|
    cookie policy|press release|annual report|board of directors|staff directory|contact us|seminars?|classes|
    newsletter|announces?|announcement|launches|congratulations|winners?|salary survey|find an? |verify an? |
    directory|hire an? |locate an? |advertis\w+|career path|item (?:writ|author|develop)\w+|
    call for (?:experts|\w+ experts|subject|volunteers|papers|abstracts|nominations|proposals|\w+ authors)|media kit|
    franchise|rental
  )\b
`
/** Headlines on what a body does beside certifying: it judges complaints, looks for experts and for rooms. */
const besideCertifying =
  /\b(?:complaints?|enforcement|disciplinary|sanctions|host (?:an?|your|our)\b|hosting|item (?:writ|author|develop)\w+|call for (?:experts|subject|volunteers))/i
/** Headlines of pages that weigh the programmes of others. */
const comparison = expression('i')`
  \b(?:
    ranked|ranking of|worth (?:it|the (?:money|cost|effort)|your)|compared|(?:real|true|hidden) costs? of|, explained|
    ultimate guide|everything you need to know|
    which (?:certification|credential|badge)s? (?:is|are|should|to) (?:you )?(?:the )?(?:
      best|right|better|choose|get|take
    )|(?:best|top)(?: \d+)? (?:\w+ ){0,3}(?:certifications?|credentials?|certificates|badges)|
    readers (?:asked|ask|say|voted)|certifications (?:employers|that pay)
  )\b
`
/** Headlines of those who write about the programmes and jobs of others. */
const reports = expression('i')`
  \bprice (?:rise|hike|increase|adjustment)s?\b|
  \b(?:
    increas(?:es?|ing)|rais(?:es?|ing)|hikes?|cuts|slashes|unveils?|reveals?|overhauls?|revamps?|
    to (?:raise|increase|charge)
  ) (?:(?:its|the|their|all) )?(?:[\w-]+ ){0,3}(?:prices?|fees?|pricing|costs?)\b
`
/** Help pages of the software that bodies run. */
const software = /^(?:add|create|edit|set(?:ting)? up|configur\w+|manag(?:e|ing)|delete|import)\b/i
const screens = /\b(?:drop-down menu|page appears|program code|click the \p{L}+ (?:icon|tab)|go to \p{L}+ > )/iu
/** Guides to a trade as a job, not to its certification. */
const career = /\bjob duties\b|\bhow to get this job\b|\bsalary information\b/i
/** How those report who heard it from somebody. */
const heard = expression('gi')`
  \b(?:
    said|told|according to|announced|announcement|spokes(?:person|man|woman)|blog post(?:ing)?|twitter|tweeted|
    analysts?|chief executive of|managing director of|in a statement|last week|this week
  )\b
`

/** Schools, courses and firms are accredited, people are certified. */
export const accreditsOthers = expression('i')`
  \b(?:
    program(?:me)?|school|college|university|institution(?:al)?|provider|facility|company|course|laboratory|hospital|
    cent(?:re|er)|agency
  ) accreditation\b|
  \baccredit(?:ed|ation (?:of|for)) (?:\w+ ){0,4}?(?:
    program(?:me)?s?|schools|colleges|universities|institutions|providers|facilities|companies|courses|laboratories|
    cent(?:re|er)s|agencies
  )\b
`
/** Who accredits programmes charges for each of them. */
const perProgramme = expression('i')`
  \baccredit\w*\b[^.\n]{0,50}\bper (?:program(?:me)?|course|major|campus|site|school)\b|
  \baccreditation (?:application )?fees?\b[^.\n]{0,80}\b(?:certification |certificate )?programs\b
`
/** Who writes of providers of credits more often than of certificates writes for them. */
const provides = /\b(?:CPD|CE|CEU|continuing education) (?:programs?|programmes?|providers?|sponsors?|activit(?:y|ies))\b/gi
/** Pages for those who teach: approved courses and providers of continuing education. */
const forProviders = expression('i')`
  \b(?:
    CE|CEU|CPD|continuing education|continuing professional (?:development|education)|education|training|course
  )s? (?:\([A-Z]+\) )?(?:providers?|sponsors?)\b|
  \b(?:course|event|activity|program(?:me)?|session) (?:approval|accreditation) (?:request|application|form|process)\b
`
const certifiesThings = expression('i')`
  \b(?:
    product|equipment|material|facility|building|site|vessel|company|business|farm|factory|organi[sz]ation(?:al)?|
    management system|systems|supplier|vendor|laboratory
  ) certification\b|
  \bcertif(?:y|ied) (?:your )?(?:products?|compan(?:y|ies)|business(?:es)?|buildings?|facilit(?:y|ies)|farms?)\b
`
/** A school sells its courses; who certifies says so in other words than 'certificate'. */
const sellsCourses = /\btuition\b[^\n]{0,60}[$£€]\s?\d/i
const certifies =
  /\b(?:certif(?:ication|ied|y|ies)|re-?certif\w*|credential\w*|designations?|re-?accredit\w*)\b(?! of completion)/i
const shop = /\b(?:practice (?:exams?|tests?)|exam prep\w*|test prep\w*|boot ?camps?|study guides?|flash ?cards?|online store)\b/i
/** Who sells something for another body's programme says so. */
const stranger = expression('i')`
  \b(?:is|are|am) not (?:\w+ )?affiliated with\b|
  \b(?:not|neither) (?:\w+ )?(?:affiliated|associated) with[^.]{0,60}\b(?:or|nor) (?:\w+ )?(?:endorsed|sponsored|approved)|
  \bindependent (?:test|exam|study|training) (?:prep|preparation|provider)\b|
  \bwe are (?:an? )?(?:\w+ )?(?:approved|authori[sz]ed|accredited|recogni[sz]ed) (?:\w+ ){0,3}(?:provider|sponsor)s?\b
`
/** Who goes through the programmes of several bodies is none of them. */
const manyBodies = expression('i')`
  \b(?:
    each|every|most|various|several|different|which|(?:the )?(?:major|main|leading|relevant)
  ) (?:[a-z]+ )?(?:
    certif(?:ying|ication)|credentialing|accrediting|issuing|awarding
  ) (?:body|bodies|organi[sz]ations?|agenc(?:y|ies)|boards)\b|\bmajor [a-z]+ certifications\b|
  \b(?:two|three|both) (?:national )?(?:bodies|organi[sz]ations|boards)\b[^.]{0,60}\bcertif
`
/** 'Cost estimator' is a tool, 'Certified Slate Estimator' a person. */
const tool =
  /(?<!\b(?:certified|registered|licensed|chartered|accredited|professional|master)(?: [\w-]+){0,3} )\b(?:tracker|calculator|estimator|comparison|compare|checker|planner template|cheat ?sheet|glossary)\b/i

/** Somebody's notes, and offers of those who sell the exams of others again. */
const notOwn = expression('i')`
  \b(?:
    how I (?:prepared|passed|studied)|my (?:study|exam) (?:notes|plan|diary)|vouchers? for sale|
    vouchers? (?:for|at) \d+\s?% off|cheapest (?:exam )?vouchers?
  )\b
`
const post = expression('i')`
  \b(?:
    posted (?:on|by|in)|published (?:on|by)|min(?:ute)?s?(?: to)? read|written by|filed under|
    leave a (?:comment|reply)|share this (?:post|article)|by [A-Z][a-z]+ [A-Z][a-z]+ \|[ ]
  )
`
const opinion = expression('i')`
  \b(?:
    in my (?:opinion|experience)|I (?:still remember|remember|passed|took|decided|recently)|
    I (?:passed|went through|handed in|earned my|became)\b|expect to pay|
    my first (?:application|exam|attempt|certification)|I never\b|I was sure|, a (?:reader|student|client)\b|
    when I (?:sat|took|passed|started|became)|download my|my free|most certifications|
    typical(?:ly)? (?:range|cost|fees?|line)|success stories|let['’]s (?:dive|take a look|face it)|
    in this (?:article|post|guide|blog),? (?:we|I|you)|my (?:own )?(?:exam )?experience|best certifications|top \d+ |
    affiliate (?:links?|commissions?|disclosure|partners?)|I['’](?:m|ll|ve) (?:going|seen|built|walk)|
    walk you through|this guide (?:is|will)|our (?:prep|bootcamp|training) course|\d+ (?:reasons|tips|things|ways)[ ]
  )
`

/** Who tells how to become certified speaks of a programme, in whatever part of a site. */
const becomes = /\bbecom(?:e|ing) (?:an? )?(?:certified|accredited|licen[sc]ed)\b|\bcertification process\b/i

/** Words of a page that invites to a meeting; two of them, and no more talk of certification than of the meeting, make it one. */
const meeting = expression('gi')`
  \b(?:
    attendees?|session hotel|hotel|keynotes?|speakers|exhibit hall|exhibitors|full conference|one-day pass|day pass|
    banquet|on-?site registration|student registration|late\/on-?site|per night|venue|airport|agenda|abstracts?
  )\b
`

/** Words of a page that offers a post; three of them make it one, whatever its title. */
const vacancy = expression('gi')`
  (?:
    \b(?:location|salary(?: range)?|pay(?: range| rate)?|job (?:title|type|description)|department|closing date):|
    \bof hire\b|\bpaid (?:holidays|leave|time off|vacation)\b|\bequal opportunity employer\b|
    \b(?:minimum|preferred) qualifications\b|\breports to\b|\bwe are hiring\b|
    \bapply with (?:an? |your )?(?:cv|r[ée]sum[ée])\b|\bjob (?:purpose|description)\b|\bduties and responsibilities\b|
    \bcurriculum vitae\b|\bcover(?:ing)? letter\b|\bsuccessful (?:candidate|applicant)\b|\bper annum\b|
    \b(?:the|this) (?:post|role|position)(?:['’]?s)? (?:is|will|holder|reports)\b|
    \bfull[- ]time (?:post|position|role)\b|\brequirements for appointment\b|\btime commitment\b|\bremuneration\b|
    \bnumber of vacancies\b|\b(?:essential|desirable) criteria\b|\bappointment details\b|
    \bapply for this (?:appointment|post|role|job|position)\b
  )
`

function hires(text: string): boolean {
  return differentWords(text, vacancy) >= 3
}

function invites(text: string): boolean {
  const words = differentWords(text, meeting)
  if (words < 2) return false
  const own = text.match(/\b(?:certif\w+|credential\w*|recertif\w*|candidates?|designation)\b/gi)?.length ?? 0
  return own <= words
}

/** What a page about a body's own programme speaks of, each with the number of times that says it all. */
const ownTopics: readonly (readonly [RegExp, number])[] = [
  [/\b(?:renew\w*|expir\w*|recertif\w*|valid for|lapsed|reinstat\w*|continuing education|CEUs?|CPD)\b/gi, 5],
  [new RegExp(`\\b(?:${personSource('seeks', 'holds')})\\b`, 'gi'), 6],
  [/\bfees?\b/gi, 6],
  [/\b(?:must (?:have|be|pass|hold|complete|submit)|minimum of|at least \d+|years of experience|eligib\w+)\b/gi, 4],
]
const certifying = /\b(?:certif\w+|recertif\w*|credential\w*|licen[sc]\w*|registration|registered)\b/gi
/** Of 5: pages that speak of their own programme so much are what they say, wherever they stand and whatever they are called. */
const plainlyOwn = 1.68

/**
 * Whether a page is about jobs, events, membership, courses, other bodies' programmes or somebody's opinion: then it has no programme
 * of its own. What its text is tells for certain; where it stands and what it is called only while it says little of its own.
 */
export function isElsewhere(page: Page): boolean {
  const text = page.document.text.slice(0, 8_000)
  if (speaksOfOthers(page, text)) return true
  return isPlacedElsewhere(page) && (ownWords(text) < plainlyOwn || differentWords(text, heard) >= 2)
}

/** How much a text speaks of what it takes to reach and keep a certification, from 0 to 5. */
function ownWords(text: string): number {
  const topics = ownTopics.map(([topic, enough]) => Math.min(1, (text.match(topic)?.length ?? 0) / enough))
  const perThousand = (text.match(certifying)?.length ?? 0) / Math.max(1, text.length / 1_000)
  return topics.reduce((sum, share) => sum + share, Math.min(1, perThousand / 5))
}

function speaksOfOthers({ document, title, passages }: Page, text: string): boolean {
  if (posts.test(pathOf(document.finalUrl || document.url))) return true
  const headings = passages.slice(0, 14).flatMap((passage) => (passage.block.kind === 'heading' ? [passage.text] : []))
  if ([title, ...headings].some((head) => besideCertifying.test(head))) return true
  if (hires(text) || invites(text) || career.test(text.slice(0, 4_000)) || manyBodies.test(text)) return true
  if (differentWords(text.slice(0, 6_000), heard) >= 3 || stranger.test(document.text.slice(0, 60_000))) return true
  if (perProgramme.test(text) && /\baccredit|\bapproval\b/i.test(`${title} ${text.slice(0, 600)}`)) return true
  if (sellsCourses.test(text) && !/\b[A-Z]{2,6}[®™]/.test(title) && !certifies.test(text)) return true
  if (software.test(title) && screens.test(text.slice(0, 4_000))) return true
  if ((text.match(provides)?.length ?? 0) >= 6 && !/\bcertification\b/i.test(text)) return true
  if (notOwn.test(beginningOf(passages))) return true
  return (text.slice(0, 6_000).match(new RegExp(opinion, 'gi'))?.length ?? 0) >= 2
}

function isPlacedElsewhere({ document, title, passages }: Page): boolean {
  const path = pathOf(document.finalUrl || document.url)
  const tail = path.slice(path.lastIndexOf('/', path.length - 2))
  if (elsewhere.test(path)) return true
  if (perhaps.test(path) && !ownTopic.test(tail) && !becomes.test(document.text.slice(0, 4_000))) return true
  const titled = title.split(/\s[|–—-]\s|»/)[0] ?? title
  const headed =
    passages.find((passage) => passage.block.kind === 'heading' && passage.block.level === 1 && !passage.furniture)?.text ?? ''
  if ([titled, headed].some((head) => head !== '' && !isMenu(head) && otherTitle.test(head) && !aboutOwn(head))) return true
  if ([title, headed].some((head) => [certifiesThings, comparison, reports, tool].some((kind) => kind.test(head)))) return true
  if (accreditsOthers.test(title) && !/\bcertif/i.test(title)) return true
  if ((forProviders.test(title) || shop.test(title)) && !aboutOwn(title)) return true
  const heads = passages.slice(0, 8).filter(({ text, furniture }) => !furniture && text.length <= 120)
  return (
    heads.some(
      ({ text }) =>
        comparison.test(text) ||
        reports.test(text) ||
        (forProviders.test(text) && !aboutOwn(text) && pricesIn(text).length === 0),
    ) || post.test(beginningOf(passages))
  )
}

function beginningOf(passages: Page['passages']): string {
  return passages
    .slice(0, 14)
    .map((passage) => passage.text.slice(0, 300))
    .join('\n')
}

function differentWords(text: string, words: RegExp): number {
  return new Set((text.match(words) ?? []).map((word) => word.toLowerCase())).size
}

/** 'Membership and certification fees' speaks of both; 'Exam prep courses for the CCI certification' does not. */
function aboutOwn(title: string): boolean {
  if (
    /\b(?:prep\w*|boot ?camp|study|practice|review) ?(?:course|guide|test|exam|class|workshop|material)?/i.test(title) &&
    !/certification (?:fees|renewal|requirements)/i.test(title)
  )
    return false
  if (
    expression('i')`
      \b(?:
        conference|summit|convention|symposium|congress|gala|expo|exhibit\w*|job|hiring|vacanc\w+|salary|salaries|
        scholarship|sponsor\w*|donat\w*|volunteer\w*|webinar\w*|shop|store|cart
      )
    `.test(title)
  )
    return false
  const own =
    /\b(?:certif\w+|credential\w*|recertif\w*|exam(?:ination)? (?:fees?|eligib\w+|application)|eligibility|renewal|designation)\b/i.test(
      title,
    )
  const course = /\b(?:courses?|training|workshops?|seminars?|class(?:es)?)\b/i.test(title) && !/(?:&|\band\b|,|\/)/i.test(title)
  return own && (!course || /\b(?:exam|fees?|eligib\w*|requirements?|renew\w*|recertif\w*)\b/i.test(title))
}

function pathOf(address: string): string {
  if (!URL.canParse(address)) return ''
  const { pathname, search } = new URL(address)
  return `${pathname}${search.length < 80 ? search : ''}`.toLowerCase()
}
