const text = { type: 'string' as const }
const nullableText = { type: ['string', 'null'] as ('string' | 'null')[] }
const nullableNumber = { type: ['integer', 'null'] as ('integer' | 'null')[] }

/** Every property is required, as providers that hold to a schema demand; what is not stated is null or an empty list. */
export function objectOf<Properties extends Record<string, object>>(properties: Properties) {
  return { type: 'object' as const, properties, required: Object.keys(properties), additionalProperties: false }
}

export function listOf<Item extends object>(items: Item) {
  return { type: 'array' as const, items }
}

const words = { quote: text, passage: nullableNumber, context: listOf(text) }
const line = objectOf({ text, ...words })

/**
 * The form of one element as providers are told it, also those that take it as text. Lengths are not in it, since some providers
 * refuse them; `readNamed` holds them.
 */
export const elementForm = objectOf({
  name: text,
  acronym: nullableText,
  summaryQuote: nullableText,
  requirements: listOf(line),
  validity: listOf(objectOf({ length: text, ...words })),
  renewal: listOf(line),
  fees: listOf(
    objectOf({ amount: text, currency: nullableText, for: nullableText, who: nullableText, when: nullableText, ...words }),
  ),
  retiredQuote: nullableText,
})
