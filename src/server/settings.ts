import {
  addresses,
  amount,
  atLeast,
  databaseUrl,
  hostNames,
  issuer,
  mailAddress,
  oneOf,
  onOrOff,
  optional,
  plain,
  prices,
  securityContact,
  sender,
  shortName,
  smtpUrl,
  webAddress,
  webOrigin,
  wholeNumber,
} from './setting-forms.ts'

/** One variable of the environment. */
export interface Setting<T = unknown> {
  /** Text used when the variable is not set; '' means not set. */
  default: string
  /** What it does, for the operator; one or two sentences. */
  meaning: string
  /** Turns the text into its value; throws an Error whose message says what the variable must be. */
  parse: (text: string) => T
}

function setting<T>(fallback: string, parse: (text: string) => T, meaning: string): Setting<T> {
  return { default: fallback, meaning, parse }
}

/** Every setting, in the order of docs/operating.md, whose table is made from this one. */
export const settings = {
  PORT: setting('3000', wholeNumber(0, 65_535), 'Port to listen on; 0 takes a free one.'),
  HOST: setting('127.0.0.1', plain, 'Address to listen on. `0.0.0.0` lets other machines in.'),
  PUBLIC_URL: setting(
    '',
    optional(webOrigin),
    'Origin that people reach the product by, such as `https://credscout.example.org`: used in every mailed or shared link. Not set: `http://localhost` with the port. With `https:` cookies are sent over encrypted connections only.',
  ),
  ALLOWED_HOSTS: setting(
    '',
    hostNames,
    'Further host names that requests may name, separated by commas, beside that of `PUBLIC_URL` and loopback; any other is refused, except by the health checks. Not set: none.',
  ),
  TRUSTED_PROXIES: setting(
    '',
    addresses,
    'Addresses or ranges of reverse proxies, separated by commas, whose `X-Forwarded-For` is believed. Not set: none.',
  ),
  STOP_DELAY: setting(
    '1',
    wholeNumber(0, 300),
    'Seconds after SIGTERM in which `/readyz` says 503 while everything is still answered, so that a load balancer can leave: longer than the time between two of its checks.',
  ),
  DATA_DIR: setting('./data', plain, 'Folder of the embedded database and the first password. One process at a time.'),
  DATABASE_URL: setting(
    '',
    optional(databaseUrl),
    'A PostgreSQL server, `postgres://user:password@host:5432/name`, instead of the embedded database.',
  ),
  ADMIN_USERNAME: setting('admin', atLeast(3), 'Username of the first account, made when there is none.'),
  ADMIN_PASSWORD: setting(
    '',
    optional(atLeast(6)),
    'Its password. Not set: a random one, printed once and written to `first-password.txt` in `DATA_DIR`.',
  ),
  ADMIN_EMAIL: setting('admin@localhost', mailAddress, 'Its email address.'),
  AI_PROVIDER: setting(
    '',
    optional(oneOf('openai', 'anthropic', 'google', 'openai-compatible')),
    'Language model that helps to read pages: `openai`, `anthropic`, `google` or `openai-compatible` (Ollama, llama.cpp, vLLM, any gateway). Not set: none; the built-in reader reads.',
  ),
  AI_MODEL: setting('', optional(plain), 'Name of the model. Needed with `AI_PROVIDER`.'),
  AI_API_KEY: setting('', optional(plain), 'Key of the provider. Needed except with `openai-compatible`.'),
  AI_BASE_URL: setting('', optional(webAddress), 'Address of the API. Needed with `openai-compatible`.'),
  AI_DAILY_TOKENS: setting(
    '3000000',
    wholeNumber(1, 1_000_000_000_000),
    'Maximum number of tokens, input and output, that the language model may use per day (UTC) for all look-ups together; after that, only the built-in reader is used.',
  ),
  AI_PRICES: setting(
    '',
    optional(prices),
    'Dollars per million tokens, input and output, such as `0.25/1.50`, so that costs can be counted.',
  ),
  AI_DAILY_COST: setting(
    '',
    optional(amount),
    'Maximum cost of the language model per day (UTC), in dollars. Needs `AI_PRICES`.',
  ),
  SEARCH_PROVIDER: setting(
    '',
    optional(oneOf('brave', 'tavily', 'searxng')),
    "Web search that finds bodies: `brave`, `tavily` or `searxng`. Not set: Wikidata's open API and addresses typed by the user.",
  ),
  SEARCH_API_KEY: setting('', optional(plain), 'Key of the search provider. Needed with `brave` and `tavily`.'),
  SEARCH_BASE_URL: setting('', optional(webAddress), 'Address of the search engine. Needed with `searxng`.'),
  SMTP_URL: setting(
    '',
    optional(smtpUrl),
    'Mail server, `smtp://user:password@host:587` (encrypted before the password is sent) or `smtps://…`; special characters percent-encoded. Not set: emails wait in the built-in outbox.',
  ),
  MAIL_FROM: setting(
    '',
    optional(sender),
    'Sender of every email, an address alone or `Name <address>`. Needed with `SMTP_URL`.',
  ),
  PHASE_ONE_CAPACITY: setting(
    '0',
    wholeNumber(0, 1_000_000),
    'Seats for free trials. 0: Phase 1 is full, and every interest joins the Phase 2 waitlist.',
  ),
  OFFER_DAYS: setting('30', wholeNumber(1, 365), 'Days for which an offer is valid after the day it is made.'),
  ANONYMOUS_LOOKUP: setting('on', onOrOff, '`off`: only signed-in users may look up bodies.'),
  EMAIL_FIELD: setting('on', onOrOff, '`off`: the create form does not ask for an email address.'),
  ALLOW_PRIVATE_NETWORK: setting(
    'off',
    onOrOff,
    '`on`: pages on private and loopback addresses may be read, such as an intranet. Leave it off on a server that strangers can use.',
  ),
  LIVE_READING: setting(
    'on',
    oneOf('on', 'ask', 'off'),
    'What happens to a body of the built-in catalogue. `on`: its catalogue entry is shown at once, and its website is read to complete it. `ask`: the website is read when someone asks for it. `off`: no website is read at all, not even for other bodies.',
  ),
  RECHECK_AFTER_DAYS: setting(
    '30',
    wholeNumber(0, 3_650),
    "Days after which the website of a saved prospect is read again, at night by the server's clock (`TZ`); what has changed is proposed to its owner. 0: never. Needs `LIVE_READING` not `off`.",
  ),
  KEEP_VISITS_DAYS: setting('180', wholeNumber(1, 180), 'Days a visit to a link is kept; the page of a link says at most 180.'),
  KEEP_EVENTS_DAYS: setting('365', wholeNumber(1, 3_650), 'Days an event of a timeline and of the audit log is kept.'),
  KEEP_MAILS_DAYS: setting('365', wholeNumber(7, 3_650), 'Days an email is kept in the outbox.'),
  KEEP_LOOKUPS_DAYS: setting('90', wholeNumber(2, 3_650), 'Days an ended look-up is kept, and a page or document added for it.'),
  KEEP_DELETED_DAYS: setting('30', wholeNumber(1, 3_650), 'Days a deleted prospect can be brought back; then it is removed.'),
  KEEP_LOST_INTERESTS_DAYS: setting(
    '0',
    wholeNumber(0, 3_650),
    'Days the interest of a prospect is kept, with its billing contact, after the prospect was set to Lost. 0: as long as the prospect.',
  ),
  READERS: setting(
    '2',
    wholeNumber(1, 32),
    'Maximum number of processes that read pages and files at once, alongside the server and with lower priority. They are started when there is something to read, and end when there is not.',
  ),
  READER_MEMORY_MB: setting(
    '256',
    wholeNumber(160, 4_096),
    'Maximum memory of each of them, in megabytes, everything included; a page that needs more is left out, and the look-up says so.',
  ),
  REQUIRE_SECOND_FACTOR: setting(
    'off',
    oneOf('off', 'admins', 'all'),
    'Who must have a second factor besides the password: nobody (`off`), administrators (`admins`) or `all`. Anyone without one has to set it up after signing in, and can use nothing else until then.',
  ),
  OIDC_ISSUER: setting(
    '',
    optional(issuer),
    'Issuer of the provider by which people may also sign in (OpenID Connect), such as `https://login.example.org/realms/staff`; `http://` on this machine only. Not set: there is no single sign-on.',
  ),
  OIDC_CLIENT_ID: setting('', optional(plain), 'Name by which the provider knows this installation. Needed with `OIDC_ISSUER`.'),
  OIDC_CLIENT_SECRET: setting('', optional(plain), 'Its secret there. Not set: it is registered as a public client.'),
  OIDC_NAME: setting(
    '',
    optional(shortName),
    'What the button calls the provider: `Acme` reads ‘Sign in with Acme’. Not set: single sign-on.',
  ),
  METRICS_TOKEN: setting(
    '',
    optional(atLeast(16)),
    'Lets Prometheus read `/metrics` with `Authorization: Bearer` and this token. Not set: the page does not exist, and nothing is counted.',
  ),
  SECURITY_CONTACT: setting(
    '',
    optional(securityContact),
    'Contact for reporting vulnerabilities, for `/.well-known/security.txt`: an email address or an https address. Not set: the file does not exist.',
  ),
  CREDSCOUT_URL: setting(
    '',
    optional(webOrigin),
    'Only for `credscout mcp`: origin of the server whose prospects it works on. Not set: it looks bodies up on its own.',
  ),
  CREDSCOUT_TOKEN: setting(
    '',
    optional(plain),
    "Only for `credscout mcp`: a personal token of that server, made in 'Your account'. Needed with `CREDSCOUT_URL`.",
  ),
  LOG_LEVEL: setting(
    'warn',
    oneOf('error', 'warn', 'info', 'debug', 'silent'),
    'What is logged to standard error, as JSON lines: `info` adds one line per request.',
  ),
} as const
