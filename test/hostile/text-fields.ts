import type { CallDefinition } from '#contract/call.ts'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** Where a text stands in a body: ['certifications', 0, 'name']. */
export type Place = readonly (string | number)[]

/** A field that takes a text, as the contract describes it. */
export interface TextField {
  place: Place
  /** Longest text it takes, in characters; undefined where only certain texts fit, as of a choice. */
  maxLength: number | undefined
}

/** Every field of a call's body that takes a text; of a list its first entry. Evidence is left out: the server keeps none from a request. */
export function textFields(call: CallDefinition): TextField[] {
  if (call.body === undefined) return []
  const found = new Map<string, TextField>()
  for (const field of fieldsOf(z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }), [])) {
    const key = nameOf(field.place)
    const other = found.get(key)
    found.set(key, { ...field, maxLength: Math.max(field.maxLength ?? 0, other?.maxLength ?? 0) || undefined })
  }
  return [...found.values()]
}

/** 'certifications.0.name', as an answer names its field. */
export function nameOf(place: Place): string {
  return place.join('.')
}

function fieldsOf(schema: unknown, place: Place): TextField[] {
  if (!isObject(schema)) return []
  const shapes = [schema['anyOf'], schema['oneOf']].flatMap((all): unknown[] => (Array.isArray(all) ? all : []))
  if (shapes.length > 0) return shapes.flatMap((shape) => fieldsOf(shape, place))
  if (schema['type'] === 'object' && isObject(schema['properties'])) {
    return Object.entries(schema['properties']).flatMap(([name, part]) =>
      name === 'evidence' ? [] : fieldsOf(part, [...place, name]),
    )
  }
  if (schema['type'] === 'array') return fieldsOf(schema['items'], [...place, 0])
  if (schema['type'] !== 'string') return []
  const { maxLength } = schema
  return [{ place, maxLength: typeof maxLength === 'number' ? maxLength : undefined }]
}

/** What stands at a place; undefined where there is nothing. */
export function valueAt(body: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (value, step) => (isObject(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined),
    body,
  )
}

/** A copy with another value at a place. */
export function withValueAt(body: unknown, place: Place, value: unknown): unknown {
  const [step, ...rest] = place
  if (step === undefined) return value
  if (Array.isArray(body)) return body.with(Number(step), withValueAt(body[Number(step)], rest, value))
  return isObject(body) ? { ...body, [step]: withValueAt(body[step], rest, value) } : body
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
