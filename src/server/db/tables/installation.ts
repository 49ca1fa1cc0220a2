import type { Generated } from 'kysely'
import type { Json, Moment } from './columns.ts'

/** Fixed-window counters; swept when their window is over. */
export interface RateLimitsTable {
  key: string
  window_ends_at: Moment
  count: number
}

/** One row: what this installation keeps to itself. It is in no backup; a restored installation has its own. */
export interface InstallationTable {
  id: number
  /** 256 random bits for hashes that nobody else can make or test. */
  key: string
  /** Whether the server that ran last had no mail server. */
  without_mail_server: Generated<boolean>
}

/** First answers of repeated requests, kept for a day; in no backup. */
export interface IdempotencyKeysTable {
  /** Owner of the key: user id, or share id of an anonymous caller. */
  owner: string
  call: string
  key: string
  /** HMAC under the installation's key, of the path and the body without its secrets. */
  request_hash: string
  status: number
  answer: Json<unknown>
  created_at: Moment
}

/** One row, once administrators have decided something for everybody. */
export interface TeamSettingsTable {
  id: number
  say_when_colleague_has_it: boolean
}

export interface InstallationTables {
  rate_limits: RateLimitsTable
  installation: InstallationTable
  idempotency_keys: IdempotencyKeysTable
  team_settings: TeamSettingsTable
}
