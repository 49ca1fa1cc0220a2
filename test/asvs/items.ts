/** How the product stands to OWASP ASVS 5.0, levels 1 and 2. `docs/asvs.md` is made of it; `asvs.test.ts` holds every proof to its file. */

/** A test that proves an item: its file, and its title as it is written there. */
type Proof = readonly [file: string, title: string]

export type Standing =
  | { kind: 'proven'; tests: readonly Proof[] }
  /** The item asks for a document: the file and the heading that answer it. */
  | { kind: 'written'; file: string; heading: string }
  | { kind: 'deviation'; deviation: DeviationName }
  | { kind: 'not-applicable'; reason: string }

export interface Item {
  /** As in the standard, without its 'V'. */
  id: string
  level: 1 | 2
  /** What is asked for, in our own words. */
  asks: string
  standing: Standing
}

/** What is done otherwise than the standard asks, since when, and why. */
export const deviations = {
  'password rules': {
    on: '2026-11-21',
    why: 'The specification fixes the shortest password at 6 when an account is made and at 8 at a reset, and no other rule; one made for a colleague is taken as it is, with a warning in the form. Against guessing stand waits that grow with wrong tries, the refusal of the 10,000 most common passwords where people set their own, and argon2id against a stolen database. No list of leaked or own words is shipped. An operator who wants longer ones makes accounts by the command line, which gives 140 random bits.',
  },
  'second factors': {
    on: '2026-11-23',
    why: 'The specification knows a name and a password only, so a second factor is asked of nobody unless REQUIRE_SECOND_FACTOR says admins or all; with all, the item is met. Everybody can set up an authenticator app or passkeys for themselves. A code of an app is taken in its own half minute, in the one before and in the one after, once: clocks differ and people type slowly, and RFC 6238 (5.2) allows the one step. The account holds what a salesperson noted of public pages, contacts and billing names, no money; an administrator can also read what colleagues have, close accounts, hand prospects over and erase a person, which is logged. What mitigates for those without: waits after wrong tries, equal answers, an email about a new device, a list of sessions that each person can end, a log of every sign-in, a session bound to one host and lost with every reset.',
  },
  'first account': {
    on: '2026-11-21',
    why: 'The first account is called admin unless ADMIN_USERNAME says otherwise, and its password, 140 random bits printed once and kept in a file of the operator alone, stays until it is changed or reset. It is an administrator’s; its name gives nothing away, for an unknown one is answered alike; a password that ends by itself would lock out an installation without a mail server.',
  },
  'place of operation': {
    on: '2026-11-21',
    why: 'How the database, a local model and the keys of services are reached and kept, and which advisories are out today, is known where the product runs, not where it is built. It takes TLS and rotated keys for all of them (database address with sslmode=verify-full, https addresses, keys from a vault through the environment), sends no email password in clear to another machine, keeps the secrets that sign events to webhooks in the database as they are, and needs none of them by default. So are the keys of others: a provider of single sign-on and some passkeys sign by RSA of 2,048 bits, 112 bits of strength, which OpenID Connect and Windows prescribe; whatever is ours has 128 and more. Advisories cannot be asked for in tests, which have no network: npm audit stands in the release steps.',
  },
  'ending sessions': {
    on: '2026-11-21',
    why: 'Whoever is signed in ends their own sessions without typing the password again. It takes away and gives nothing; a thief gains no more than a nuisance, and the owner who suspects one is faster.',
  },
  'keys and drafts in the browser': {
    on: '2026-11-21',
    why: 'The specification’s addresses carry the key of a link and the token of a reset, for they are opened from emails, as the link is that ends emails (RFC 8058); and nothing typed may be lost, so the reader’s own browser keeps the page of a link without a passcode and asks for it anew each time, and keeps unsaved edits and results of an account for a week, which may name a contact (decision 0049). The pages send no referrer, are not indexed, load nothing from elsewhere, and no log holds such an address; a token works once, for an hour; what is kept is filed under the account, never shown to another one, and erased when it is saved, discarded, a week old, or its account signs out.',
  },
} as const
type DeviationName = keyof typeof deviations

const proven = (...tests: Proof[]): Standing => ({ kind: 'proven', tests })
const written = (heading: string, file = 'docs/security.md'): Standing => ({ kind: 'written', file, heading })
const without = (reason: string): Standing => ({ kind: 'not-applicable', reason })
const otherwise = (deviation: DeviationName): Standing => ({ kind: 'deviation', deviation })

const shaOne: Proof = [
  'test/dangerous-code.test.ts',
  'SHA-1 stands in one place: codes of authenticator apps, by its keyed hash, as every app knows them',
]
const oneCookie: Proof = ['test/dangerous-code.test.ts', 'cookies are set in one place, with all that holds them']
const secondStep = (title: string): Proof => ['src/server/factors/second-step.test.ts', title]
const factor = (title: string): Proof => ['src/server/factors/second-factors.test.ts', title]
const recoveryCode = secondStep('takes each recovery code once, however it is typed, and tells the owner how many are left')
const headers: Proof = ['src/server/security-headers.test.ts', '$name']
const pagesHeaders: Proof = ['src/server/security-headers.test.ts', '%s']
const code: Proof = ['test/dangerous-code.test.ts', 'nothing that is shipped %s']
const hashes: Proof = [
  'test/dangerous-code.test.ts',
  'hashes are SHA-256, by node:crypto; passwords are hashed by argon2id; keyed hashes are HMAC-SHA-256',
]
const chance: Proof = [
  'test/dangerous-code.test.ts',
  'secrets use the system’s random generator; Math.random only spreads retries',
]
const hostile: Proof = ['test/hostile/hostile-text.test.ts', 'what was typed through one call reads the same in every other']
const shown: Proof = ['test/e2e/hostile-text.spec.ts', 'texts that are code elsewhere are shown as typed on every page']
const fuzzed: Proof = ['test/fuzz/fuzz.test.ts', 'random requests get documented answers, and never a failure of ours']
const cells: Proof = ['test/authorization/authorization.test.ts', 'changes nothing']
const rows: Proof = ['test/authorization/authorization.test.ts', 'every call has a row, and no row is without a call']
const guard = (title: string): Proof => ['src/research/net/guard.test.ts', title]
const noAddress = guard('lets no hostile address through')
const noName: Proof = [
  'src/research/net/guard-resolver.test.ts',
  'that leads to %s is refused, alone and beside a public address',
]
const pinned: Proof = [
  'src/research/net/guard-resolver.test.ts',
  'that changes its mind is not asked again between the check and the connection',
]
const redirects = guard('checks every redirect like the first address')
const hostilePages = 'test/hostile/hostile-pages.test.ts'
const packedFiles: Proof = [hostilePages, 'and is packed over and over ends itself, and the next page is read']
const bombs = guard('ends redirect loops, endless bodies, slow drips and bombs with a word, in bounded memory')
const http = (title: string): Proof => ['src/server/http/app.test.ts', title]
const secureCookie = http('behind https ask for https, and the cookie is bound to the host')
const wrongShape = http('that are empty or of another shape name the field')
const foreign = http('a request from another site changes nothing')
const quietFailure = http('tell nothing of an unexpected error')
const origins: Proof = ['src/server/http/origin.test.ts', 'from %s']
const exposure = (title: string): Proof => ['src/server/exposure.test.ts', title]
const messages = (title: string): Proof => ['src/server/http/messages.test.ts', title]
const signIn = (title: string): Proof => ['src/server/accounts/sign-in.test.ts', title]
const cookie = signIn('sets a cookie that scripts cannot read, and stores only the hash of its token')
const waits = (title: string): Proof => ['src/server/accounts/sign-in-waits.test.ts', title]
const tries = waits('are free ten times; then each doubles the wait, up to a quarter of an hour')
const reset = (title: string): Proof => ['src/server/accounts/password-reset.test.ts', title]
const usedOnce = reset('sets the password once, and ends every session and every other link')
const password = (title: string): Proof => ['src/server/accounts/passwords.test.ts', title]
const disabled: Proof = [
  'src/server/accounts/disable-user.test.ts',
  'is signed out everywhere, cannot sign in, and looks like an unknown one',
]
const log = (title: string): Proof => ['src/server/security-log.test.ts', title]
const canary: Proof = [
  'test/log-canary.test.ts',
  'the log of a whole working day holds no password, token, link or email address',
]
const limits: Proof = ['src/server/rate-limit.test.ts', '$name by $by: $count in $seconds seconds']
const atOnce: Proof = ['src/server/rate-limit.test.ts', 'lets exactly so many through when all come at once']
const proxies: Proof = ['src/server/http/client-address.test.ts', 'a header of an untrusted peer is not believed']
const added = (title: string): Proof => ['src/server/added-pages/added-pages.test.ts', title]
const shares = (title: string): Proof => ['src/server/shares/shares.test.ts', title]
const interest = (title: string): Proof => ['src/server/interests/interest.test.ts', title]
const mail = (title: string): Proof => ['src/server/mail/mail-server.test.ts', title]
const locked = (title: string): Proof => ['test/dependencies.test.ts', title]
const readers: Proof[] = [
  [hostilePages, 'with a table of thousands of certifications is read beside this process, which goes on'],
  packedFiles,
  [hostilePages, 'of any kind is read or ended in its time'],
  [hostilePages, 'end a page that takes too long, and nobody else’s'],
]
const fairUse = (title: string): Proof => ['src/server/fair-use.test.ts', title]
const shareOfDay = fairUse('are a twentieth for one address, a /64 as a whole; other addresses and signed-in people go on')
const reserve = fairUse('are never used up by people without an account: two fifths are for signed-in people')
const kept = (title: string): Proof => ['src/server/lookups/page-keeper.test.ts', title]
const keptRoom = kept('stays within its room; a quote without a kept copy names none')
const keptSweep = kept('removes after 30 days what nobody quotes, in batches, and keeps what a version or a look-up quotes')
const lookups = (title: string): Proof => ['src/server/lookups/who-asks.test.ts', title]
const apart = lookups('is read apart: neither inherits, joins or sees a look-up of the other')
const provesApart = lookups('proves apart: a user’s prospect takes nothing from an anonymous look-up')
const cancelledByAsker = lookups(
  'can be joined by another of its kind, is nobody else’s to cancel, and goes on while somebody who joined listens',
)
const misleading: Proof = [
  'src/server/lookups/filed-under-the-host-read.test.ts',
  'after a stranger has asked by 300 misleading addresses, nobody is answered by what they led to',
]
const website = (title: string): Proof => ['src/server/prospects/website.test.ts', title]
const copies: Proof[] = [
  ['src/server/evidence-pages/evidence-pages.test.ts', 'the kept text of a page is shown to those who may see what quotes it'],
  ['src/server/evidence-pages/evidence-pages.test.ts', 'that stands in the texts of an own prospect'],
  ['src/server/evidence-pages/evidence-pages.test.ts', 'through a look-up of the asker that only mentions it'],
]
const linkEdits = (title: string): Proof => ['src/server/shares/link-edits.test.ts', title]
const slowBody: Proof = [
  'src/server/http/doors.test.ts',
  'a connection that sends half a body and then nothing is answered and closed',
]

const noAccessTokens =
  'No API of the product takes tokens of a provider: it reads one ID token a sign-in and keeps none; personal tokens are random keys that are looked up.'
const noAuthorizationServer = 'The product is a client of a provider, and gives nobody tokens of OAuth or OpenID Connect.'
const signOn = (title: string): Proof => ['src/server/identities/sign-on.test.ts', title]
const returning = (title: string): Proof => ['src/server/identities/return-from-provider.test.ts', title]
const connecting = (title: string): Proof => ['src/server/identities/connecting.test.ts', title]
const afterSignOn = (title: string): Proof => ['src/server/identities/sign-on-second-factor.test.ts', title]
const idToken: Proof[] = [
  ['src/server/identities/id-token.test.ts', 'that is good lets in; two factors are believed by class and by method'],
  ['src/server/identities/id-token.test.ts', '%s is refused'],
]
const ownBrowser = returning('takes an answer from the browser alone that asked, once, for ten minutes')
const changedOnTheWay = returning('refuses %s')
const oneIdentity = connecting('gives one sign-in there to one account here, and one account here one sign-in there')
const noTelephone = 'No code goes by telephone, text message or mail: apps, passkeys and recovery codes only.'
const ownAccount = (title: string): Proof => ['src/server/accounts/own-account.test.ts', title]
const newPassword = ownAccount('gets another password by the old one; other sessions end, this one stays, the owner is told')
const token = (title: string): Proof => ['src/server/tokens/tokens.test.ts', title]
const tokenScopes: Proof = [
  'test/authorization/tokens.test.ts',
  'no token opens an account, a token, a webhook or administration',
]
const mcp = (title: string): Proof => ['src/server/mcp/mcp.test.ts', title]
const webhook = (title: string): Proof => ['src/server/webhooks/webhooks.test.ts', title]
const webhookTargets: Proof[] = [
  webhook('rejects addresses on the internal network'),
  webhook('cannot reach the internal network through a name that resolves there, or through a redirect'),
]
const ownDoing = signOn('begins by a person’s own doing: whom another site sends reads the sign-in page first')
const anyProspect: Proof = [
  'src/server/all-prospects/all-prospects.test.ts',
  'administrators see the prospects of everybody, and change none; lists of one’s own stay as they are',
]
const auditLog = (title: string): Proof => ['src/server/events/events.test.ts', title]
const fileNames: Proof[] = [
  ['src/server/pages/offer-pages.test.ts', 'is there as a file for both papers, for nobody to keep'],
  auditLog('is a file of CSV, with formulas defused'),
]
const noSockets = 'There is no WebSocket; events are sent over HTTP.'
const noGraph = 'There is no GraphQL.'
const noMedia = 'There is no WebRTC, no TURN, media or signalling server.'
const noCipher =
  'The product encrypts nothing itself; TLS is that of Node.js (nothing that is shipped encrypts or signs by hand).'
const proxyEndsTls = 'The product speaks HTTP to the operator’s proxy, which ends TLS; docs/operating.md says so.'
const noStrangersFile =
  'No file that somebody uploaded is kept or served: only its text is. What can be downloaded is made by the server of its own records.'
const memorySafe = 'JavaScript: memory is managed by the runtime.'

const item = (id: string, level: 1 | 2, asks: string, standing: Standing): Item => ({ id, level, asks, standing })

export const items: readonly Item[] = [
  // V1 Encoding and sanitization
  item(
    '1.1.1',
    2,
    'Input is decoded once, before it is checked',
    proven(http('that are not JSON are rejected'), http('that hold what no database keeps')),
  ),
  item('1.1.2', 2, 'Output is escaped last, where it is written', proven(hostile, shown)),
  item(
    '1.2.1',
    1,
    'Output is escaped for its place: HTML, attribute, XML, header',
    proven(shown, [
      'src/server/mail/templates/templates.test.ts',
      'every email has links of its own only, and nothing of a name as HTML',
    ]),
  ),
  item(
    '1.2.2',
    1,
    'Text in addresses is encoded, and only safe schemes are linked',
    proven(shown, ['src/web/app/added-pages/addition.test.ts', '%s %j is refused at its field']),
  ),
  item(
    '1.2.3',
    1,
    'Text in scripts and JSON cannot break out',
    proven(shown, ['test/e2e/html.spec.ts', 'the marketing page tells search engines and preview cards what it offers']),
  ),
  item(
    '1.2.4',
    1,
    'No text becomes part of a statement to the database',
    proven(hostile, [
      'test/dangerous-code.test.ts',
      'SQL is written by the query builder: no text is put together to a statement',
    ]),
  ),
  item('1.2.5', 1, 'No text becomes part of a command of the system', proven(code)),
  item('1.2.6', 2, 'LDAP injection', without('There is no LDAP.')),
  item('1.2.7', 2, 'XPath injection', without('There is no XPath.')),
  item('1.2.8', 2, 'LaTeX is run safely', without('There is no LaTeX.')),
  item(
    '1.2.9',
    2,
    'Text in patterns is escaped',
    proven(fuzzed, ['src/research/model/reading.test.ts', 'a short form like %s is taken over with its name']),
  ),
  item('1.3.1', 1, 'HTML that people write is cleaned by a library', without('Nobody writes HTML: every field is plain text.')),
  item('1.3.2', 1, 'No text is run as code', proven(code)),
  item('1.3.3', 2, 'What goes to a dangerous place is bounded and cleaned before', proven(wrongShape, hostile)),
  item('1.3.4', 2, 'SVG that people bring is cleaned', without('Nobody brings pictures.')),
  item(
    '1.3.5',
    2,
    'Markdown, style sheets and the like that people bring are cleaned or off',
    without('Texts are plain; none is read as markup or style.'),
  ),
  item(
    '1.3.6',
    2,
    'Requests that the server makes for others go to allowed schemes, ports and addresses only: of look-ups and of webhooks',
    proven(noAddress, redirects, noName, pinned, ...webhookTargets),
  ),
  item(
    '1.3.7',
    2,
    'No template is built from input',
    proven(code, ['src/server/mail/templates/letter.test.ts', 'says the same words as text and as HTML']),
  ),
  item('1.3.8', 2, 'JNDI injection', without('There is no JNDI.')),
  item('1.3.9', 2, 'What goes to memcache is cleaned', without('There is no memcache.')),
  item('1.3.10', 2, 'Format strings are not taken from input', without('No format string is read; the log takes objects.')),
  item(
    '1.3.11',
    2,
    'What goes to a mail server cannot add headers or commands',
    proven(
      ['src/server/mail/templates/letter.test.ts', 'has a subject of one line'],
      interest('do not repeat an address or a message that a stranger typed as a name'),
    ),
  ),
  item('1.4.1', 2, 'Memory is used safely', without(memorySafe)),
  item(
    '1.4.2',
    2,
    'Numbers are bounded, so that none overflows',
    proven(http('a parameter that can name nothing answers as a missing object does'), fuzzed),
  ),
  item(
    '1.4.3',
    2,
    'Memory, handles and room are given back, also by what means harm',
    proven(
      ['src/server/http/events.test.ts', 'a reader who leaves holds nothing open'],
      ['src/server/http/event-stream.test.ts', 'whose reader leaves ends its source'],
      slowBody,
      ...readers,
      [hostilePages, 'stop with a look-up that is cancelled'],
      keptSweep,
    ),
  ),
  item(
    '1.5.1',
    1,
    'XML is read without outside entities',
    proven(['src/research/net/sitemap.test.ts', 'no entity is resolved: neither a file, nor an address, nor one that grows']),
  ),
  item('1.5.2', 2, 'What is deserialized is held to known types', proven(wrongShape, fuzzed)),

  // V2 Validation and business logic
  item('2.1.1', 1, 'The rules for valid input are written down', written('What input is valid')),
  item('2.1.2', 2, 'The rules for what must fit together are written down', written('What must fit together')),
  item('2.1.3', 2, 'The limits, for each user and for all, are written down', written('Limits')),
  item('2.2.1', 1, 'Input is held to rules of what is allowed', proven(wrongShape, fuzzed)),
  item(
    '2.2.2',
    1,
    'Input is checked on the server',
    proven(wrongShape, signIn('checks the form with the sentences of the form')),
  ),
  item(
    '2.2.3',
    2,
    'What belongs together is checked together, as written down',
    proven(
      ['src/domain/public-face/pricing.test.ts', 'cannot leave the base plan out'],
      misleading,
      [
        'src/research/site/site.test.ts',
        'of 300 addresses that show another host than is read, none is taken for the host it shows',
      ],
      website('takes the proof of the former site from every line, and gives none back when it returns'),
      provesApart,
      ['src/server/idempotency.test.ts', 'a link that was turned off answers 404 to a repeated key, too'],
      ['src/server/accounts/roles.test.ts', 'stays when two disable, or demote, each other at once'],
      ['src/server/accounts/disable-user.test.ts', 'go to nobody who cannot take them; then nothing is done at all'],
      ['src/server/offers/offers.test.ts', 'cannot be had through a link of another prospect'],
      secondStep('is refused when it answers twice, late, for another page, for another sign-in, or as a copy'),
      ownBrowser,
      ['src/server/prospects/recheck.test.ts', 'a re-check of an older version is refused with the current data'],
      ['src/server/evidence-pages/evidence-pages.test.ts', 'that stands in the texts of an own prospect'],
      interest('of a hundred at once gives 25 trials and the places 1 to 75'),
      added('of the body alone: a page of another site proves nothing'),
      ['src/server/shares/result-by-email.test.ts', 'to what is no address is refused, also with the number of a prospect'],
      [
        'src/server/prospects/prospects.test.ts',
        'refuses an edit of an older version with the current data, and changes nothing',
      ],
    ),
  ),
  item(
    '2.3.1',
    1,
    'Steps are taken in their order by one and the same person, and none is skipped: a fact is read before it is proven, a password given before its second factor, a way to the provider begun before it ends',
    proven(
      secondStep('has no session after the password, and one after the code'),
      secondStep('is over after ten minutes, after five wrong codes, and once it was completed'),
      ownBrowser,
      ownDoing,
      ['src/server/prospects/recheck.test.ts', 'a re-check of an older version is refused with the current data'],
      ['src/server/prospects/recheck.test.ts', 'a look-up of another body, or from the catalogue, re-checks nothing'],
      ['src/server/prospects/proof.test.ts', 'the look-up of another body with the same name proves nothing'],
      ['src/server/prospects/proof.test.ts', 'a line has the evidence of the look-up, whatever the request says'],
      website('in one edit'),
      website('in three: the website changed to an own site, the line added, the website changed back'),
      provesApart,
      usedOnce,
    ),
  ),
  item('2.3.2', 2, 'The written limits hold', proven(limits, ['src/server/rate-limit.test.ts', 'is as wide as was decided'])),
  item(
    '2.3.3',
    2,
    'What belongs together happens whole or not at all',
    proven(
      ['src/server/db/transaction.test.ts', 'that fails leaves nothing'],
      ['src/server/mail/delivery.test.ts', 'leaves nothing of a change that was not committed'],
    ),
  ),
  item(
    '2.3.4',
    2,
    'What is scarce is not given twice',
    proven(interest('of a hundred at once gives 25 trials and the places 1 to 75')),
  ),
  item(
    '2.4.1',
    2,
    'Programs cannot ask without end, nor use up what everybody shares',
    proven(
      limits,
      atOnce,
      fairUse('are not used up by 5,000 refused requests of strangers: a signed-in look-up is answered'),
      shareOfDay,
      reserve,
      keptRoom,
      linkEdits('are versions up to 30 an hour, whoever makes them; then a sentence says when it takes more'),
      interest('through one link is taken five times an hour, for every submission may write an email'),
    ),
  ),

  // V3 Web frontend
  item('3.2.1', 1, 'No answer is rendered as something it is not', proven(headers, pagesHeaders)),
  item('3.2.2', 1, 'Text is shown as text', proven(code, shown)),
  item('3.3.1', 1, 'Cookies are Secure, with a prefix in their name', proven(secureCookie, oneCookie)),
  item('3.3.2', 2, 'Cookies say to which sites they go', proven(secureCookie, oneCookie)),
  item('3.3.3', 2, 'Cookies are bound to one host', proven(secureCookie, oneCookie)),
  item('3.3.4', 2, 'Scripts cannot read the session', proven(cookie)),
  item('3.4.1', 1, 'HSTS on every answer, for a year, with subdomains', proven(pagesHeaders, secureCookie)),
  item('3.4.2', 1, 'Other origins may read nothing', proven(headers, pagesHeaders)),
  item('3.4.3', 2, 'A content security policy on every answer', proven(headers, pagesHeaders)),
  item('3.4.4', 2, 'nosniff on every answer', proven(headers, pagesHeaders)),
  item('3.4.5', 2, 'No address leaks by the referrer', proven(headers, pagesHeaders)),
  item('3.4.6', 2, 'No answer can be framed', proven(headers, pagesHeaders)),
  item('3.5.1', 1, 'Requests that other sites can forge are told from our own', proven(headers, foreign, origins)),
  item('3.5.2', 1, 'A request that needs no preflight does no harm', proven(foreign, http('that are not JSON are rejected'))),
  item(
    '3.5.3',
    1,
    'What changes something is no GET',
    proven(origins, messages('%s is taken nowhere, and nothing of it is sent back'), [
      'src/server/mail/choice-routes.test.ts',
      'shows a choice and changes nothing by being read',
    ]),
  ),
  item('3.5.4', 2, 'Separate applications have separate hosts', without('It is one application on one host.')),
  item('3.5.5', 2, 'Messages of other windows are not trusted', proven(code)),
  item('3.7.1', 2, 'No plug-ins of former times', proven(headers, pagesHeaders)),
  item(
    '3.7.2',
    2,
    'Nobody is led to another site by a parameter',
    proven(exposure('leads nobody to another site'), signOn('leads to pages of ours only')),
  ),

  // V4 API
  item('4.1.1', 1, 'Every body says its type and charset', proven(headers, pagesHeaders)),
  item('4.1.2', 2, 'Only pages for people lead from http to https', without(proxyEndsTls)),
  item(
    '4.1.3',
    2,
    'Headers of a proxy cannot be set by its users',
    proven(proxies, ['src/server/http/client-address.test.ts', 'of a trusted peer, the last address that is no proxy of ours']),
  ),
  item('4.2.1', 2, 'The end of a message is read in one way', proven(messages('%s is refused'))),
  item('4.3.1', 2, 'GraphQL queries are bounded', without(noGraph)),
  item('4.3.2', 2, 'GraphQL tells nothing of its schema', without(noGraph)),
  item('4.4.1', 1, 'WebSockets are encrypted', without(noSockets)),
  item('4.4.2', 2, 'WebSockets check the origin', without(noSockets)),
  item('4.4.3', 2, 'WebSockets have tokens of their own', without(noSockets)),
  item('4.4.4', 2, 'WebSocket tokens come from the session', without(noSockets)),

  // V5 Files
  item('5.1.1', 2, 'Which files are taken, how large, is written down', written('Files that may be uploaded')),
  item(
    '5.2.1',
    1,
    'No file is larger than can be worked on',
    proven(http('over 2 MB are refused, announced or not'), added('only when it can be read, and the refusal names the field')),
  ),
  item('5.2.2', 1, 'A file is what it says it is', proven(added('only when it can be read, and the refusal names the field'))),
  item(
    '5.2.3',
    2,
    'What unpacks is bounded: archives are refused, streams of PDFs and answers of sites end at a limit',
    proven(added('never when it is an archive: none is unpacked'), bombs, packedFiles),
  ),
  item(
    '5.3.1',
    1,
    'No uploaded file is run',
    without('No upload lies in a folder: texts are rows of the database, and no folder is run.'),
  ),
  item('5.3.2', 1, 'No path is made of what somebody sent', proven(['src/server/pages/routes.test.ts', '%s stays inside'])),
  item('5.4.1', 2, 'Names of downloads are set by the server', proven(...fileNames)),
  item('5.4.2', 2, 'Names of downloads are encoded', proven(...fileNames)),
  item('5.4.3', 2, 'Files of strangers are scanned before they are served', without(noStrangersFile)),

  // V6 Authentication
  item('6.1.1', 1, 'How guessing and lock-out are met is written down', written('Signing in')),
  item('6.1.2', 2, 'Words that no password may hold are written down', otherwise('password rules')),
  item('6.1.3', 2, 'Every way to sign in is written down', written('Signing in')),
  item('6.2.1', 1, 'Passwords have at least 8 signs', otherwise('password rules')),
  item('6.2.2', 1, 'People can change their password', proven(newPassword, usedOnce)),
  item(
    '6.2.3',
    1,
    'Changing a password asks for the current one',
    proven(newPassword, ownAccount('is not opened by guessing at a session that somebody left open')),
  ),
  item(
    '6.2.4',
    1,
    'The most common passwords are refused',
    proven(reset('takes no common password, however it is capitalized, and none is used up by one'), newPassword),
  ),
  item('6.2.5', 1, 'Passwords may be of any signs', proven(password('%s is taken as it is'))),
  item('6.2.6', 1, 'Passwords are masked', proven(password('is masked where it is typed, and left to password managers'))),
  item(
    '6.2.7',
    1,
    'Pasting and password managers work',
    proven(password('is masked where it is typed, and left to password managers')),
  ),
  item('6.2.8', 1, 'Passwords are compared as typed', proven(password('%s is taken as it is'))),
  item('6.2.9', 2, 'Passwords of 64 signs work', proven(password('%s is taken as it is'))),
  item(
    '6.2.10',
    2,
    'No password has to be changed by the calendar',
    proven(password('holds for most of a year: nobody has to change it')),
  ),
  item('6.2.11', 2, 'Words of the context are refused', otherwise('password rules')),
  item('6.2.12', 2, 'Leaked passwords are refused', otherwise('password rules')),
  item(
    '6.3.1',
    1,
    'Guessing is met as written down',
    proven(
      tries,
      waits('are free 50 times, whatever the name; then they wait, a minute at most; IPv6 neighbors count together'),
      waits('do not slow the owner on a device that the account knows, even from the address of the strangers'),
    ),
  ),
  item('6.3.2', 1, 'No default account', otherwise('first account')),
  item('6.3.3', 2, 'A second factor', otherwise('second factors')),
  item(
    '6.3.4',
    2,
    'Every way in is as strong as the others, and known',
    proven(
      rows,
      tokenScopes,
      token('opens nothing once it is ended, over, or its user disabled; all of these answer alike'),
      ['src/server/factors/required.test.ts', 'a token that was made before goes on, and none is made meanwhile'],
      ['src/server/factors/required.test.ts', 'whoever has none signs in and reaches what sets one up, and nothing else'],
      afterSignOn('is asked for after single sign-on, unless the provider says that it asked for two'),
      reset('can be made by the operator, and ends the mailed one'),
      disabled,
      secondStep('has no session after the password, and one after the code'),
      secondStep('signs in alone where its device has checked who uses it, and not where it has not'),
    ),
  ),
  item('6.4.1', 1, 'First passwords are random and end soon', otherwise('first account')),
  item('6.4.2', 1, 'No hints or secret questions', without('There are none.')),
  item(
    '6.4.3',
    2,
    'A forgotten password is reset safely, and a second factor is asked for as before',
    proven(
      usedOnce,
      reset('works for an hour'),
      reset('is stored as a hash only'),
      secondStep('is asked for after a reset, too: a mailbox alone opens nothing'),
    ),
  ),
  item(
    '6.4.4',
    2,
    'A lost factor is replaced with proof of identity',
    proven(
      recoveryCode,
      factor('gets back in when an administrator removes them, and is told'),
      factor('gets back in by the operator, also as the last administrator'),
    ),
  ),
  item('6.5.1', 2, 'Codes work once', proven(secondStep('takes a code of the app once, and none from before it'), recoveryCode)),
  item(
    '6.5.2',
    2,
    'Codes are stored hashed, and the secrets of apps not at all',
    proven(recoveryCode, factor('keeps no secret: what is stored shows no code without the key of the installation')),
  ),
  item(
    '6.5.3',
    2,
    'Codes are random',
    proven(['test/dangerous-code.test.ts', 'secrets use the system’s random generator; Math.random only spreads retries']),
  ),
  item(
    '6.5.4',
    2,
    'Codes are long enough',
    proven(factor('counts once a code of it was typed; its owner is told, and gets ten recovery codes')),
  ),
  item('6.5.5', 2, 'Codes end after 30 seconds', otherwise('second factors')),
  item('6.6.1', 2, 'Codes by telephone', without(noTelephone)),
  item(
    '6.6.2',
    2,
    'What answers a question is bound to it',
    proven(
      secondStep('is refused when it answers twice, late, for another page, for another sign-in, or as a copy'),
      secondStep('is over after ten minutes, after five wrong codes, and once it was completed'),
    ),
  ),
  item(
    '6.6.3',
    2,
    'Codes cannot be tried out',
    proven(secondStep('slows wrong codes down as wrong passwords, and locks nobody out')),
  ),
  item(
    '6.8.1',
    2,
    'Identities of several providers are kept apart',
    proven(oneIdentity, connecting('ends with the password, by an administrator, and with another provider')),
  ),
  item('6.8.2', 2, 'Signatures of assertions are checked', proven(...idToken)),
  item('6.8.3', 2, 'SAML assertions are used once', without('There is no SAML; that an ID token is used once is 10.5.1.')),
  item(
    '6.8.4',
    2,
    'The strength of a provider’s sign-in is checked',
    proven(
      ...idToken,
      afterSignOn('is asked for after single sign-on, unless the provider says that it asked for two'),
      afterSignOn('is owed where everybody must have one, unless the provider asked for two'),
    ),
  ),

  // V7 Sessions
  item('7.1.1', 2, 'How long sessions last, and why, is written down', written('Sessions')),
  item('7.1.2', 2, 'How many sessions an account may have is written down', written('Sessions')),
  item('7.1.3', 2, 'Sessions shared with other systems are written down', written('Single sign-on', 'docs/operating.md')),
  item('7.2.1', 1, 'Sessions are checked on the server', proven(http('a call for users answers 401 to everybody else'))),
  item(
    '7.2.2',
    1,
    'Sessions are made anew, no fixed keys; a program’s token is made by its owner, for at most a year',
    proven(cookie, token('is shown once, kept as a hash alone, and listed with its use')),
  ),
  item('7.2.3', 1, 'Session tokens are random, of 128 bits at least', proven(cookie, chance)),
  item(
    '7.2.4',
    1,
    'Signing in makes a new token and ends the old',
    proven(signIn('is replaced by the next sign-in of the same browser')),
  ),
  item('7.3.1', 2, 'An unused session ends', proven(signIn('lives 30 days from its last use'))),
  item('7.3.2', 2, 'Every session ends', proven(signIn('ends 90 days after the sign-in, however much it is used'))),
  item(
    '7.4.1',
    1,
    'A session that was ended works nowhere',
    proven(signIn('ends with signing out, which answers alike when nobody is signed in')),
  ),
  item(
    '7.4.2',
    1,
    'Disabling an account ends its sessions and tokens',
    proven(
      disabled,
      token('opens nothing once it is ended, over, or its user disabled; all of these answer alike'),
      secondStep('ends with the account, and with another password'),
    ),
  ),
  item(
    '7.4.3',
    2,
    'A new password ends the other sessions; after a factor was changed they can be ended',
    proven(usedOnce, newPassword, ['src/server/accounts/sessions.test.ts', 'end all but the one that asks']),
  ),
  item(
    '7.4.4',
    2,
    'Signing out is at hand on every page',
    proven(['test/e2e/sign-in.spec.ts', 'signs in, finds the way around by the Account menu, and signs out']),
  ),
  item('7.4.5', 2, 'Administrators can end somebody’s sessions', proven(disabled)),
  item(
    '7.5.1',
    2,
    'Changing what an account is entered or recovered by asks for the password: name, address, factors, provider',
    proven(
      ownAccount('changes username and email only with the password, and notifies the old address'),
      factor('asks for the password: $path'),
      factor('is removed with the password, and with the last factor its recovery codes'),
      connecting('takes the password, and the session that began it'),
    ),
  ),
  item('7.5.2', 2, 'People see their sessions and end them, after signing in again', otherwise('ending sessions')),
  item('7.6.1', 2, 'Sessions of provider and product end as it is written down', written('Single sign-on', 'docs/operating.md')),
  item('7.6.2', 2, 'No session begins without a person’s doing', proven(headers, foreign, ownDoing, ownBrowser)),

  // V8 Authorization
  item('8.1.1', 1, 'Who may do what with which object is written down', written('Who may do what')),
  item('8.1.2', 2, 'Who may see and set which field is written down', written('Who may do what')),
  item('8.2.1', 1, 'Functions are for those who may', proven(rows, cells, tokenScopes, anyProspect)),
  item(
    '8.2.2',
    1,
    'Objects are for those who may',
    proven(
      rows,
      cells,
      ['src/server/prospects/prospects.test.ts', 'answers byte for byte like what does not exist'],
      shares('unknown, turned off, or of a deleted prospect answers byte for byte alike'),
      ...copies,
      apart,
      cancelledByAsker,
      ['src/server/idempotency.test.ts', 'a link that was turned off answers 404 to a repeated key, too'],
      ['src/server/idempotency.test.ts', 'a link that was turned off is handed to nobody again: not made, mailed or renewed'],
      ['src/server/accounts/disable-user.test.ts', 'cannot be your own account, and members cannot disable anyone'],
      anyProspect,
      token("makes its owner's calls, and nobody else's"),
      mcp("reaches nobody else's prospects, pages or sessions"),
      webhook('hears of what happens to its owner’s prospects, signed, and of nobody else’s'),
      ['src/server/persons/erasure.test.ts', 'an account exports its own records, and nobody else’s'],
      auditLog('is nothing that anybody else can see, and is of the new owner after a hand-over'),
    ),
  ),
  item(
    '8.2.3',
    2,
    'Fields are for those who may',
    proven(
      [
        'src/server/shares/what-a-link-shows.test.ts',
        'is the body with its proven and stated lines and those that sources disagree about, and nothing of the owner',
      ],
      exposure('changes nothing when a prospect is made or edited'),
      http('leave out what their call does not list'),
      ...copies,
      website('a link holder’s edit leaves the website as it is'),
      ['src/server/accounts/create-user.test.ts', 'makes a member, whatever the request says'],
      token('is told in the audit log, without its secret'),
      webhook('shows its secret once, and signs with both while it is changed'),
      ['src/server/shares/link-controls.test.ts', 'tells in the timeline what was changed, and never the passcode'],
      ['src/server/offers/offers.test.ts', 'shows nothing in doubt'],
    ),
  ),
  item('8.3.1', 1, 'The server decides', proven(rows, cells)),
  item(
    '8.4.1',
    2,
    'Tenants do not reach each other, nor through what they share: look-ups, kept pages, the limits of a day',
    proven(
      cells,
      ['src/server/foreign-objects.test.ts', 'is in no list of mine'],
      apart,
      provesApart,
      lookups('is remembered apart: a stranger’s search names no body for the next asker'),
      added('answers no other question, and proves nothing for another user'),
      misleading,
      ...copies,
      reserve,
      mcp("reaches nobody else's prospects, pages or sessions"),
      webhook('hears of what happens to its owner’s prospects, signed, and of nobody else’s'),
      ['src/server/persons/erasure.test.ts', 'leaves others alone whose address or name only begins or ends alike'],
    ),
  ),

  // V9 Self-contained tokens
  ...['9.1.1', '9.1.2', '9.1.3', '9.2.1'].map((id) =>
    item(id, 1, 'Tokens that carry claims are signed, current and from known keys', proven(...idToken)),
  ),
  ...['9.2.2', '9.2.3', '9.2.4'].map((id) =>
    item(id, 2, 'Tokens that carry claims are for this use and service', proven(...idToken)),
  ),

  // V10 OAuth and OpenID Connect
  ...['10.1.1', '10.1.2'].map((id) =>
    item(id, 2, 'Tokens go only where they are needed, and only for the session that asked', proven(ownBrowser, changedOnTheWay)),
  ),
  ...['10.2.1', '10.2.2'].map((id) =>
    item(id, 2, 'A client cannot be made to take another’s code', proven(ownBrowser, changedOnTheWay)),
  ),
  ...['10.3.1', '10.3.2', '10.3.3', '10.3.4'].map((id) =>
    item(id, 2, 'An API takes tokens for itself only, and holds to what they allow', without(noAccessTokens)),
  ),
  ...['10.4.1', '10.4.2', '10.4.3', '10.4.4', '10.4.5'].map((id) =>
    item(id, 1, 'A server gives codes and tokens safely', without(noAuthorizationServer)),
  ),
  ...['10.4.6', '10.4.7', '10.4.8', '10.4.9', '10.4.10', '10.4.11'].map((id) =>
    item(id, 2, 'A server binds, ends and bounds what it gives', without(noAuthorizationServer)),
  ),
  ...['10.5.1', '10.5.2', '10.5.3', '10.5.4'].map((id) =>
    item(
      id,
      2,
      'A client of OpenID Connect checks what it is told',
      proven(...idToken, oneIdentity, [
        'src/server/identities/provider.test.ts',
        'is told, whether it is away, silent or not what it says',
      ]),
    ),
  ),
  item(
    '10.5.5',
    2,
    'Signing out at the provider’s word is bounded',
    without('No provider signs people out here (decision 0069).'),
  ),
  ...['10.6.1', '10.6.2'].map((id) => item(id, 2, 'A provider offers safe flows only', without(noAuthorizationServer))),
  ...['10.7.1', '10.7.2', '10.7.3'].map((id) =>
    item(id, 2, 'People consent, know to what, and can take it back', without(noAuthorizationServer)),
  ),

  // V11 Cryptography
  item('11.1.1', 2, 'How keys are made, kept and replaced is written down', written('Cryptography')),
  item('11.1.2', 2, 'What is used where is written down', written('Cryptography')),
  item('11.2.1', 2, 'Algorithms are those of a proven library', proven(hashes, code)),
  item(
    '11.2.2',
    2,
    'Algorithms and costs can be replaced',
    proven(['src/server/accounts/password-hash.test.ts', 'a hash made at another cost is still read']),
  ),
  item('11.2.3', 2, 'Nothing is weaker than 128 bits', otherwise('place of operation')),
  item('11.3.1', 1, 'No weak modes or paddings', proven(code)),
  item('11.3.2', 1, 'Approved ciphers only', without(noCipher)),
  item('11.3.3', 2, 'What is encrypted cannot be changed unseen', without(noCipher)),
  item('11.4.1', 1, 'Approved hashes only', proven(hashes, shaOne)),
  item(
    '11.4.2',
    2,
    'Passwords are hashed slowly, at today’s cost, and nothing else that is kept was made of them',
    proven(
      ['src/server/accounts/password-hash.test.ts', 'a password matches its own hash only; every hash has its own salt'],
      ['src/server/idempotency.test.ts', 'is a hash that needs the installation’s own key, and no password went into it'],
      ['src/server/idempotency.test.ts', 'leaves out every field of every call that is named like a secret'],
      waits('what was typed as a name is not kept, for it may be a password in the wrong field, and no address'),
    ),
  ),
  item(
    '11.4.3',
    2,
    'Hashes that vouch for content are of 256 bits',
    proven(hashes, ['src/server/backup/backup.test.ts', 'a file that was cut is refused']),
  ),
  item('11.4.4', 2, 'Keys from passwords are stretched', without('No key is made from a password.')),
  item(
    '11.5.1',
    2,
    'What must not be guessed has 128 random bits; codes that people type have those of 6.5.4',
    proven(chance, shares('is created once per prospect, with 144 random bits, at the public address'), [
      'src/server/accounts/create-user.test.ts',
      'from the command line prints a password that works; the first account is an administrator',
    ]),
  ),
  item(
    '11.6.1',
    2,
    'Signatures are verified by approved algorithms; no keys are made',
    proven(
      ...idToken,
      secondStep('is refused when it answers twice, late, for another page, for another sign-in, or as a copy'),
      factor('are not taken when they were made for another page, another account, or twice'),
      code,
    ),
  ),

  // V12 Communication
  item('12.1.1', 1, 'Current TLS only', without(proxyEndsTls)),
  item('12.1.2', 2, 'Current cipher suites only', without(proxyEndsTls)),
  item('12.1.3', 2, 'Certificates of clients are checked', without('No client shows a certificate.')),
  item('12.2.1', 1, 'People reach the product by TLS only', without(proxyEndsTls)),
  item('12.2.2', 1, 'The certificate is publicly trusted', without(proxyEndsTls)),
  item('12.3.1', 2, 'Every connection in and out is encrypted', otherwise('place of operation')),
  item(
    '12.3.2',
    2,
    'Certificates of servers are checked',
    proven(mail('is not trusted with a certificate that nobody vouches for')),
  ),
  item(
    '12.3.3',
    2,
    'Connections between own services are encrypted',
    without('It is one service: its processes speak by the database and by pipes, never by HTTP.'),
  ),
  item(
    '12.3.4',
    2,
    'Certificates of own services are trusted one by one',
    without('It is one service: its processes speak by the database and by pipes, never by HTTP.'),
  ),

  // V13 Configuration
  item('13.1.1', 2, 'What the product connects to is written down', written('Connections')),
  item('13.2.1', 2, 'Services know each other by short-lived or own credentials', otherwise('place of operation')),
  item('13.2.2', 2, 'Accounts for services have the least rights', written('Connections')),
  item(
    '13.2.3',
    2,
    'No default credentials for services',
    proven(
      ['test/secrets.test.ts', 'no file of the project holds %s'],
      ['src/server/config.test.ts', 'with nothing set, everything starts'],
    ),
  ),
  item(
    '13.2.4',
    2,
    'Where the product may connect to is bounded: services by the operator’s settings, websites and webhooks by scheme, port and address',
    proven(noAddress, redirects, ...webhookTargets, [
      'test/model-servers/wires.test.ts',
      'a redirect is not followed, so the key goes nowhere else',
    ]),
  ),
  item(
    '13.2.5',
    2,
    'Where the server may load from is bounded',
    proven(noAddress, ['src/server/pages/routes.test.ts', '%s stays inside']),
  ),
  item('13.3.1', 2, 'Secrets come from a vault, none is in the code', otherwise('place of operation')),
  item(
    '13.3.2',
    2,
    'Secrets are for those who need them',
    proven(
      [
        'src/server/accounts/first-account.test.ts',
        'has a random password, told once and kept in a file of its owner, and is an administrator',
      ],
      ['src/server/backup/backup.test.ts', 'is for its owner alone, and never replaces a file'],
      canary,
    ),
  ),
  item('13.4.1', 1, 'No version control on the web', proven(exposure('%s'))),
  item(
    '13.4.2',
    2,
    'No debugging in operation',
    proven(quietFailure, exposure('no source map is named by a file of the application')),
  ),
  item('13.4.3', 2, 'No listing of folders', proven(exposure('%s'))),
  item('13.4.4', 2, 'No TRACE', proven(messages('%s is taken nowhere, and nothing of it is sent back'))),
  item(
    '13.4.5',
    2,
    'Documents and metrics are shown on purpose only',
    proven(['src/server/metrics.test.ts', 'without a token there are none']),
  ),

  // V14 Data
  item('14.1.1', 2, 'What is sensitive, and how much, is written down', written('Data and its protection')),
  item('14.1.2', 2, 'How each level is protected is written down', written('Data and its protection')),
  item('14.2.1', 1, 'No secret in an address', otherwise('keys and drafts in the browser')),
  item(
    '14.2.2',
    2,
    'No cache on the way keeps what is sensitive',
    proven(headers, ['src/server/pages/routes.test.ts', 'keeps what is a secret out of every cache']),
  ),
  item(
    '14.2.3',
    2,
    'Nothing sensitive goes to third parties',
    proven(headers, pagesHeaders, [
      'src/server/visits/visits.test.ts',
      'no address is kept, and no visit longer than 180 days; the counts stay, also when the link ends',
    ]),
  ),
  item(
    '14.2.4',
    2,
    'Each level is protected as written',
    proven(
      canary,
      [
        'src/server/prospects/sweep.test.ts',
        'removes what was deleted 30 days ago, with its versions, links and interest, and nothing else',
      ],
      ['src/server/backup/backup.test.ts', 'is for its owner alone, and never replaces a file'],
      ['src/server/persons/erasure.test.ts', 'leaves no trace in any table, mail, export, page or log'],
      ['src/server/shares/passcode.test.ts', 'shows pages, once it was given, that no browser keeps'],
      ['src/server/retention.test.ts', 'every kind of record is kept for the days that its setting says'],
    ),
  ),
  item(
    '14.3.1',
    1,
    'Signing out clears the browser',
    proven(['test/e2e/sign-in.spec.ts', 'signing out leaves nothing of the account in the tab']),
  ),
  item('14.3.2', 2, 'Browsers keep nothing sensitive', otherwise('keys and drafts in the browser')),
  item('14.3.3', 2, 'Nothing sensitive in the browser’s storage', otherwise('keys and drafts in the browser')),

  // V15 Coding
  item('15.1.1', 1, 'How soon weak libraries are replaced is written down', written('Libraries')),
  item(
    '15.1.2',
    2,
    'Every library is known, and where it comes from',
    proven(locked('every package is locked to one version by the hash of its content, from wherever it comes')),
  ),
  item('15.1.3', 2, 'What costs much, and how it is bounded, is written down', written('What costs much')),
  item('15.2.1', 1, 'No library is older than written', otherwise('place of operation')),
  item(
    '15.2.2',
    2,
    'What costs much is bounded as written',
    proven(
      ['src/server/lookups/same-question.test.ts', 'asked ten times at once is one look-up'],
      ...readers,
      [hostilePages, 'take the pages of several look-ups in turn'],
      bombs,
      keptRoom,
      shareOfDay,
      reserve,
      linkEdits('of 301 versions of 400 KB is answered, with 2 MB at most and the newest whole'),
      slowBody,
      [
        'src/server/db/embedded.test.ts',
        'a statement over its time is ended, what was committed stays, and the next one is answered',
      ],
    ),
  ),
  item('15.2.3', 2, 'Nothing of tests and development is served', proven(exposure('%s'))),
  item('15.3.1', 1, 'Answers hold only the fields that are needed', proven(http('leave out what their call does not list'))),
  item(
    '15.3.2',
    2,
    'Redirects of other servers are followed on purpose only',
    proven(redirects, webhook('cannot reach the internal network through a name that resolves there, or through a redirect'), [
      'test/model-servers/wires.test.ts',
      'a redirect is not followed, so the key goes nowhere else',
    ]),
  ),
  item(
    '15.3.3',
    2,
    'Fields nobody may set cannot be set',
    proven(
      exposure('changes nothing when a prospect is made or edited'),
      exposure('changes nothing when an account is made'),
      token('names what is not right of it'),
    ),
  ),
  item(
    '15.3.4',
    2,
    'The visitor’s address is known through proxies, and cannot be forged',
    proven(proxies, [
      'src/server/rate-limit.test.ts',
      'counts the address that a trusted proxy names, and no address that a stranger claims',
    ]),
  ),
  item('15.3.5', 2, 'Types are checked', proven(wrongShape, fuzzed)),
  item('15.3.6', 2, 'No request reaches a prototype', proven(exposure('reaches no prototype'))),
  item(
    '15.3.7',
    2,
    'A parameter counts where it belongs only',
    proven(exposure('counts where its call reads it, and nowhere else')),
  ),

  // V16 Logging and errors
  item('16.1.1', 2, 'What is logged where is written down', written('Logs')),
  item(
    '16.2.1',
    2,
    'Each line says when, who, what and where',
    proven(log('says of each request when, by whom, what and with which outcome')),
  ),
  item('16.2.2', 2, 'Times are UTC', proven(log('says of each request when, by whom, what and with which outcome'))),
  item(
    '16.2.3',
    2,
    'Logs go where is written only, and hold what is written',
    proven(log('is told in the documents, event by event, as it is written in the code'), [
      'src/server/main.test.ts',
      'says in three lines what it did, answers, and stops on SIGTERM',
    ]),
  ),
  item('16.2.4', 2, 'Logs can be read by programs', proven(log('is one line an event, whatever an address holds'))),
  item(
    '16.2.5',
    2,
    'No secret is logged',
    proven(canary, ['src/server/log.test.ts', 'secrets that are logged by name are left out']),
  ),
  item(
    '16.3.1',
    2,
    'Every sign-in is logged, taken or refused, with its factors',
    proven(
      log('tells every sign-in, taken or refused, and whose account it was'),
      secondStep('stands in the list of what happened with what came beside the password'),
      signOn('lets in whoever has connected their account, with a session of its own, and notes it'),
    ),
  ),
  item(
    '16.3.2',
    2,
    'Every refused access is logged',
    proven(
      log('keeps every try to do what somebody may not do, also where requests are not logged'),
      log('says of each request when, by whom, what and with which outcome'),
    ),
  ),
  item(
    '16.3.3',
    2,
    'What an attack leaves behind is logged',
    proven(
      log('keeps what an attack leaves behind also where requests are not logged'),
      log('tells what becomes of an account, and by whom'),
      auditLog('tells administrators of accounts and rights, who changed them and from where'),
    ),
  ),
  item(
    '16.3.4',
    2,
    'Unexpected errors are logged',
    proven(['src/server/log.test.ts', 'an error is logged with its causes but without the row it happened to'], canary),
  ),
  item('16.4.1', 2, 'No text breaks the log', proven(log('is one line an event, whatever an address holds'))),
  item(
    '16.4.2',
    2,
    'The audit log is kept from others and from change; the log is kept by whoever runs the product',
    proven(cells, rows, auditLog('is nothing that anybody else can see, and is of the new owner after a hand-over'), [
      'test/dangerous-code.test.ts',
      'the audit log is written in one place, and what is over its time is removed in one',
    ]),
  ),
  item(
    '16.4.3',
    2,
    'Logs go to another system',
    without('The log is standard error; where it goes is decided by whoever runs the product (docs/security.md, Logs).'),
  ),
  item('16.5.1', 2, 'Errors tell nothing of the inside', proven(quietFailure)),
  item(
    '16.5.2',
    2,
    'What is away does not open anything',
    proven(http('a database that is away answers 503'), [
      'src/server/mail/delivery.test.ts',
      'is away for an hour gets the email when it is back, once',
    ]),
  ),
  item(
    '16.5.3',
    2,
    'A failure leaves nothing half done',
    proven(
      ['src/server/db/transaction.test.ts', 'that fails leaves nothing'],
      ['src/server/idempotency.test.ts', 'that failed left nothing behind, and can be retried after correction'],
    ),
  ),

  // V17 WebRTC
  ...['17.1.1', '17.2.1', '17.2.2', '17.2.3', '17.2.4', '17.3.1', '17.3.2'].map((id) =>
    item(id, 2, 'Media and signalling are safe', without(noMedia)),
  ),
]
