import { isOwnPath } from '#contract/pages.ts'

const place = 'credscout.way-back'
/** Milliseconds after which whoever signs in starts at home again. */
const openFor = 3_600_000

/** Where somebody wanted to go who has to sign in first, and what they are told meanwhile. */
export interface WayBack {
  /** A path of this site. */
  to: string
  note?: string | undefined
}

/** Keeps it for the sign-in page of this tab. A browser that refuses storage starts at home. */
export function keepWayBack({ to, note }: WayBack): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ to, note, at: Date.now() }))
  } catch {
    // Home leads everywhere.
  }
}

/** Undefined when there is none, or it is older than an hour. */
export function readWayBack(): WayBack | undefined {
  try {
    return wayBackFrom(JSON.parse(sessionStorage.getItem(place) ?? 'null'), Date.now())
  } catch {
    return undefined
  }
}

export function forgetWayBack(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Nothing was kept.
  }
}

/** Checked by hand: the sign-in page carries no more than it needs. An address of another site is none. */
export function wayBackFrom(value: unknown, now: number): WayBack | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { to, note, at }: Partial<Record<keyof WayBack | 'at', unknown>> = value
  if (typeof to !== 'string' || !isOwnPath(to)) return undefined
  if (typeof at !== 'number' || now - at > openFor) return undefined
  return { to, note: typeof note === 'string' ? note : undefined }
}
