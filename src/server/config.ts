import { resolve } from 'node:path'
import { settings } from './settings.ts'

/** What the process was told, read once at start. A feature is configured whole, or null. */
export interface Config {
  /** 'test' in tests only: quiet log. */
  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  /** Seconds between SIGTERM and the end of new connections. */
  stopDelay: number
  /** Origin of every mailed or shared link, without a slash at its end. */
  publicUrl: string
  /** Host names that requests may name, beside that of publicUrl and loopback. */
  allowedHosts: readonly string[]
  /** Addresses of proxies whose X-Forwarded-For is believed; empty: none. */
  trustedProxies: readonly string[]
  dataDir: string
  /** PostgreSQL URL; null: the embedded database in dataDir. */
  databaseUrl: string | null
  /** Made when there is no account yet; password null: a random one. */
  firstAccount: { username: string; email: string; password: string | null }
  model: {
    provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible'
    model: string
    apiKey: string
    baseUrl: string | null
    /** Tokens and dollars of one day, all look-ups together; dailyCost null: no ceiling in dollars. */
    dailyTokens: number
    dailyCost: number | null
    /** Dollars for a million tokens; null: costs are not counted. */
    prices: { input: number; output: number } | null
  } | null
  search: { provider: 'brave' | 'tavily' | 'searxng'; apiKey: string; baseUrl: string | null } | null
  /** `fromName`: who an email comes from that a person did not write; null: the product. */
  mail: { smtpUrl: string; from: string; fromName: string | null } | null
  phaseOneCapacity: number
  /** Days an offer holds after the day it is made. */
  offerDays: number
  anonymousLookup: boolean
  emailField: boolean
  allowPrivateNetwork: boolean
  /** Whether websites are read: 'ask' of a body in the catalogue only when somebody asks for it, 'off' never. */
  liveReading: 'on' | 'ask' | 'off'
  /** Days after which a prospect's website is read again; 0: never. */
  recheckAfterDays: number
  /** Days that records are kept; lostInterests 0: as long as their prospect. */
  keptDays: { visits: number; events: number; mails: number; lookups: number; deletedProspects: number; lostInterests: number }
  /** Processes that read pages: how many at most, and the memory of each in megabytes. */
  readers: { processes: number; memory: number }
  /** Who must have a second factor before they reach anything. */
  requireSecondFactor: 'off' | 'admins' | 'all'
  /** The provider of single sign-on (OpenID Connect); null: people sign in here alone. */
  identityProvider: { issuer: string; clientId: string; clientSecret: string | null; name: string } | null
  /** What Prometheus must send to read the metrics; null: there are none. */
  metricsToken: string | null
  /** URI of whoever is told of weak points; null: nobody is named. */
  securityContact: string | null
  /** The server and the token of `credscout mcp`; null: it works by itself. */
  remote: { url: string; token: string } | null
  /** What is logged: 'warn' tells what went wrong, 'info' every request, too. */
  logLevel: 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

/** A setting that the process cannot start with; the message is one sentence that names the variable. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ConfigError'
  }
}

type Settings = typeof settings
type SettingName = keyof Settings
type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads every setting. The only place that looks at the environment.
 * @throws ConfigError for a value that is not right, or a feature that is configured by half
 */
export function readConfig(env: Environment): Config {
  const read = <N extends SettingName>(name: N): ReturnType<Settings[N]['parse']> => readSetting(env, name)
  const port = read('PORT')
  const nodeEnv = env['NODE_ENV']
  return {
    mode: nodeEnv === 'test' || nodeEnv === 'development' ? nodeEnv : 'production',
    port,
    host: read('HOST'),
    stopDelay: read('STOP_DELAY'),
    publicUrl: read('PUBLIC_URL') ?? `http://localhost:${port}`,
    allowedHosts: read('ALLOWED_HOSTS'),
    trustedProxies: read('TRUSTED_PROXIES'),
    dataDir: resolve(read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL'),
    firstAccount: { username: read('ADMIN_USERNAME'), email: read('ADMIN_EMAIL'), password: read('ADMIN_PASSWORD') },
    model: readModel(read),
    search: readSearch(read),
    mail: readMail(read),
    phaseOneCapacity: read('PHASE_ONE_CAPACITY'),
    offerDays: read('OFFER_DAYS'),
    anonymousLookup: read('ANONYMOUS_LOOKUP'),
    emailField: read('EMAIL_FIELD'),
    allowPrivateNetwork: read('ALLOW_PRIVATE_NETWORK'),
    liveReading: read('LIVE_READING'),
    recheckAfterDays: read('RECHECK_AFTER_DAYS'),
    keptDays: {
      visits: read('KEEP_VISITS_DAYS'),
      events: read('KEEP_EVENTS_DAYS'),
      mails: read('KEEP_MAILS_DAYS'),
      lookups: read('KEEP_LOOKUPS_DAYS'),
      deletedProspects: read('KEEP_DELETED_DAYS'),
      lostInterests: read('KEEP_LOST_INTERESTS_DAYS'),
    },
    readers: { processes: read('READERS'), memory: read('READER_MEMORY_MB') },
    requireSecondFactor: read('REQUIRE_SECOND_FACTOR'),
    identityProvider: readIdentityProvider(read),
    metricsToken: read('METRICS_TOKEN'),
    securityContact: read('SECURITY_CONTACT'),
    remote: readRemote(read),
    logLevel: read('LOG_LEVEL'),
  }
}

type Read = <N extends SettingName>(name: N) => ReturnType<Settings[N]['parse']>

function readSetting<N extends SettingName>(env: Environment, name: N): ReturnType<Settings[N]['parse']>
function readSetting(env: Environment, name: SettingName): unknown {
  const setting = settings[name]
  const given = env[name] ?? ''
  try {
    return setting.parse(given.trim() === '' ? setting.default : given)
  } catch (error) {
    throw new ConfigError(`${name} must be ${error instanceof Error ? error.message : 'another value'}.`)
  }
}

function readModel(read: Read): Config['model'] {
  const provider = read('AI_PROVIDER')
  const model = read('AI_MODEL')
  const apiKey = read('AI_API_KEY')
  const baseUrl = read('AI_BASE_URL')
  const prices = read('AI_PRICES')
  const dailyCost = read('AI_DAILY_COST')
  if (provider === null) {
    return refuseLeftOvers('AI_PROVIDER', {
      AI_MODEL: model,
      AI_API_KEY: apiKey,
      AI_BASE_URL: baseUrl,
      AI_PRICES: prices,
      AI_DAILY_COST: dailyCost,
    })
  }
  if (model === null) throw missing('AI_MODEL', `AI_PROVIDER=${provider}`)
  if (provider === 'openai-compatible' && baseUrl === null) throw missing('AI_BASE_URL', `AI_PROVIDER=${provider}`)
  if (provider !== 'openai-compatible' && apiKey === null) throw missing('AI_API_KEY', `AI_PROVIDER=${provider}`)
  if (dailyCost !== null && prices === null) throw missing('AI_PRICES', 'AI_DAILY_COST')
  return { provider, model, apiKey: apiKey ?? '', baseUrl, dailyTokens: read('AI_DAILY_TOKENS'), dailyCost, prices }
}

function readSearch(read: Read): Config['search'] {
  const provider = read('SEARCH_PROVIDER')
  const apiKey = read('SEARCH_API_KEY')
  const baseUrl = read('SEARCH_BASE_URL')
  if (provider === null) return refuseLeftOvers('SEARCH_PROVIDER', { SEARCH_API_KEY: apiKey, SEARCH_BASE_URL: baseUrl })
  if (provider === 'searxng' && baseUrl === null) throw missing('SEARCH_BASE_URL', `SEARCH_PROVIDER=${provider}`)
  if (provider !== 'searxng' && apiKey === null) throw missing('SEARCH_API_KEY', `SEARCH_PROVIDER=${provider}`)
  return { provider, apiKey: apiKey ?? '', baseUrl }
}

function readMail(read: Read): Config['mail'] {
  const smtpUrl = read('SMTP_URL')
  const from = read('MAIL_FROM')
  if (smtpUrl === null) return refuseLeftOvers('SMTP_URL', { MAIL_FROM: from?.address ?? null })
  if (from === null) throw missing('MAIL_FROM', 'SMTP_URL')
  return { smtpUrl, from: from.address, fromName: from.name }
}

function readIdentityProvider(read: Read): Config['identityProvider'] {
  const issuer = read('OIDC_ISSUER')
  const clientId = read('OIDC_CLIENT_ID')
  const clientSecret = read('OIDC_CLIENT_SECRET')
  const name = read('OIDC_NAME')
  if (issuer === null) {
    return refuseLeftOvers('OIDC_ISSUER', { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name })
  }
  if (clientId === null) throw missing('OIDC_CLIENT_ID', 'OIDC_ISSUER')
  return { issuer, clientId, clientSecret, name: name ?? 'single sign-on' }
}

function readRemote(read: Read): Config['remote'] {
  const url = read('CREDSCOUT_URL')
  const token = read('CREDSCOUT_TOKEN')
  if (url === null) return refuseLeftOvers('CREDSCOUT_URL', { CREDSCOUT_TOKEN: token })
  if (token === null) throw missing('CREDSCOUT_TOKEN', 'CREDSCOUT_URL')
  return { url, token }
}

function missing(name: SettingName, because: string): ConfigError {
  return new ConfigError(`${name} is not set, but ${because} needs it.`)
}

/** A setting that has no effect without another one is a mistake worth telling. */
function refuseLeftOvers(needed: SettingName, given: Partial<Record<SettingName, unknown>>): null {
  const leftOver = Object.entries(given).find(([, value]) => value !== null)
  if (leftOver !== undefined) throw new ConfigError(`${needed} is not set, but ${leftOver[0]} is; set both or neither.`)
  return null
}
