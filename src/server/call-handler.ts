import type { CallDefinition, CallEvent, CallInput, CallOutput } from '#contract/call.ts'
import type { CurrentUser } from '#domain/accounts/account.ts'
import type { TokenScope } from '#domain/accounts/api-token.ts'
import type { Context } from './context.ts'
import type { Standing } from './rate-limit.ts'

/** Who asks, and with what; made by http/identify.ts for every request. */
export interface Caller {
  /** The user of the session or the token; null when signed out, and while a second factor is owed. */
  user: CurrentUser | null
  /** The user of a session that opens nothing but setting up the second factor which the installation asks for; else null. */
  owing: CurrentUser | null
  /** The personal token it comes with; null of a session, and signed out. */
  token: { id: string; scope: TokenScope } | null
  /** Client address: IPv4, or the /64 of an IPv6 address. */
  address: string
  userAgent: string
  /** Origin of the page that asks, as the browser says; null of a program, and of most requests that change nothing. */
  origin: string | null
  /** The browser asks before a person does: prefetch or prerender. */
  isFetchedAhead: boolean
  /** Token of the session cookie, to end or renew it. */
  sessionToken: string | null
  /** Token of the cookie that a device keeps after a sign-in; it opens nothing. */
  deviceToken: string | null
  /** What the browser kept when it gave a link's passcode. */
  linkPass: (shareId: string) => string | null
  /** Sets it, for so many seconds. */
  setLinkPass: (shareId: string, pass: string, seconds: number) => void
  /** Random id of the browser's visit to a link, kept for half an hour. */
  visit: (shareId: string) => string | null
  setVisit: (shareId: string, id: string, seconds: number) => void
  /** Ends when the caller is gone. */
  signal: AbortSignal
  /** Tells in the answer where the caller stands in a limit. */
  noteLimit: (standing: Standing) => void
  /** Tells in the answer that the same address with other search parameters has more (Link header, RFC 8288). */
  setNext: (query: Record<string, string>) => void
  /** Sets or clears the session cookie of the answer. */
  setSession: (token: string | null, expires?: Date) => void
  /** Token of a sign-in that waits for its second step. */
  pendingSignIn: string | null
  /** Sets it for so many seconds, or takes it away. */
  setPendingSignIn: (token: string | null, seconds: number) => void
  /** Token of a way to the provider of single sign-on that was begun. */
  signOn: string | null
  /** Sets it for so many seconds, or takes it away. */
  setSignOn: (token: string | null, seconds: number) => void
  /** Sets the device's cookie of the answer, for so many seconds. */
  setDevice: (token: string, seconds: number) => void
}

/** A caller of a call with access 'signed-in': there is a user. */
export type SignedInCaller = Caller & { user: CurrentUser }

type CallerOf<C extends CallDefinition> = C['access'] extends 'signed-in' ? SignedInCaller : Caller

/** What implements one call: input parsed, one thing done, the output returned. Throws ApiError for every expected refusal. */
export type Handler<C extends CallDefinition> = (
  context: Context,
  input: CallInput<C>,
  caller: CallerOf<C>,
) => Promise<CallOutput<C>>

/** Adds to an answer what is known only after its change was committed. */
export type Completion<C extends CallDefinition> = (context: Context, output: CallOutput<C>) => Promise<CallOutput<C>>

/**
 * What an answer depends on, for a call whose answer is the same to everybody and kept as long as that is the same.
 * Throws ApiError where there is no answer.
 */
export type StateFinder<C extends CallDefinition> = (
  context: Context,
  input: CallInput<C>,
  caller: CallerOf<C>,
) => Promise<{ key: string; state: string }>

/**
 * Whether a caller may still have the answer that is kept for a repeated request: rights are those of now, not of the first time.
 * Throws ApiError where the call itself would for want of rights, or where what the answer gives is there no more.
 */
export type RepeatRight<C extends CallDefinition> = (
  context: Context,
  input: CallInput<C>,
  caller: CallerOf<C>,
  kept: CallOutput<C>,
) => Promise<void>

/** What implements the event stream of a call that has one; events are sent as they are yielded. */
export type StreamHandler<C extends CallDefinition> = (
  context: Context,
  input: CallInput<C>,
  caller: CallerOf<C>,
) => AsyncIterable<CallEvent<C>>
