import type { Reply } from './ask.ts'
import type { ModelPrices } from './settings.ts'

/** What requests used, in tokens, and what that costs in dollars where prices are known. */
export interface ModelUsage {
  requests: number
  input: number
  /** Part of `input` that the provider had kept from before. */
  cached: number
  output: number
  cost: number
}

export const noUsage: ModelUsage = { requests: 0, input: 0, cached: 0, output: 0, cost: 0 }

/** Tokens a text takes, roughly: four characters each. */
export function tokensFor(text: string): number {
  return Math.ceil(text.length / 4)
}

export function sumOf(one: ModelUsage, other: ModelUsage): ModelUsage {
  return {
    requests: one.requests + other.requests,
    input: one.input + other.input,
    cached: one.cached + other.cached,
    output: one.output + other.output,
    cost: one.cost + other.cost,
  }
}

/** The usage with its price; 0 where no prices are set. */
function priced(usage: Omit<ModelUsage, 'cost'>, prices: ModelPrices | undefined): ModelUsage {
  if (prices === undefined) return { ...usage, cost: 0 }
  const fresh = Math.max(0, usage.input - usage.cached) * prices.input
  const kept = usage.cached * (prices.cachedInput ?? prices.input)
  return { ...usage, cost: (fresh + kept + usage.output * prices.output) / 1_000_000 }
}

/**
 * What a request used; estimated where the provider does not say. Undefined when it never came to an answer.
 * @param size tokens of the request, as estimated
 */
export function usageOf({ usage, text, error }: Reply, size: number, prices: ModelPrices | undefined): ModelUsage | undefined {
  if (usage === undefined && text === '' && error !== undefined) return undefined
  const counted = usage ?? { input: size, cached: 0, output: tokensFor(text) }
  return priced({ requests: 1, ...counted }, prices)
}
