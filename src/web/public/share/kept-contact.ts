import { type Billing, billingSchema } from '#domain/trial.ts'

const keyOf = (shareId: string) => `credscout-contact-${shareId}`

/** Keeps on this device what was submitted through a link, so that it can be corrected here: its page shows it to nobody. */
export function keepContact(shareId: string, billing: Billing): void {
  try {
    localStorage.setItem(keyOf(shareId), JSON.stringify(billing))
  } catch {
    // A browser that refuses storage asks anew.
  }
}

/** What this device keeps of it; nothing where it was submitted elsewhere. */
export function readContact(shareId: string): Partial<Billing> {
  try {
    return billingSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(shareId)) ?? '')).data ?? {}
  } catch {
    return {}
  }
}
