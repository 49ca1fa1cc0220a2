import { type Billing, billingSchema } from '#domain/trial.ts'

/** The specified sentence for each field of the contact that is not right; empty when it can be sent. */
export function billingFaults(billing: Billing): Partial<Record<keyof Billing, string>> {
  const faults: Partial<Record<keyof Billing, string>> = {}
  const checked = billingSchema.safeParse(billing)
  for (const { path, message } of checked.error?.issues ?? []) {
    const [field] = path
    if (field === 'billingName' || field === 'billingEmail') faults[field] ??= message
  }
  return faults
}
