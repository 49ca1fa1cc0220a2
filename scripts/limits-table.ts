import { type RateLimit, type RateLimitName, rateLimits, type WorkLimitName, workLimits } from '../src/contract/limits.ts'

/** What each limit of requests counts, as an operator reads it. A limit without words does not compile. */
const requests: Record<RateLimitName, string> = {
  passwordReset: 'reset links asked for, and wrong ones tried',
  findOrganization: 'searches for a body',
  findCertifications: 'look-ups',
  readAgain: 'kept pages read again with what a person said of names',
  addPage: 'added pages and documents',
  ownPassword: 'one’s own password, given where an account is changed',
  confirmApp: 'codes while an authenticator app is set up',
  passkey: 'sign-ins with a passkey, and second steps begun',
  signOn: 'ways to the provider of single sign-on, and back',
  token: 'requests with a personal token, whatever the call',
  createToken: 'new personal tokens',
  createUser: 'new accounts',
  export: 'lists and records as a file',
  person: 'records of a person searched for, given out, or erased',
  startImport: 'imports begun',
  sendShare: 'results sent by mail',
  sharedEdit: 'corrections through a link',
  interest: 'interests; the seats of Phase 1, then places in order',
  offer: 'offers asked for, and drawn as a file',
  passcode: 'passcodes of links tried',
  remark: 'remarks of readers of a link',
  askForLink: 'new links asked for by readers of an old one',
  visit: 'views',
}

/** What each limit of work counts; `kept` are KiB. */
const work: Record<WorkLimitName, string> = {
  findOrganization: 'searches that ask outside',
  findCertifications: 'look-ups that read a website',
  sharedEdit: 'versions that a link makes',
  sharedEditSize: 'history that the links of one prospect write',
  remark: 'remarks through one link',
  interest: 'interests through one link, each of which may write an email',
  offer: 'offers that are new',
  keepCopy: 'pages kept as they came',
  keepEvidence: 'texts of pages kept',
}
const inKibibytes: ReadonlySet<WorkLimitName> = new Set(['sharedEditSize', 'keepCopy', 'keepEvidence'])

const whom: Record<RateLimit['by'], string> = {
  address: 'an address',
  network: 'an IPv6 /48',
  user: 'an account',
  token: 'a token',
  link: 'a link',
  prospect: 'the links of a prospect',
  anonymous: 'all who have no account, together',
  everybody: 'everybody, together',
}

/** The limits of `src/contract/limits.ts` as two tables of Markdown. */
export function limitsTables(): string {
  const rowsOf = <Name extends string>(
    words: Record<Name, string>,
    limits: Record<Name, readonly RateLimit[]>,
    amount: (name: Name, count: number) => string,
  ) =>
    names(words).map(
      (name) => `| ${words[name]} | ${limits[name].map((limit) => bound(limit, amount(name, limit.count))).join('; ')} |`,
    )
  return [
    'Requests are counted as they arrive, each caller alone:',
    '',
    '| what | limit |',
    '|---|---|',
    '| sign-in, and passcodes of links | slowed, never refused for good: see [Signing in](#signing-in) |',
    ...rowsOf(requests, rateLimits, (_name, count) => grouped(count)),
    '',
    'What everybody shares, and what others have to keep, is counted as work, where it begins and in the transaction that begins it. A request that is refused, joined, answered from what is kept, or ended before a page was asked for uses up nothing (decision 0026):',
    '',
    '| what | limit |',
    '|---|---|',
    ...rowsOf(work, workLimits, (name, count) => (inKibibytes.has(name) ? `${grouped(count / 1_024)} MB` : grouped(count))),
    '| language model | `AI_DAILY_TOKENS`, `AI_DAILY_COST` a day |',
  ].join('\n')
}

function bound({ by, seconds }: RateLimit, amount: string): string {
  const time = seconds === 60 ? 'a minute' : seconds === 3_600 ? 'an hour' : seconds === 86_400 ? 'a day' : `in ${seconds} s`
  return `${amount} ${time} for ${whom[by]}`
}

const grouped = (count: number): string => count.toLocaleString('en-US')

function names<Name extends string>(words: Record<Name, string>): Name[] {
  const isName = (name: string): name is Name => name in words
  return Object.keys(words).filter(isName)
}
