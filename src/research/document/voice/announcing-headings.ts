import { expression } from '../../plain/expression.ts'
import type { Voice } from '../clean-document/voice.ts'

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
  ^(?:questions?(?: (?:&|and) answers?)|q\s?(?:&|and)\s?a) from (?:the |our )?(?:community|visitors?|readers?|members|users|customers)\b.{0,30}$|
  ^(?:jobs?|openings|positions|vacancies) (?:from|posted by|at) (?:our |other )?(?:employers?|members|recruiters?|companies)\b.{0,30}$|
  ^(?:hear from|in their (?:own )?words|from (?:the|our) (?:forum|community|readers|members)|ask the community|reader questions|
  join the (?:discussion|conversation)|voices? of|stories from)\b.{0,60}$
`
/** The same in other languages of the bodies that are read: French, Spanish, Portuguese, Italian, German, Dutch. */
const visitorHeadingAbroad = expression('iu')`
  ^(?:(?:les |vos |nos |derniers |tous les )?(?:avis|commentaires|témoignages|réactions|réponses|discussions?)(?: (?:des?|de la|du|sur|client)s? ?.{0,60})?|
  (?:los |las |tus |sus |nuestras? |últim[oa]s )?(?:opiniones|comentarios|reseñas|testimonios|valoraciones|respuestas)(?: (?:de|sobre|del|en) .{1,60})?|
  (?:os |as |seus |últimos )?(?:comentários|avaliações|depoimentos|opiniões|testemunhos)(?: (?:de|dos|das|sobre|do|da) .{1,60})?|
  (?:le |i |gli |ultimi )?(?:recensioni|commenti|testimonianze|opinioni)(?: (?:di|dei|degli|delle|su|da) .{1,60})?|
  (?:die |ihre |unsere |neueste )?(?:(?:kunden|leser|nutzer|teilnehmer|besucher|mitglieder)?(?:kommentare?|bewertungen|meinungen|stimmen|rezensionen|beiträge)|erfahrungsberichte|gästebuch|referenzen)(?: (?:von|unserer|zu|der) .{1,60})?|
  (?:de |uw |onze |laatste )?(?:(?:klant|lezers|gebruikers)?(?:reacties|beoordelingen|recensies|ervaringen))(?: (?:van|op|over) .{1,60})?|(?:komentarze|opinie|recenzje)(?: .{1,60})?|(?:お客様の声|口コミ|レビュー|コメント|评论|評論|评价|用户评价|리뷰|후기|댓글|отзывы|комментарии|yorumlar)(?: ?.{1,40})?)
  (?:\s*\(?\d+\)?)?\s*:?$
`
const advertiserHeading = expression('i')`
  ^(?:advertisements?|advertising|ads?|sponsored(?: content| post| links?| by .{1,60}| message| listing)?|
  paid (?:content|post|partnership|advertisement|placement|promotion)(?: .{0,40})?|promoted(?: content| post| by .{1,60})?|
  ads? by .{1,40}|(?:a )?(?:message |word |offers? )?from our (?:sponsors?|advertisers?|partners?)|partner (?:offers?|content|spotlight)|
  presented by .{1,40}|(?:related |featured )?products (?:related to .{1,40}|you may like)|related products|affiliate (?:disclosure|links?|offers?)|(?:from |elsewhere )?around the web|from (?:other sites|elsewhere)|recommended by .{1,40})\s*:?$
`

/** Whose voice a heading announces for what stands under it. */
export function voiceUnder(heading: string): Voice {
  if (heading.length > 140) return 'body'
  const text = heading.trim()
  return visitorHeading.test(text) || visitorHeadingAbroad.test(text)
    ? 'visitor'
    : advertiserHeading.test(text)
      ? 'advertiser'
      : 'body'
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
