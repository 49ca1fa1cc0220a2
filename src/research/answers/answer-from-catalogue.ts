import type { LookupEvent, LookupResult } from '#domain/lookups/lookup.ts'

/** Sends a catalogue answer's events as if it were read: what was seen, then each certification. */
export function answerFromCatalogue(
  result: LookupResult,
  options: { signal?: AbortSignal; onEvent?: (event: LookupEvent) => void },
): LookupResult {
  options.signal?.throwIfAborted()
  const tell = options.onEvent ?? (() => undefined)
  tell({ type: 'names-seen', at: 0, names: result.certifications.map((one) => one.acronym ?? one.name) })
  for (const certification of result.certifications) tell({ type: 'certification', at: 0, certification })
  return result
}
