import type * as z from 'zod/mini'

/** The first sentence about each field that is not right, by the field's name; empty when the values can be sent. */
export function faultsOf(schema: z.ZodMiniType, values: unknown): ReadonlyMap<string, string> {
  const faults = new Map<string, string>()
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = String(path[0])
    if (!faults.has(field)) faults.set(field, message)
  }
  return faults
}
