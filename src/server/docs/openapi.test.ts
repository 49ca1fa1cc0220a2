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
})
