import type { AccountsTables } from './tables/accounts.ts'
import type { EventsTables } from './tables/events.ts'
import type { EvidenceTables } from './tables/evidence.ts'
import type { FactorsTables } from './tables/factors.ts'
import type { IdentitiesTables } from './tables/identities.ts'
import type { ImportsTables } from './tables/imports.ts'
import type { InstallationTables } from './tables/installation.ts'
import type { InterestsTables } from './tables/interests.ts'
import type { LookupsTables } from './tables/lookups.ts'
import type { MailTables } from './tables/mail.ts'
import type { ProposalsTables } from './tables/proposals.ts'
import type { ProspectsTables } from './tables/prospects.ts'
import type { ResearchTables } from './tables/research.ts'
import type { SharesTables } from './tables/shares.ts'

/** Every table by its name. What each holds stands in `tables`, by noun; migrations make them. */
export interface Database
  extends AccountsTables,
    EventsTables,
    EvidenceTables,
    FactorsTables,
    IdentitiesTables,
    ImportsTables,
    InstallationTables,
    InterestsTables,
    LookupsTables,
    MailTables,
    ProposalsTables,
    ProspectsTables,
    ResearchTables,
    SharesTables {}
