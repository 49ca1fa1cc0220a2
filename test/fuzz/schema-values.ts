import * as fc from 'fast-check'

type Json = Record<string, unknown>

/** Values that break careless code: other kinds, empty, huge, control and right-to-left characters, names of prototypes. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1e308,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202eevil',
    '<script>alert(1)</script>',
    "'; drop table users; --",
    '../../etc/passwd',
    '%00',
    '${7*7}',
    'constructor',
    [],
    [[[[[[[[]]]]]]]],
    {},
  ),
  fc.constant('x'.repeat(30_000)),
  fc.constant(Array.from({ length: 600 }, () => ({}))),
  fc.constant(JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": {}}}')),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Values of a JSON Schema, as the contract's schemas use it; now and then one part is hostile instead. */
export function valuesOf(schema: Json): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 100, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostileValue })
}

function fitting(schema: Json): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum'])
  const choices = [...schemas(schema['anyOf']), ...schemas(schema['oneOf'])]
  if (choices.length > 0) return fc.oneof(...choices.map(valuesOf))
  switch (schema['type']) {
    case 'string':
      return strings(schema)
    case 'integer':
    case 'number':
      return fc.integer({ min: Number(schema['exclusiveMinimum'] ?? schema['minimum'] ?? -5), max: 3_000 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return lists(schema)
    case 'object':
      return records(schema)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function strings(schema: Json): fc.Arbitrary<string> {
  const { pattern, format } = schema
  if (typeof pattern === 'string') {
    const shape = new RegExp(pattern)
    return fc
      .constantFrom('https://www.pmi.org/', '7', 'AAAAAAAAAAAAAAAAAAAAAAAA', '2026-11-01', 'a@example.org', 'none')
      .map((text) => (shape.test(text) ? text : 'https://www.pmi.org/'))
  }
  if (format === 'email') return fc.constantFrom('maria@pmi.example.org', 'a@b.c', 'MARIA@PMI.EXAMPLE.ORG')
  const maxLength = Math.min(Number(schema['maxLength'] ?? 40), 60)
  const minLength = Math.min(Number(schema['minLength'] ?? 0), maxLength)
  return fc.oneof(
    fc.string({ minLength, maxLength, unit: 'grapheme-ascii' }),
    fc.string({ minLength, maxLength, unit: 'grapheme' }),
    fc.constantFrom('PMI', 'Project Management Institute', 'dana', 'lee', 'correct horse', 'pmp', 'maria@pmi.example.org'),
  )
}

function lists(schema: Json): fc.Arbitrary<unknown[]> {
  const fixed = schemas(schema['prefixItems'])
  if (fixed.length > 0) return fc.tuple(...fixed.map(valuesOf))
  const items = schemas([schema['items']])[0] ?? {}
  return fc.array(valuesOf(items), { maxLength: 3 })
}

function records(schema: Json): fc.Arbitrary<Record<string, unknown>> {
  const required = new Set(Array.isArray(schema['required']) ? schema['required'].map(String) : [])
  const properties = Object.entries(isJson(schema['properties']) ? schema['properties'] : {})
  const fields = properties.flatMap(([name, property]) => (isJson(property) ? [[name, valuesOf(property)] as const] : []))
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
  const others = schemas([schema['additionalProperties']])[0]
  const unknown = others === undefined ? fc.jsonValue({ maxDepth: 1 }) : valuesOf(others)
  // Half of the records have all that is required; the others may lack any of it.
  return fc.oneof(
    { weight: 8, arbitrary: known },
    { weight: 1, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(known, fc.dictionary(fc.string({ maxLength: 12 }), unknown, { maxKeys: 3 }))
        .map(([a, b]) => ({ ...a, ...b })),
    },
  )
}

function schemas(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : []
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
