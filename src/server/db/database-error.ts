import { ApiError } from '../api-error.ts'

/** SQLSTATE codes, or classes of two letters, that say the database is away, full or too slow – not that the statement is wrong. */
const awayCodes = ['08', '53', '57', '58', '25006', '25P03']
const awaySystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const awayMessages = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Cannot use a pool after calling end',
]

const diskFull = '53100'
const diskFullSentence = 'The disk of the database is full. Nothing was saved.'

/** The transaction lost against another one and can be run again: serialization failure, deadlock. */
const retryCodes = new Set(['40001', '40P01'])
const uniqueViolation = '23505'

/** UNAVAILABLE when the error means that the database cannot answer at the moment; undefined for every other error. */
export function unavailable(error: unknown): ApiError | undefined {
  if (!(error instanceof Error)) return undefined
  const code = codeOf(error)
  const away =
    awayCodes.some((prefix) => code.startsWith(prefix)) ||
    awaySystemCodes.has(code) ||
    awayMessages.some((message) => error.message.startsWith(message)) ||
    (error instanceof AggregateError && error.errors.some((one) => unavailable(one) !== undefined))
  if (!away) return undefined
  return new ApiError('UNAVAILABLE', { cause: error, ...(code === diskFull ? { message: diskFullSentence } : {}) })
}

/** Whether the whole transaction should be run again. */
export function canRetry(error: unknown): boolean {
  return error instanceof Error && retryCodes.has(codeOf(error))
}

/** Whether a statement was refused because the value of a unique column or key exists already. */
export function isTaken(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || codeOf(error) !== uniqueViolation) return false
  return constraint === undefined || ('constraint' in error && error.constraint === constraint)
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
