import type { Standing } from '../rate-limit.ts'

/**
 * Adds where a caller stands in one bound to the headers of the answer, as structured fields.
 * Source: draft-ietf-httpapi-ratelimit-headers, RateLimit-Policy and RateLimit.
 */
export function addRateLimitHeaders(headers: Record<string, string>, standing: Standing): void {
  const { policy, count, seconds, remaining, endsIn } = standing
  append(headers, 'ratelimit-policy', `"${policy}";q=${count};w=${seconds}`)
  append(headers, 'ratelimit', `"${policy}";r=${remaining};t=${endsIn}`)
}

function append(headers: Record<string, string>, name: string, item: string): void {
  const before = headers[name]
  headers[name] = before === undefined ? item : `${before}, ${item}`
}
