import * as fc from 'fast-check'
import type { CallDefinition } from '#contract/call.ts'
import { callTable } from '#contract/calls.ts'
import * as z from 'zod/mini'
import { hostileValue, valuesOf } from './schema-values.ts'

/** Who sends a request. */
const senders = ['anonymous', 'dana', 'lee'] as const

/** One request, not yet sent: ids are drawn from the world when it is. */
export interface FuzzRequest {
  call: CallDefinition
  sender: (typeof senders)[number]
  /** Which of the world's ids stands in the path, or text of its own. */
  target: number | string
  certificationId: string
  query: Record<string, string>
  /** Raw text of the body; null: none. */
  body: string | null
  headers: Record<string, string>
}

const brokenBodies = ['', '{', 'null', '[]', '"text"', '{"a":', '\u0000', 'x'.repeat(2_100_000), '[{"a":1}', '{"a":1}}']

/** Requests of every call of the contract: mostly as its schemas want them, some broken in one place, some all over. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc.constantFrom(...Object.values(callTable)).chain((call) =>
  fc.record({
    call: fc.constant(call),
    sender: fc.constantFrom(...senders),
    target: fc.oneof(
      { weight: 6, arbitrary: fc.nat(9) },
      { weight: 1, arbitrary: fc.string({ minLength: 1, unit: 'grapheme' }) },
    ),
    certificationId: fc.oneof(fc.constantFrom('pmp', 'capm', 'none'), fc.string({ minLength: 1 })),
    query: fc.dictionary(fc.constantFrom('withVersionCounts', 'page', '__proto__'), fc.string({ maxLength: 5 }), { maxKeys: 2 }),
    body: bodiesOf(call),
    headers: headers(call),
  }),
)

function bodiesOf(call: CallDefinition): fc.Arbitrary<string | null> {
  if (call.method === 'GET') return fc.constant(null)
  const schema = call.body === undefined ? {} : { ...z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) }
  return fc.oneof(
    { weight: 20, arbitrary: valuesOf(schema).map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 2, arbitrary: hostileValue.map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 1, arbitrary: fc.constantFrom(...brokenBodies) },
    { weight: 1, arbitrary: fc.constant(null) },
  )
}

function headers(call: CallDefinition): fc.Arbitrary<Record<string, string>> {
  return fc
    .record({
      type: fc.oneof(
        { weight: 20, arbitrary: fc.constant('application/json') },
        { weight: 1, arbitrary: fc.constantFrom('application/json; charset=utf-8', 'text/plain', '') },
      ),
      origin: fc.oneof(
        { weight: 20, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom('https://evil.example', 'null') },
      ),
      key:
        call.idempotent === true ? fc.constantFrom(undefined, 'key-of-fuzz-1', 'key-of-fuzz-2', 'short') : fc.constant(undefined),
    })
    .map(({ type, origin, key }) => ({
      ...(type === '' || call.method === 'GET' ? {} : { 'content-type': type }),
      ...(origin === undefined ? {} : { origin }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }))
}
