/** How often something may be done. `by` says whose doings are counted together. */
export interface RateLimit {
  /**
   * 'token': a personal token, beside what its user does.
   * 'address': an IPv4 address or an IPv6 /64; 'network': the IPv6 /48 around it, besides. 'prospect': what comes through its links.
   * 'anonymous': everybody who is not signed in, together; what 'everybody' has beyond it only signed-in people may
   * use.
   */
  by: 'address' | 'network' | 'user' | 'token' | 'link' | 'prospect' | 'anonymous' | 'everybody'
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

/** Emails with a reset link to one account: so many in so many seconds. Every link works for an hour. */
export const resetMails = { count: 2, seconds: hour / 2 }

/** Emails to one address that strangers have written by giving it as their own, through whatever links. */
export const mailsToContact = { count: 3, seconds: day }

/**
 * Limits of requests, counted as they arrive, whatever becomes of them; so none of them counts people together who have nothing
 * to do with each other. An address is an IPv4 address or an IPv6 /64. More than one bound may hold for one call.
 */
export const rateLimits = {
  passwordReset: [{ by: 'address', count: 20, seconds: hour }],
  findOrganization: [
    { by: 'address', count: 30, seconds: minute },
    { by: 'user', count: 60, seconds: minute },
  ],
  findCertifications: [
    { by: 'address', count: 3, seconds: minute },
    { by: 'user', count: 20, seconds: minute },
  ],
  /** Pages that are kept, read again with what a person said of names; no site is asked. */
  readAgain: [
    { by: 'address', count: 6, seconds: minute },
    { by: 'user', count: 30, seconds: minute },
  ],
  addPage: [{ by: 'user', count: 60, seconds: hour }],
  /** Guesses of somebody who sits at a session that is not theirs. */
  ownPassword: [{ by: 'user', count: 10, seconds: hour }],
  /** Wrong digits while an app is set up; whoever types them has given the password. */
  confirmApp: [{ by: 'user', count: 30, seconds: hour }],
  /** Sign-ins with a passkey; a whole company may sit behind one address. */
  passkey: [{ by: 'address', count: 120, seconds: minute }],
  /** Ways to the provider of single sign-on and back; a whole company may sit behind one address. */
  signOn: [{ by: 'address', count: 240, seconds: minute }],
  /** Every request with a personal token, whatever the call. */
  token: [{ by: 'token', count: 300, seconds: minute }],
  createToken: [{ by: 'user', count: 30, seconds: hour }],
  createUser: [{ by: 'user', count: 30, seconds: hour }],
  /** Whole lists as a file. */
  export: [{ by: 'user', count: 30, seconds: hour }],
  /** What is kept of a person: all tables are searched. */
  person: [{ by: 'user', count: 60, seconds: hour }],
  startImport: [{ by: 'user', count: 30, seconds: hour }],
  sendShare: [{ by: 'user', count: 30, seconds: hour }],
  sharedEdit: [{ by: 'address', count: 10, seconds: minute }],
  /** A whole company may sit behind one address. */
  interest: [{ by: 'address', count: 300, seconds: hour }],
  /** Offers asked for, as a record or as a file. */
  offer: [{ by: 'address', count: 120, seconds: hour }],
  /** Guesses, whatever the link; those of one link slow down besides, as at sign-in. */
  passcode: [{ by: 'address', count: 300, seconds: hour }],
  remark: [{ by: 'address', count: 120, seconds: minute }],
  askForLink: [{ by: 'address', count: 20, seconds: hour }],
  visit: [{ by: 'address', count: 60, seconds: minute }],
} as const satisfies Record<string, readonly RateLimit[]>

export type RateLimitName = keyof typeof rateLimits

/**
 * Of what everybody shares in a day, an address without a session gets a twentieth, an account a fifth, and people without one together
 * three fifths.
 */
function sharesOf(all: number) {
  return [
    { by: 'address', count: all / 20, seconds: day },
    { by: 'network', count: all / 20, seconds: day },
    { by: 'user', count: all / 5, seconds: day },
    { by: 'anonymous', count: (all * 3) / 5, seconds: day },
    { by: 'everybody', count: all, seconds: day },
  ] as const satisfies RateLimit[]
}

/** Limits of work, counted where it begins: a request that is refused, joined, or answered from what is kept uses up nothing. */
export const workLimits = {
  /** Searches that ask outside of the installation. */
  findOrganization: sharesOf(50_000),
  /** Look-ups that read a website. */
  findCertifications: sharesOf(5_000),
  /** Versions that a link makes. */
  sharedEdit: [
    { by: 'link', count: 30, seconds: hour },
    { by: 'link', count: 200, seconds: day },
  ],
  /** KiB of the versions that links of one prospect make; each version is kept whole. */
  sharedEditSize: [{ by: 'prospect', count: 20_480, seconds: day }],
  /** What is said of lines through one link. */
  remark: [
    { by: 'link', count: 300, seconds: hour },
    { by: 'link', count: 1_000, seconds: day },
  ],
  /** Submissions through one link; each with another contact writes an email to it. */
  interest: [{ by: 'link', count: 5, seconds: hour }],
  /** Offers that are new; each is kept whole. */
  offer: [
    { by: 'link', count: 10, seconds: day },
    { by: 'prospect', count: 30, seconds: day },
  ],
  /** KiB of pages as they came, kept to ask 'has it changed?'; over the limit they are read again. */
  keepCopy: sharesOf(512_000),
  /** KiB of text of pages that were read; over the limit a quote has no stored copy. */
  keepEvidence: sharesOf(1_024_000),
} as const satisfies Record<string, readonly RateLimit[]>

export type WorkLimitName = keyof typeof workLimits

/** KiB that one look-up keeps at most. Source: sites of 24 pages of 200 KB, which most are below. */
export const keptPerLookup = { copies: 10_240, evidence: 5_120 } as const

/** Every limit that a call named after it may meet, for its description. */
export function limitsOf(name: RateLimitName): RateLimit[] {
  const work: Readonly<Record<string, readonly RateLimit[]>> = workLimits
  return [...rateLimits[name], ...(work[name] ?? [])]
}

/** Name of a bound in the headers RateLimit and RateLimit-Policy: 'address-minute'. */
export function policyName({ by, seconds }: Pick<RateLimit, 'by' | 'seconds'>): string {
  const windows: Readonly<Record<number, string>> = { [minute]: 'minute', [15 * minute]: 'quarter', [hour]: 'hour', [day]: 'day' }
  return `${by}-${windows[seconds] ?? `${seconds}s`}`
}
