/** What the process was told, read once at start. A feature is configured whole, or null. */
export interface Config {
  /** 'test' in tests only: quiet log. */
  mode: 'production' | 'development' | 'test'
  port: number
  host: string
  /** Origin of every mailed or shared link, without a slash at its end. */
  publicUrl: string
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
  } | null
  search: { provider: 'brave' | 'tavily' | 'searxng'; apiKey: string; baseUrl: string | null } | null
  mail: { smtpUrl: string; from: string } | null
  phaseOneCapacity: number
  anonymousLookup: boolean
  emailField: boolean
  allowPrivateNetwork: boolean
  /** What is logged: 'warn' tells what went wrong, 'info' every request, too. */
  logLevel: LogLevel
}

export type LogLevel = 'error' | 'warn' | 'info' | 'debug' | 'silent'
