import type { Evidence } from './evidence.ts'

/** Addresses that stand behind lines, each once, in the order of the lines; what a person said has none. */
export function sourcesOf(evidence: Readonly<Record<string, readonly Evidence[]>> = {}): string[] {
  const all = Object.values(evidence).flat()
  const addresses = all.flatMap((one) => (one.kind === 'person' ? [] : [one.url]))
  return [...new Set(addresses)]
}
