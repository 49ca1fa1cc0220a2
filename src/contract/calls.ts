import {
  checkPassword,
  createUser,
  endOtherSessions,
  endSession,
  getFeatures,
  getUser,
  listSessions,
  listUsers,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
} from './accounts.ts'
import { changeRole, disableUser, enableUser, getHoldings, handOver, makeResetLink } from './administration.ts'
import { addPage } from './added-pages.ts'
import type { CallDefinition } from './call.ts'
import { exportEvents, listEvents, listProspectEvents } from './events.ts'
import { getEvidencePage } from './evidence-pages.ts'
import { visitLearn } from './learn.ts'
import { cancelLookup, getLookup, queryCertifications, queryOrganization } from './lookups.ts'
import { getMail, listMails, retryMail } from './outbox.ts'
import {
  acceptRecheck,
  createProspect,
  deleteCertification,
  deleteProspect,
  getProspect,
  getRecheck,
  listProspects,
  listVersions,
  restoreProspect,
  updateProspect,
} from './prospects.ts'
import {
  countShareView,
  createShare,
  getShare,
  getShareInterest,
  listAllShares,
  listShares,
  renewShare,
  revokeShare,
  submitProspectInterest,
  submitShareInterest,
  updateShare,
} from './shares.ts'

/** Every call of the API, once. The server must implement each; the browser may make each; OpenAPI prints each. */
export const calls = {
  getUser,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
  createUser,
  checkPassword,
  listUsers,
  disableUser,
  enableUser,
  changeRole,
  makeResetLink,
  getHoldings,
  handOver,
  listSessions,
  endSession,
  endOtherSessions,
  getFeatures,
  queryOrganization,
  queryCertifications,
  getLookup,
  cancelLookup,
  addPage,
  getEvidencePage,
  createProspect,
  listProspects,
  getProspect,
  updateProspect,
  getRecheck,
  acceptRecheck,
  deleteProspect,
  restoreProspect,
  deleteCertification,
  listVersions,
  listProspectEvents,
  createShare,
  listShares,
  listAllShares,
  renewShare,
  revokeShare,
  getShare,
  updateShare,
  submitShareInterest,
  submitProspectInterest,
  getShareInterest,
  countShareView,
  listMails,
  getMail,
  retryMail,
  listEvents,
  exportEvents,
  visitLearn,
}
export type Calls = typeof calls
export type CallName = keyof Calls

/** The same table with the type every call shares, for code that walks all of them. */
export const callTable: Readonly<Record<string, CallDefinition>> = calls
