/** Which language model is asked, as the operator has set it. */
export interface ModelSettings {
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible'
  model: string
  /** '' when the server asks for none, such as one on the own machine. */
  apiKey: string
  /** Address of the API; null: the provider's own. */
  baseUrl: string | null
  limits?: Partial<ModelLimits> | undefined
  prices?: ModelPrices | undefined
}

/** What a reading may ask of the model. Times in milliseconds, sizes in tokens (estimated as four characters each). */
export interface ModelLimits {
  /** Requests under way at once. */
  atOnce: number
  /** Page text in one request. */
  groupTokens: number
  /** Page text of one document in all its requests. */
  documentTokens: number
  /** Longest answer to one request. */
  answerTokens: number
  /** One look-up: what is sent and what is answered. */
  runTokensIn: number
  runTokensOut: number
  /** All look-ups of one day (UTC), sent and answered together. */
  dailyTokens: number
  /** All look-ups of one day in dollars; counts only where prices are known. */
  dailyCost: number
  /** Until the answer begins to arrive. */
  headersWithin: number
  /** Between two pieces of an answer. */
  chunkWithin: number
  /** One whole request with its repetitions. */
  requestWithin: number
  /** One small question, after which the reading goes on without its answer. */
  questionWithin: number
  /** Longest pause a busy server may ask for; a longer one counts as being away. */
  longestPause: number
}

export const modelLimits: ModelLimits = {
  atOnce: 4,
  groupTokens: 6_000,
  documentTokens: 18_000,
  answerTokens: 8_000,
  runTokensIn: 60_000,
  runTokensOut: 16_000,
  dailyTokens: 3_000_000,
  dailyCost: Number.POSITIVE_INFINITY,
  headersWithin: 20_000,
  chunkWithin: 15_000,
  requestWithin: 45_000,
  questionWithin: 10_000,
  longestPause: 20_000,
}

/** Dollars for a million tokens. */
export interface ModelPrices {
  input: number
  cachedInput?: number | undefined
  output: number
}

/** Earlier answers under a key made of page text, prompt version and model: the same page is never paid for twice. */
export interface ModelAnswers {
  /** JSON text of an earlier answer. */
  get: (key: string) => Promise<string | undefined>
  put: (key: string, answer: string) => Promise<void>
}
