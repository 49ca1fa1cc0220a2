import { Validator } from '@seriousme/openapi-schema-validator'
import { calls } from '#contract/calls.ts'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'

describe('the OpenAPI document', () => {
  const document = openApiDocument('http://localhost:3000')

  test('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
  })

  test('has one operation for each call', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path).map((one) => one.operationId))
    expect(operations.toSorted()).toEqual(Object.keys(calls).toSorted())
  })
})
