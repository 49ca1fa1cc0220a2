import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { settings } from './settings.ts'

const issuerSentence =
  'OIDC_ISSUER must be an address that starts with https:// (http:// for this machine alone), without what follows ? or /.well-known.'

describe('the configuration', () => {
  test('with nothing set, everything starts', () => {
    const { dataDir, ...config } = readConfig({})
    expect(dataDir).toMatch(/\/data$/)
    expect(config).toEqual({
      mode: 'production',
      port: 3000,
      host: '127.0.0.1',
      stopDelay: 1,
      publicUrl: 'http://localhost:3000',
      allowedHosts: [],
      trustedProxies: [],
      databaseUrl: null,
      firstAccount: { username: 'admin', email: 'admin@localhost', password: null },
      model: null,
      search: null,
      mail: null,
      phaseOneCapacity: 0,
      offerDays: 30,
      anonymousLookup: true,
      emailField: true,
      allowPrivateNetwork: false,
      liveReading: 'on',
      recheckAfterDays: 30,
      keptDays: { visits: 180, events: 365, mails: 365, lookups: 90, deletedProspects: 30, lostInterests: 0 },
      readers: { processes: 2, memory: 256 },
      requireSecondFactor: 'off',
      identityProvider: null,
      metricsToken: null,
      securityContact: null,
      remote: null,
      logLevel: 'warn',
    })
  })

  test('reads every setting', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      STOP_DELAY: '15',
      PUBLIC_URL: 'https://credscout.example.org/',
      ALLOWED_HOSTS: 'Credscout.internal',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      DATA_DIR: '/srv/credscout',
      DATABASE_URL: 'postgres://dana@db/credscout',
      ADMIN_USERNAME: 'dana',
      ADMIN_PASSWORD: ' with spaces ',
      ADMIN_EMAIL: 'dana@example.org',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'qwen',
      AI_BASE_URL: 'http://localhost:11434/v1/',
      AI_PRICES: '0.25/1.50',
      AI_DAILY_COST: '2.5',
      SEARCH_PROVIDER: 'brave',
      SEARCH_API_KEY: 'key',
      SMTP_URL: 'smtp://mail:25',
      MAIL_FROM: 'Credscout <sales@example.org>',
      PHASE_ONE_CAPACITY: '25',
      OFFER_DAYS: '45',
      ANONYMOUS_LOOKUP: 'off',
      EMAIL_FIELD: 'off',
      ALLOW_PRIVATE_NETWORK: 'on',
      LIVE_READING: 'ask',
      RECHECK_AFTER_DAYS: '0',
      KEEP_VISITS_DAYS: '30',
      KEEP_EVENTS_DAYS: '31',
      KEEP_MAILS_DAYS: '32',
      KEEP_LOOKUPS_DAYS: '33',
      KEEP_DELETED_DAYS: '34',
      KEEP_LOST_INTERESTS_DAYS: '35',
      READERS: '3',
      READER_MEMORY_MB: '512',
      REQUIRE_SECOND_FACTOR: 'admins',
      OIDC_ISSUER: 'https://login.example.org/realms/staff/',
      OIDC_CLIENT_ID: 'credscout',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_NAME: 'Acme',
      METRICS_TOKEN: 'token of sixteen',
      SECURITY_CONTACT: 'security@example.org',
      CREDSCOUT_URL: 'https://credscout.example.org',
      CREDSCOUT_TOKEN: 'cs_token',
      LOG_LEVEL: 'info',
      NODE_ENV: 'test',
    })
    expect(config).toEqual({
      mode: 'test',
      port: 8080,
      host: '0.0.0.0',
      stopDelay: 15,
      publicUrl: 'https://credscout.example.org',
      allowedHosts: ['credscout.internal'],
      trustedProxies: ['10.0.0.0/8', '::1'],
      dataDir: '/srv/credscout',
      databaseUrl: 'postgres://dana@db/credscout',
      firstAccount: { username: 'dana', email: 'dana@example.org', password: ' with spaces ' },
      model: {
        provider: 'openai-compatible',
        model: 'qwen',
        apiKey: '',
        baseUrl: 'http://localhost:11434/v1',
        dailyTokens: 3_000_000,
        dailyCost: 2.5,
        prices: { input: 0.25, output: 1.5 },
      },
      search: { provider: 'brave', apiKey: 'key', baseUrl: null },
      mail: { smtpUrl: 'smtp://mail:25', from: 'sales@example.org', fromName: 'Credscout' },
      phaseOneCapacity: 25,
      offerDays: 45,
      anonymousLookup: false,
      emailField: false,
      allowPrivateNetwork: true,
      liveReading: 'ask',
      recheckAfterDays: 0,
      keptDays: { visits: 30, events: 31, mails: 32, lookups: 33, deletedProspects: 34, lostInterests: 35 },
      readers: { processes: 3, memory: 512 },
      requireSecondFactor: 'admins',
      identityProvider: {
        issuer: 'https://login.example.org/realms/staff/',
        clientId: 'credscout',
        clientSecret: 'secret',
        name: 'Acme',
      },
      metricsToken: 'token of sixteen',
      securityContact: 'mailto:security@example.org',
      remote: { url: 'https://credscout.example.org', token: 'cs_token' },
      logLevel: 'info',
    })
  })

  test('follows the port in the public address', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
  })

  test.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '3000x' }, 'PORT must be a whole number from 0 to 65535.'],
    [
      { PUBLIC_URL: 'https://example.org/app' },
      'PUBLIC_URL must be an origin such as https://credscout.example.org, without a path.',
    ],
    [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL must be an origin such as https://credscout.example.org, without a path.'],
    [{ TRUSTED_PROXIES: 'proxy' }, 'TRUSTED_PROXIES must be IP addresses or ranges such as 10.0.0.0/8, separated by commas.'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be an address that starts with postgres://.'],
    [{ ADMIN_USERNAME: 'ab' }, 'ADMIN_USERNAME must be at least 3 characters long.'],
    [{ ADMIN_PASSWORD: '12345' }, 'ADMIN_PASSWORD must be at least 6 characters long.'],
    [{ ADMIN_EMAIL: 'dana' }, 'ADMIN_EMAIL must be an email address.'],
    [
      { MAIL_FROM: 'Credscout <sales>' },
      'MAIL_FROM must be an email address, or a name and an address: Credscout <hello@example.org>.',
    ],
    [{ AI_PROVIDER: 'other' }, 'AI_PROVIDER must be one of: openai, anthropic, google, openai-compatible.'],
    [{ ANONYMOUS_LOOKUP: 'yes' }, 'ANONYMOUS_LOOKUP must be on or off.'],
    [{ AI_PROVIDER: 'openai', AI_API_KEY: 'key' }, 'AI_MODEL is not set, but AI_PROVIDER=openai needs it.'],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_API_KEY is not set, but AI_PROVIDER=openai needs it.'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_BASE_URL is not set, but AI_PROVIDER=openai-compatible needs it.'],
    [
      { AI_PROVIDER: 'google', AI_MODEL: 'm', AI_API_KEY: 'k', AI_DAILY_COST: '5' },
      'AI_PRICES is not set, but AI_DAILY_COST needs it.',
    ],
    [{ AI_PRICES: 'cheap' }, 'AI_PRICES must be two prices such as 0.25/1.50.'],
    [{ AI_API_KEY: 'key' }, 'AI_PROVIDER is not set, but AI_API_KEY is; set both or neither.'],
    [{ SEARCH_PROVIDER: 'searxng' }, 'SEARCH_BASE_URL is not set, but SEARCH_PROVIDER=searxng needs it.'],
    [{ SEARCH_PROVIDER: 'brave' }, 'SEARCH_API_KEY is not set, but SEARCH_PROVIDER=brave needs it.'],
    [{ CREDSCOUT_URL: 'https://a.example.org' }, 'CREDSCOUT_TOKEN is not set, but CREDSCOUT_URL needs it.'],
    [{ OIDC_ISSUER: 'https://login.example.org' }, 'OIDC_CLIENT_ID is not set, but OIDC_ISSUER needs it.'],
    [{ OIDC_CLIENT_ID: 'credscout' }, 'OIDC_ISSUER is not set, but OIDC_CLIENT_ID is; set both or neither.'],
    [{ OIDC_CLIENT_SECRET: 'secret' }, 'OIDC_ISSUER is not set, but OIDC_CLIENT_SECRET is; set both or neither.'],
    [{ OIDC_NAME: 'Acme' }, 'OIDC_ISSUER is not set, but OIDC_NAME is; set both or neither.'],
    [{ OIDC_ISSUER: 'http://login.example.org' }, issuerSentence],
    [{ OIDC_ISSUER: 'https://login.example.org/.well-known/openid-configuration' }, issuerSentence],
    [{ OIDC_ISSUER: 'login.example.org' }, issuerSentence],
    [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM is not set, but SMTP_URL needs it.'],
    [
      { SMTP_URL: 'smtp://mail', MAIL_FROM: 'Credscout hello@example.org' },
      'MAIL_FROM must be an email address, or a name and an address: Credscout <hello@example.org>.',
    ],
    [{ MAIL_FROM: 'a@example.org' }, 'SMTP_URL is not set, but MAIL_FROM is; set both or neither.'],
  ])('%o is refused: %s', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new ConfigError(sentence))
  })

  test.each([
    ['a@example.org', { from: 'a@example.org' }],
    ['<a@example.org>', { from: 'a@example.org' }],
    ['Credscout <a@example.org>', { from: 'a@example.org', fromName: 'Credscout' }],
    ['"Credscout, sales" <a@example.org>', { from: 'a@example.org', fromName: 'Credscout, sales' }],
  ])('the sender %s is read as an address and a name', (MAIL_FROM, read) => {
    const smtpUrl = 'smtp://mail'
    expect(readConfig({ SMTP_URL: smtpUrl, MAIL_FROM }).mail).toEqual({ smtpUrl, ...read })
  })

  test('every setting says what it means', () => {
    for (const [name, { meaning }] of Object.entries(settings)) expect(meaning, name).toMatch(/\.$/)
  })
})
