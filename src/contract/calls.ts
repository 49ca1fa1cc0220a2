import { getFeatures, getUser, login, logout, requestPasswordReset, resetPassword } from './accounts.ts'
import { changePassword, changeUser, endOtherSessions, endSession, listSessions } from './own-account.ts'
import { checkPassword, createUser, listUsers } from './users.ts'
import {
  changeRole,
  disableUser,
  enableUser,
  getAnyProspect,
  getHoldings,
  handOver,
  listAllProspects,
  makeResetLink,
} from './administration.ts'
import { addPage } from './added-pages.ts'
import type { CallDefinition } from './call.ts'
import { exportEvents, listEvents, listProspectEvents } from './events.ts'
import { getEvidencePage, listEvidencePages } from './evidence-pages.ts'
import { cancelImport, decideImportRow, getImport, listImports, resumeImport, startImport } from './imports.ts'
import { visitLearn } from './learn.ts'
import { checkLine } from './line-checks.ts'
import { cancelLookup, getLookup, queryCertifications, queryOrganization, settleNames } from './lookups.ts'
import { getOffer, listOffers, makeOffer } from './offers.ts'
import { getMail, listMails, markSentByHand, retryMail } from './outbox.ts'
import {
  changeProspect,
  countNews,
  createProspect,
  deleteCertification,
  deleteProspect,
  findKnown,
  getProspect,
  listDeletedProspects,
  listProspects,
  listVersions,
  mergeProspect,
  noteLook,
  restoreProspect,
  updateProspect,
} from './prospects.ts'
import { acceptRecheck, declineRecheck, getRecheck } from './rechecks.ts'
import { exportProspects } from './prospect-files.ts'
import { changeNotes, changeWorkOfMany, deleteProspects, getNotes, restoreProspects, undoWork } from './prospect-work.ts'
import { deleteView, listViews, saveView } from './saved-views.ts'
import {
  addPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  getSecondFactors,
  makeRecoveryCodes,
  removeApp,
  removePasskey,
  removeSecondFactors,
  renamePasskey,
} from './second-factors.ts'
import { connectIdentity, disconnectIdentity, getIdentity } from './identity.ts'
import { beginPasskeySignIn, getSecondStep, giveCode, givePasskey } from './second-step.ts'
import { getShareInterest, submitProspectInterest, submitShareInterest } from './interests.ts'
import { decideRemark, dismissRemark, listRemarks, makeRemark, takeBackRemark } from './remarks.ts'
import { countShareView, listVisits } from './visits.ts'
import { erasePerson, exportOwnData, exportPerson, previewErasure } from './persons.ts'
import {
  askForLink,
  changeShare,
  createShare,
  getShare,
  givePasscode,
  listAllShares,
  listShareMails,
  listShares,
  previewShareMail,
  renewShare,
  revokeShare,
  updateShare,
} from './shares.ts'
import { exportFactsCsv, exportFactsCtdl, exportFactsJson } from './fact-exports.ts'
import { changeTeamSettings, getTeamSettings } from './team-settings.ts'
import { createToken, endToken, listTokens } from './tokens.ts'
import { changeWebhookSecret, createWebhook, endWebhook, listDeliveries, listWebhooks, resendDelivery } from './webhooks.ts'
import { changeWeeklySummary, getWeeklySummary } from './weekly-summary.ts'

/** Every call of the API, once. The server must implement each; the browser may make each; OpenAPI prints each. */
export const calls = {
  getUser,
  changeUser,
  changePassword,
  login,
  getSecondStep,
  giveCode,
  beginPasskeySignIn,
  givePasskey,
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
  removeSecondFactors,
  getHoldings,
  handOver,
  listAllProspects,
  getAnyProspect,
  getSecondFactors,
  beginApp,
  confirmApp,
  removeApp,
  makeRecoveryCodes,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  getIdentity,
  connectIdentity,
  disconnectIdentity,
  listSessions,
  endSession,
  endOtherSessions,
  listTokens,
  createToken,
  endToken,
  listWebhooks,
  createWebhook,
  changeWebhookSecret,
  endWebhook,
  listDeliveries,
  resendDelivery,
  getWeeklySummary,
  changeWeeklySummary,
  getFeatures,
  queryOrganization,
  queryCertifications,
  getLookup,
  cancelLookup,
  settleNames,
  checkLine,
  addPage,
  getEvidencePage,
  listEvidencePages,
  createProspect,
  findKnown,
  mergeProspect,
  listProspects,
  listDeletedProspects,
  countNews,
  getProspect,
  updateProspect,
  changeProspect,
  getNotes,
  changeNotes,
  changeWorkOfMany,
  deleteProspects,
  restoreProspects,
  undoWork,
  exportProspects,
  startImport,
  listImports,
  getImport,
  cancelImport,
  resumeImport,
  decideImportRow,
  listViews,
  saveView,
  deleteView,
  noteLook,
  getRecheck,
  acceptRecheck,
  declineRecheck,
  deleteProspect,
  restoreProspect,
  deleteCertification,
  listVersions,
  listProspectEvents,
  exportFactsCsv,
  exportFactsJson,
  exportFactsCtdl,
  createShare,
  previewShareMail,
  listShareMails,
  listShares,
  listAllShares,
  renewShare,
  changeShare,
  revokeShare,
  givePasscode,
  askForLink,
  getShare,
  updateShare,
  submitShareInterest,
  submitProspectInterest,
  getShareInterest,
  countShareView,
  listVisits,
  makeOffer,
  listOffers,
  getOffer,
  makeRemark,
  takeBackRemark,
  listRemarks,
  decideRemark,
  dismissRemark,
  listMails,
  getMail,
  retryMail,
  markSentByHand,
  listEvents,
  exportEvents,
  getTeamSettings,
  changeTeamSettings,
  previewErasure,
  exportPerson,
  erasePerson,
  exportOwnData,
  visitLearn,
}
export type Calls = typeof calls
export type CallName = keyof Calls

/** The same table with the type every call shares, for code that walks all of them. */
export const callTable: Readonly<Record<string, CallDefinition>> = calls
