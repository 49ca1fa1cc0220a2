import type { CallDefinition } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import * as accounts from './accounts/handlers.ts'
import type { Handler, StreamHandler } from './call-handler.ts'

/** What answers each call: one entry a call, or this file does not compile. */
export const handlers: { [K in CallName]: Handler<Calls[K]> } = {
  getUser: accounts.getUser,
  login: accounts.login,
  logout: accounts.logout,
  requestPasswordReset: accounts.requestPasswordReset,
  resetPassword: accounts.resetPassword,
  createUser: accounts.createUser,
  getFeatures: accounts.getFeatures,
}

type StreamingCalls = {
  [K in CallName as Calls[K] extends { events: NonNullable<CallDefinition['events']> } ? K : never]: Calls[K]
}

/** What streams the events of each call that has them. */
export const streamHandlers: { [K in keyof StreamingCalls]: StreamHandler<StreamingCalls[K]> } = {}
