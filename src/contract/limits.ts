/** How often a call may be made. `by` says whose calls are counted together. */
export interface RateLimit {
  by: 'address' | 'user' | 'everybody'
  count: number
  seconds: number
}

const minute = 60
const hour = 3_600
const day = 86_400

/** All rate limits. An address is an IPv4 address or an IPv6 /64. More than one bound may hold for one call. */
export const rateLimits = {
  /** Sign-in is also limited to 10 tries in 15 minutes an account; that bound counts the typed name, see accounts/sign-in.ts. */
  signIn: [{ by: 'address', count: 50, seconds: 15 * minute }],
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
