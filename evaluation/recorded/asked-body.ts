import type { Part } from '../label.ts'
import names from './asked-bodies.json' with { type: 'json' }

const askedNames: ReadonlyMap<string, string> = new Map(Object.entries(names))

/**
 * The name that a page's body had when the model was asked about it, where the product has found a better one since: answers belong to
 * their requests byte for byte. Undefined where the page's name is the same.
 */
export function askedBody(part: Part, file: string): string | undefined {
  return askedNames.get(`${part}/${file}`)
}
