/** How often a call may be made. `by` says whose calls are counted together. */
export interface RateLimit {
  by: 'address' | 'user' | 'everybody'
  count: number
  seconds: number
}

const minute = 60
const hour = 3_600
const day = 86_400

/** Tries that are free; after them each wrong one doubles the wait, from one second up to the longest. */
export interface GrowingWait {
  free: number
  /** Seconds. */
  longest: number
}

/** Sign-in slows down after wrong tries, and never locks: see docs/decisions/0029-sign-in-slows-down.md. */
export const signInWaits = {
  /** Tries from one device that the account knows; nobody else's tries slow it. */
  device: { free: 10, longest: 15 * minute },
  /** Tries of one name from one address, from devices that the account does not know. */
  nameFromAddress: { free: 10, longest: 15 * minute },
  /** Tries of one name from all such devices together: so long waits an address that has not tried it yet. */
  name: { free: 10, longest: minute },
  /** Tries from one address, whatever the name. */
  address: { free: 50, longest: minute },
} as const satisfies Record<string, GrowingWait>

/** Seconds without a wrong try after which those before are forgotten. */
export const signInMemory = hour

/** Mails with a reset link to one account: so many in so many seconds. Every link works for an hour. */
export const resetMails = { count: 2, seconds: hour / 2 }

/** All rate limits. An address is an IPv4 address or an IPv6 /64. More than one bound may hold for one call. */
export const rateLimits = {
  passwordReset: [{ by: 'address', count: 20, seconds: hour }],
  findOrganization: [
    { by: 'address', count: 30, seconds: minute },
    { by: 'user', count: 60, seconds: minute },
    { by: 'everybody', count: 50_000, seconds: day },
  ],
  findCertifications: [
    { by: 'address', count: 3, seconds: minute },
    { by: 'user', count: 20, seconds: minute },
    { by: 'everybody', count: 5_000, seconds: day },
  ],
  addPage: [{ by: 'user', count: 60, seconds: hour }],
  createUser: [{ by: 'user', count: 30, seconds: hour }],
  sendShare: [{ by: 'user', count: 30, seconds: hour }],
  sharedEdit: [{ by: 'address', count: 10, seconds: minute }],
  /** A whole company may sit behind one address; one link is also limited to 5 submissions an hour, see shares/handlers.ts. */
  interest: [{ by: 'address', count: 300, seconds: hour }],
  visit: [{ by: 'address', count: 60, seconds: minute }],
} as const satisfies Record<string, readonly RateLimit[]>

export type RateLimitName = keyof typeof rateLimits
