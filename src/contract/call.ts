import type { TokenScope } from '#domain/accounts/api-token.ts'
import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { RateLimitName } from './limits.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may make a call at all. Whether the object asked for is theirs is decided in the handler, by object and owner.
 * 'lookup': signed in, or anybody where ANONYMOUS_LOOKUP is on.
 */
type Access = 'anyone' | 'signed-in' | 'lookup'

/** A call of the API as data: the server implements it, the browser makes it, OpenAPI prints it. */
export interface CallDefinition {
  method: Method
  /** Path with ':name' for each parameter. */
  path: string
  summary: string
  access: Access
  /** The scope by which a personal token reaches it. Absent: no token does, as with accounts, tokens, webhooks and administration. */
  token?: TokenScope
  /** Open also to whoever has yet to set up the second factor that the installation asks for. Absent: closed until then. */
  whileOwing?: boolean
  /** Parameters of the path; one that does not parse answers NOT_FOUND like any missing object. */
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Answer; fields it does not list never leave the server. Absent: 204 without a body. */
  output?: z.ZodMiniType
  /** A file in place of `output`: its media type, and the name it is kept under. The handler gives its text in pieces. */
  download?: { type: string; name: string }
  /** Status of success; 200 with output and 204 without unless given. */
  status?: 200 | 201 | 204
  /** Codes of this call beside the common ones. */
  errors: readonly ErrorCode[]
  limit?: RateLimitName
  /** A limit that only some of its requests count against; the handler counts them. `what` says which, in a sentence. */
  countsItself?: { limit: RateLimitName; what: string }
  /** Why a call has no limit of requests, in a sentence, where it is not that it reads or writes a few rows of its caller's. */
  unlimited?: string
  /** Events sent instead of `output` to a caller that accepts text/event-stream. */
  events?: z.ZodMiniType
  /** Longest body in bytes, where it is not 2 MB. */
  maxBodyBytes?: number
  /** An Idempotency-Key makes a repeated call answer as the first one did. */
  idempotent?: boolean
}

/** Keeps the literal types of a call. */
export function defineCall<const C extends CallDefinition>(call: C): C {
  return call
}

/** Whether a call says for which account it is made, where a tab makes it: what changes nothing, or is open to anyone, is nobody's. */
export function isForAccount({ method, access }: Pick<CallDefinition, 'method' | 'access'>): boolean {
  return method !== 'GET' && access !== 'anyone'
}

/** What a call answers to a token that opens nothing, or not this call, and to a session that opens nothing yet or is another account's. */
export function admissionErrorsOf({ token, access, method, whileOwing = false }: CallDefinition): ErrorCode[] {
  const owing: ErrorCode[] = access === 'signed-in' && !whileOwing ? ['SECOND_FACTOR_DUE'] : []
  const others: ErrorCode[] = isForAccount({ method, access }) ? ['OTHER_ACCOUNT'] : []
  if (token === undefined) return ['BAD_TOKEN', 'NOT_FOR_TOKENS', ...owing, ...others]
  return token === 'read' ? ['BAD_TOKEN', ...owing, ...others] : ['BAD_TOKEN', 'TOKEN_SCOPE', ...owing, ...others]
}

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** What a handler receives, parsed. */
export interface CallInput<C extends CallDefinition> {
  params: Output<C['params']>
  query: Output<C['query']>
  body: Output<C['body']>
}

/** What a caller gives. */
export interface CallArguments<C extends CallDefinition> {
  params?: Input<C['params']>
  query?: Input<C['query']>
  body?: Input<C['body']>
}

/** What a handler returns and a caller gets. */
export type CallOutput<C extends CallDefinition> = C['output'] extends z.ZodMiniType
  ? z.output<C['output']>
  : C['download'] extends object
    ? AsyncIterable<string>
    : undefined

/** What a streaming call sends. */
export type CallEvent<C extends CallDefinition> = C['events'] extends z.ZodMiniType ? z.output<C['events']> : never
