import { type EventType, eventTypes } from '#domain/events/event.ts'

/** What the audit log is narrowed to, as its address says it. */
export interface AuditSearch {
  /** Id of an account, or a kind of actor. */
  who?: string | undefined
  type?: EventType | undefined
}

/** What is not right in an address is left out. */
export function readAuditSearch({ who, type }: { who?: unknown; type?: unknown }): AuditSearch {
  const known = eventTypes.find((one) => one === type)
  return { ...(typeof who === 'string' && who !== '' ? { who } : {}), ...(known === undefined ? {} : { type: known }) }
}
