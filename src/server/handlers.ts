import type { CallDefinition } from '#contract/call.ts'
import type { CallName, Calls } from '#contract/calls.ts'
import * as administration from './accounts/administration.ts'
import * as accounts from './accounts/handlers.ts'
import * as ownAccount from './accounts/own-account.ts'
import * as addedPages from './added-pages/handlers.ts'
import * as allProspects from './all-prospects/handlers.ts'
import type { Completion, Handler, RepeatRight, StateFinder, StreamHandler } from './call-handler.ts'
import * as events from './events/handlers.ts'
import * as evidencePages from './evidence-pages/handlers.ts'
import * as factors from './factors/handlers.ts'
import * as factorRemoval from './factors/removal.ts'
import * as identities from './identities/handlers.ts'
import * as secondStep from './factors/second-step.ts'
import * as imports from './imports/handlers.ts'
import * as interests from './interests/handlers.ts'
import * as learn from './learn/handlers.ts'
import * as lineChecks from './lookups/line-check.ts'
import * as settledNames from './lookups/settle-names.ts'
import * as lookups from './lookups/handlers.ts'
import * as mail from './mail/handlers.ts'
import * as offers from './offers/handlers.ts'
import * as persons from './persons/handlers.ts'
import * as changes from './prospects/change.ts'
import * as duplicates from './prospects/duplicates.ts'
import * as files from './prospects/files.ts'
import * as prospects from './prospects/handlers.ts'
import * as many from './prospects/many.ts'
import * as news from './prospects/news.ts'
import { findProspectState } from './prospects/prospect-state.ts'
import * as rechecks from './prospects/recheck.ts'
import * as work from './prospects/work.ts'
import * as savedViews from './saved-views/handlers.ts'
import * as remarks from './remarks/handlers.ts'
import * as askAgain from './shares/ask-again.ts'
import * as changeLink from './shares/change-link.ts'
import * as shares from './shares/handlers.ts'
import * as passcode from './shares/passcode.ts'
import * as factExports from './fact-exports/handlers.ts'
import * as teamSettings from './team-settings/handlers.ts'
import * as visits from './visits/handlers.ts'
import * as tokens from './tokens/handlers.ts'
import * as webhooks from './webhooks/handlers.ts'
import * as weeklySummary from './weekly-summary/handlers.ts'

/** What answers each call: one entry a call, or this file does not compile. */
export const handlers: { [K in CallName]: Handler<Calls[K]> } = {
  getUser: accounts.getUser,
  changeUser: ownAccount.changeUser,
  changePassword: ownAccount.changePassword,
  login: accounts.login,
  getSecondStep: secondStep.getSecondStep,
  giveCode: secondStep.giveCode,
  beginPasskeySignIn: secondStep.beginPasskeySignIn,
  givePasskey: secondStep.givePasskey,
  logout: accounts.logout,
  requestPasswordReset: accounts.requestPasswordReset,
  resetPassword: accounts.resetPassword,
  createUser: accounts.createUser,
  checkPassword: accounts.checkPassword,
  listUsers: accounts.listUsers,
  disableUser: administration.disableUser,
  enableUser: administration.enableUser,
  changeRole: administration.changeRole,
  makeResetLink: administration.makeResetLink,
  removeSecondFactors: factorRemoval.removeSecondFactors,
  getHoldings: administration.getHoldings,
  handOver: administration.handOver,
  listAllProspects: allProspects.listAllProspects,
  getAnyProspect: allProspects.getAnyProspect,
  getSecondFactors: factors.getSecondFactors,
  beginApp: factors.beginApp,
  confirmApp: factors.confirmApp,
  removeApp: factors.removeApp,
  makeRecoveryCodes: factors.makeRecoveryCodes,
  beginPasskey: factors.beginPasskey,
  addPasskey: factors.addPasskey,
  renamePasskey: factors.renamePasskey,
  removePasskey: factors.removePasskey,
  getIdentity: identities.getIdentity,
  connectIdentity: identities.connectIdentity,
  disconnectIdentity: identities.disconnectIdentity,
  listSessions: accounts.listSessions,
  endSession: accounts.endOneSession,
  endOtherSessions: accounts.endOtherSessions,
  listTokens: tokens.listTokens,
  createToken: tokens.createToken,
  endToken: tokens.endToken,
  listWebhooks: webhooks.listWebhooks,
  createWebhook: webhooks.createWebhook,
  changeWebhookSecret: webhooks.changeWebhookSecret,
  endWebhook: webhooks.endWebhook,
  listDeliveries: webhooks.listDeliveries,
  resendDelivery: webhooks.resendDelivery,
  getWeeklySummary: weeklySummary.getWeeklySummary,
  changeWeeklySummary: weeklySummary.changeWeeklySummary,
  getFeatures: accounts.getFeatures,
  queryOrganization: lookups.queryOrganization,
  queryCertifications: lookups.queryCertifications,
  getLookup: lookups.getLookup,
  cancelLookup: lookups.cancelLookup,
  settleNames: settledNames.settleNames,
  checkLine: lineChecks.checkLine,
  addPage: addedPages.addPage,
  getEvidencePage: evidencePages.getEvidencePage,
  listEvidencePages: evidencePages.listEvidencePages,
  createProspect: prospects.createProspect,
  findKnown: duplicates.findKnown,
  mergeProspect: duplicates.mergeProspect,
  listProspects: prospects.listProspects,
  countNews: news.countNews,
  getProspect: prospects.getProspect,
  updateProspect: prospects.updateProspect,
  changeProspect: changes.changeProspect,
  getNotes: changes.getNotes,
  changeNotes: changes.changeNotes,
  changeWorkOfMany: work.changeWorkOfMany,
  deleteProspects: many.deleteProspects,
  restoreProspects: many.restoreProspects,
  listDeletedProspects: prospects.listDeletedProspects,
  undoWork: work.undoWork,
  exportProspects: files.exportProspects,
  startImport: imports.startImport,
  listImports: imports.listImports,
  getImport: imports.getImport,
  cancelImport: imports.cancelImport,
  resumeImport: imports.resumeImport,
  decideImportRow: imports.decideImportRow,
  listViews: savedViews.listViews,
  saveView: savedViews.saveView,
  deleteView: savedViews.deleteView,
  noteLook: prospects.noteLook,
  getRecheck: rechecks.getRecheck,
  acceptRecheck: rechecks.acceptRecheck,
  declineRecheck: rechecks.declineRecheck,
  deleteProspect: prospects.deleteProspect,
  restoreProspect: prospects.restoreProspect,
  deleteCertification: prospects.deleteCertification,
  listVersions: prospects.listVersions,
  listProspectEvents: events.listProspectEvents,
  exportFactsCsv: factExports.exportFactsCsv,
  exportFactsJson: factExports.exportFactsJson,
  exportFactsCtdl: factExports.exportFactsCtdl,
  createShare: shares.createShare,
  previewShareMail: shares.previewShareMail,
  listShareMails: shares.listShareMails,
  listShares: shares.listShares,
  listAllShares: shares.listAllShares,
  renewShare: shares.renewShare,
  changeShare: changeLink.changeShare,
  revokeShare: shares.revokeShare,
  givePasscode: passcode.givePasscode,
  askForLink: askAgain.askForLink,
  getShare: shares.getShare,
  updateShare: shares.updateShare,
  submitShareInterest: interests.submitShareInterest,
  submitProspectInterest: interests.submitProspectInterest,
  getShareInterest: interests.getShareInterest,
  countShareView: visits.countShareView,
  listVisits: visits.listVisits,
  makeOffer: offers.makeOffer,
  listOffers: offers.listOffers,
  getOffer: offers.getOffer,
  makeRemark: remarks.makeRemark,
  takeBackRemark: remarks.takeBackRemark,
  listRemarks: remarks.listRemarks,
  decideRemark: remarks.decideRemark,
  dismissRemark: remarks.dismissRemark,
  listMails: mail.listMails,
  getMail: mail.getMail,
  retryMail: mail.retryMail,
  markSentByHand: mail.markSentByHand,
  listEvents: events.listEvents,
  exportEvents: events.exportEvents,
  getTeamSettings: teamSettings.getTeamSettings,
  changeTeamSettings: teamSettings.changeTeamSettings,
  previewErasure: persons.previewErasure,
  exportPerson: persons.exportPerson,
  erasePerson: persons.erasePerson,
  exportOwnData: persons.exportOwnData,
  visitLearn: learn.visitLearn,
}

/** What completes an answer once its change is committed, also when it is given again to a repeated request. */
export const completions: { [K in CallName]?: Completion<Calls[K]> } = {
  createShare: shares.reportDelivery,
}

type RepeatableCalls = { [K in CallName as Calls[K] extends { idempotent: true } ? K : never]: Calls[K] }

/** Rights of somebody who is signed in, which every request checks. */
const signedIn = () => Promise.resolve()

/** Who may have a kept answer again: one entry a call that keeps answers, or this file does not compile. */
export const repeatRights: { [K in keyof RepeatableCalls]: RepeatRight<RepeatableCalls[K]> } = {
  createUser: signedIn,
  createProspect: signedIn,
  updateProspect: prospects.mayRepeatOnProspect,
  acceptRecheck: prospects.mayRepeatOnProspect,
  submitProspectInterest: prospects.mayRepeatOnProspect,
  createShare: shares.mayRepeatHandingOut,
  renewShare: shares.mayRepeatHandingOut,
  updateShare: shares.mayRepeatThroughLink,
  submitShareInterest: shares.mayRepeatThroughLink,
  makeOffer: shares.mayRepeatThroughLink,
}

/** What the answers depend on that are kept printed. */
export const stateFinders: { [K in CallName]?: StateFinder<Calls[K]> } = {
  getProspect: findProspectState,
  getShare: shares.findShareState,
}

type StreamingCalls = {
  [K in CallName as Calls[K] extends { events: NonNullable<CallDefinition['events']> } ? K : never]: Calls[K]
}

/** What streams the events of each call that has them. */
export const streamHandlers: { [K in keyof StreamingCalls]: StreamHandler<StreamingCalls[K]> } = {
  queryCertifications: lookups.streamCertifications,
}
