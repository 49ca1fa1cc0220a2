import type * as z from 'zod/mini'

/** The first sentence about each field that is not right, by the field's name; empty when the values can be sent. */
export function fieldErrorsOf(schema: z.ZodMiniType, values: unknown): ReadonlyMap<string, string> {
  const fieldErrors = new Map<string, string>()
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = String(path[0])
    if (!fieldErrors.has(field)) fieldErrors.set(field, message)
  }
  return fieldErrors
}
