/** How a request to the model can fail, from the reader's side. */
export type ModelFailure =
  | 'timeout'
  | 'key'
  | 'busy'
  | 'server'
  | 'unreachable'
  | 'missing'
  | 'refused'
  | 'cut'
  | 'unreadable'
  | 'run-budget'
  | 'daily-budget'
  | 'cancelled'

/** What a person is told. Never a provider's own words: they may repeat the key or the page. */
export const failureSentences: Record<Exclude<ModelFailure, 'cancelled'>, string> = {
  timeout: 'The language model did not answer in time, so only the built-in reader was used.',
  key: 'The language model does not accept the key, so only the built-in reader was used.',
  busy: 'The language model takes no more requests just now, so only the built-in reader was used.',
  server: 'The language model reported a fault of its own, so only the built-in reader was used.',
  unreachable: 'The language model could not be reached, so only the built-in reader was used.',
  missing: 'The language model is not known at its address, so only the built-in reader was used.',
  refused: 'The language model refused the request, so only the built-in reader was used.',
  cut: 'An answer of the language model was cut short; what had arrived was used.',
  unreadable: 'An answer of the language model could not be read whole; what could be read was used.',
  'run-budget': 'The budget of the language model for this look-up is used up, so only the built-in reader was used.',
  'daily-budget': 'The budget of the language model for today is used up, so only the built-in reader was used.',
}

/** Failures after which further requests of the same reading would fail, too. */
export function endsReading(failure: ModelFailure): boolean {
  return failure !== 'cut' && failure !== 'unreadable'
}

/** The server did not begin to answer, or fell silent. */
export class ModelTimeout extends Error {
  constructor() {
    super('the model did not answer in time')
    this.name = 'TimeoutError'
  }
}

/** What an error of a request means. Looks at names and numbers only, never at words of the provider. */
export function failureOf(error: unknown): ModelFailure {
  const chain = causesOf(error)
  const status = chain.map(statusOf).find((one) => one !== undefined)
  if (status !== undefined && status !== 200) return failureOfStatus(status)
  if (chain.some((one) => one instanceof Error && one.name === 'TimeoutError')) return 'timeout'
  if (chain.some((one) => one instanceof Error && one.name === 'AbortError')) return 'cancelled'
  if (chain.some((one) => unreachableCodes.has(codeOf(one)))) return 'unreachable'
  return status === 200 ? 'cut' : 'server'
}

const unreachableCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
])

function failureOfStatus(status: number): ModelFailure {
  if (status === 401 || status === 403) return 'key'
  if (status === 402 || status === 429) return 'busy'
  if (status === 404 || status === 405) return 'missing'
  if (status === 408) return 'timeout'
  return status >= 500 ? 'server' : 'refused'
}

function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = []
  let one = error
  while (one !== undefined && one !== null && chain.length < 6) {
    chain.push(one)
    one = one instanceof Error ? ('lastError' in one ? one.lastError : one.cause) : undefined
  }
  return chain
}

/** HTTP status of an error of the provider packages. */
function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
