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
export const modelLimits = {
  /** Requests under way at once. */
  atOnce: 4,
  /** Page text in one request. */
  groupTokens: 6_000,
  /** Page text of one document in all its requests. */
  documentTokens: 18_000,
  /** Longest answer to one request. */
  answerTokens: 8_000,
  /** One look-up: what is sent and what is answered. */
  runTokensIn: 60_000,
  runTokensOut: 16_000,
  /** All look-ups of one day (UTC), sent and answered together. */
  dailyTokens: 3_000_000,
  /** All look-ups of one day in dollars; counts only where prices are known. */
  dailyCost: Number.POSITIVE_INFINITY,
  /** Until the answer begins to arrive. */
  headersWithin: 20_000,
  /** Between two pieces of an answer. */
  chunkWithin: 15_000,
  /** One whole request with its repetitions. */
  requestWithin: 45_000,
  /** One small question, after which the reading goes on without its answer. */
  questionWithin: 10_000,
  /** Longest pause a busy server may ask for; a longer one counts as being away. */
  longestPause: 20_000,
}
export type ModelLimits = { [Limit in keyof typeof modelLimits]: number }

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
