import type { Migration } from 'kysely/migration'
import * as firstTables from './0001-first-tables.ts'
import * as lookupRuns from './0002-lookup-runs.ts'
import * as pageCopies from './0003-page-copies.ts'
import * as introducedTexts from './0004-introduced-texts.ts'
import * as modelAnswers from './0005-model-answers.ts'
import * as mailDelivery from './0006-mail-delivery.ts'
import * as addedPages from './0007-added-pages.ts'
import * as sessionList from './0008-session-list.ts'
import * as linkOpenings from './0009-link-openings.ts'
import * as evidenceRows from './0010-evidence-rows.ts'
import * as keyedRequestHashes from './0013-keyed-request-hashes.ts'
import * as editNotices from './0014-edit-notices.ts'
import * as lastRead from './0015-last-read.ts'
import * as roles from './0016-roles.ts'
import * as knownDevices from './0017-known-devices.ts'
import * as signInTries from './0018-sign-in-tries.ts'
import * as proposals from './0020-proposals.ts'
import * as events from './0022-events.ts'
import * as contactAndMail from './0023-contact-and-mail.ts'
import * as duplicates from './0024-duplicates.ts'
import * as workOnProspects from './0026-work-on-prospects.ts'
import * as imports from './0027-imports.ts'
import * as linkControls from './0029-link-controls.ts'
import * as remarks from './0030-remarks.ts'
import * as linkVisits from './0031-link-visits.ts'
import * as offers from './0032-offers.ts'
import * as apiTokens from './0034-api-tokens.ts'
import * as webhooks from './0035-webhooks.ts'
import * as namesSettled from './0037-names-settled.ts'
import * as weeklySummaries from './0039-weekly-summaries.ts'
import * as publishedLinks from './0040-published-links.ts'
import * as secondFactors from './0043-second-factors.ts'
import * as identities from './0044-identities.ts'
import * as wayOfASession from './0045-way-of-a-session.ts'
import * as newestFirst from './0052-newest-first.ts'

/** Every migration in its order. A new one joins here; one that was released is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-lookup-runs': lookupRuns,
  '0003-page-copies': pageCopies,
  '0004-introduced-texts': introducedTexts,
  '0005-model-answers': modelAnswers,
  '0006-mail-delivery': mailDelivery,
  '0007-added-pages': addedPages,
  '0008-session-list': sessionList,
  '0009-link-openings': linkOpenings,
  '0010-evidence-rows': evidenceRows,
  '0013-keyed-request-hashes': keyedRequestHashes,
  '0014-edit-notices': editNotices,
  '0015-last-read': lastRead,
  '0016-roles': roles,
  '0017-known-devices': knownDevices,
  '0018-sign-in-tries': signInTries,
  '0020-proposals': proposals,
  '0022-events': events,
  '0023-contact-and-mail': contactAndMail,
  '0024-duplicates': duplicates,
  '0026-work-on-prospects': workOnProspects,
  '0027-imports': imports,
  '0029-link-controls': linkControls,
  '0030-remarks': remarks,
  '0031-link-visits': linkVisits,
  '0032-offers': offers,
  '0034-api-tokens': apiTokens,
  '0035-webhooks': webhooks,
  '0037-names-settled': namesSettled,
  '0039-weekly-summaries': weeklySummaries,
  '0040-published-links': publishedLinks,
  '0043-second-factors': secondFactors,
  '0044-identities': identities,
  '0045-way-of-a-session': wayOfASession,
  '0052-newest-first': newestFirst,
}
