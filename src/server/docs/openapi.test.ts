import { Validator } from '@seriousme/openapi-schema-validator'
import { calls, callTable } from '#contract/calls.ts'
import { describe, expect, test } from 'vitest'
import { examples } from './examples.ts'
import { openApiDocument } from './openapi.ts'

describe('the OpenAPI document', () => {
  const document = openApiDocument('http://localhost:3000')

  test('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
  })

  test('shows examples that its calls take and give', () => {
    for (const [name, { body, output }] of Object.entries(examples)) {
      const call = callTable[name]
      if (body !== undefined) expect(call?.body?.safeParse(body), name).toMatchObject({ success: true })
      if (output !== undefined) expect(call?.output?.parse(output), name).toEqual(output)
    }
  })

  test('has one operation for each call', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => one.operationId))
    expect(operations.toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  test('bounds every text and every list that a request may hold', () => {
    const requests = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { parameters, requestBody }]) => ({
        at: `${method} ${path}`,
        parameters,
        requestBody,
      })),
    )
    const unbounded = requests.flatMap(({ at, parameters, requestBody }) => unboundedIn({ parameters, requestBody }, at))
    expect(unbounded).toEqual([])
  })
})

/** Where a schema takes a text or a list of any length. */
function unboundedIn(value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const bounds = { string: ['maxLength', 'enum', 'const'], array: ['maxItems'] }
  const wanted = 'type' in value && (value.type === 'string' || value.type === 'array') ? bounds[value.type] : []
  const open = wanted.length > 0 && !wanted.some((bound) => bound in value) ? [at] : []
  return [
    ...open,
    ...Object.entries(value).flatMap(([key, inner]) => (key === 'example' ? [] : unboundedIn(inner, `${at}.${key}`))),
  ]
}
