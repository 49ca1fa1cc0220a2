import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '../api-error.ts'
import { parseInput } from './parse-input.ts'

const named = z.object({ name: z.string().check(z.minLength(2, 'Name is too short.')), count: z.number() })

// A library that brings zod with its English texts sets them for the whole process, as the one that speaks MCP does.
const { localeError } = z.config()
beforeAll(() => void z.config({ localeError: ({ code }) => `Invalid input: ${code}` }))
afterAll(() => void z.config({ localeError }))

function refusal(value: unknown, schema: z.ZodMiniType = named): unknown {
  try {
    return parseInput(schema, value)
  } catch (error) {
    return error instanceof ApiError ? { message: error.message, field: error.field } : error
  }
}

describe('what a caller sent', () => {
  test('is named by its field when it is missing or of another kind, whatever texts zod has', () => {
    for (const value of [{ count: 1 }, { name: 5, count: 1 }])
      expect(refusal(value)).toEqual({ message: "The field 'name' is missing or not of the right kind.", field: 'name' })
  })

  test('is refused with the sentence of its schema', () => {
    expect(refusal({ name: 'x', count: 1 })).toEqual({ message: 'Name is too short.', field: 'name' })
  })

  test('is of two shapes the one whose fields are there, however much is wrong with them', () => {
    const either = z.union([z.object({ ...named.shape, restores: z.optional(z.never()) }), z.object({ restores: z.number() })])
    expect(refusal({ name: 'x', count: '1' }, either)).toMatchObject({ field: 'name' })
    expect(refusal({ name: 'x', count: '1', restores: '2' }, either)).toMatchObject({ field: 'restores' })
    expect(refusal({ restores: '2' }, either)).toMatchObject({ field: 'restores' })
  })

  test('is of two shapes the first where it gives too little for either, and the one whose fields hold the fault', () => {
    const lines = z.array(z.object({ name: z.string(), fees: z.array(z.string()) }))
    const either = z.union([z.object({ ...named.shape, lines }), z.object({ restores: z.number() })])
    expect(refusal({}, either)).toMatchObject({ field: 'name' })
    expect(refusal({ name: 'Ann', count: 1, lines: [{}] }, either)).toMatchObject({ field: 'lines.0.name' })
  })
})
