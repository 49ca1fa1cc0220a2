import type { CurrentUser } from '#domain/accounts/account.ts'
import type { EventActor } from '#domain/events/event.ts'
import type { Selectable } from 'kysely'
import type { SignedInCaller } from '../call-handler.ts'
import type { EventsTable } from '../db/tables/events.ts'

type StoredEvent = Selectable<EventsTable>

/** Who does something, and from where. */
export type Actor =
  | { kind: 'account'; user: CurrentUser; address: string | null }
  /** With the name that its reader gave, which nobody checked. */
  | { kind: 'link'; shareId: string; address: string | null; nameGiven: string | null }
  /** The installation by itself; with a name, its operator. */
  | { kind: 'system'; name: string | null }
export type AccountActor = Extract<Actor, { kind: 'account' }>

export function account({ user, address }: Pick<SignedInCaller, 'user' | 'address'>): AccountActor {
  return { kind: 'account', user, address }
}

/**
 * Whoever holds a link, also somebody who is signed in: through a link no account is named.
 * @param nameGiven as they give it themselves
 */
export function linkHolder(shareId: string, { address }: { address: string | null }, nameGiven: string | null = null): Actor {
  return { kind: 'link', shareId, address, nameGiven }
}

/** Who did it, as a row of the events has it: what a reader called themselves is nobody's name. */
export function actorOf({ actor_kind: kind, actor_name: name }: Pick<StoredEvent, 'actor_kind' | 'actor_name'>): EventActor {
  if (kind !== 'link') return { kind, name }
  return { kind, name: null, ...(name === null ? {} : { nameGiven: name }) }
}

/** Changes nobody triggered directly, such as moving up the waitlist. */
export const system: Actor = { kind: 'system', name: null }

/** Whoever has the machine itself. */
export const operator: Actor = { kind: 'system', name: 'The operator' }
