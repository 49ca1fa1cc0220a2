import type { CallArguments } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { Prospect } from '#domain/prospects/prospect.ts'
import { startTestApp, type TestApp } from '../app.ts'
import { newProspect, pmiMatch, pmiResult, seedWorld } from '../seeds.ts'
import type { Visitor } from '../visitor.ts'

/** Whoever may knock. A link holder has no session; a disabled user still has the cookie of one. Owner and other user are members. */
export const actors = [
  'anonymous',
  'linkHolder',
  'revokedLinkHolder',
  'otherUser',
  'owner',
  'disabledUser',
  'administrator',
] as const
export type Actor = (typeof actors)[number]

/**
 * What a call may be asked for. 'ofDisabled': what the disabled user owns. 'mixed' joins ids that do not belong together, or puts a
 * key of one kind where another belongs.
 */
export const objects = ['own', 'foreign', 'ofDisabled', 'missing', 'mixed'] as const

/** Further links of the owner's prospect, by how their owner set them. */
export const linkKinds = ['paused', 'expired', 'locked', 'suggest', 'view'] as const
export type LinkKind = (typeof linkKinds)[number]
export type ObjectKind = (typeof objects)[number] | LinkKind

export function isLinkKind(object: ObjectKind): object is LinkKind {
  return linkKinds.some((kind) => kind === object)
}

/** The passcode of the locked link. */
export const passcode = 'open sesame'

/** One person with one shared prospect. */
interface Holding {
  visitor: Visitor
  prospect: Prospect
  /** Number of another prospect of the same body. */
  secondProspectId: number
  /** Name of the visitor's session in the list of sessions. */
  sessionId: string
  /** Id of a personal token. */
  tokenId: string
  /** Key of the live link. */
  shareId: string
  /** An email that told somebody of the prospect. */
  mailId: string
  /** Key of a look-up with a page of the visitor's own: nobody else's to see. */
  privateLookupId: string
}

/** Everything that ids can point at. */
export interface AuthorizationWorld {
  app: TestApp
  owner: Holding
  otherUser: Holding
  disabledUser: Holding
  administrator: Holding
  /** Key of a link to the owner's prospect that was turned off; another one is live. */
  revokedShareId: string
  /** Keys of the further links of the owner's prospect. */
  links: Readonly<Record<LinkKind, string>>
  /** Key of a look-up that the owner asked and that has ended; every user who has the key may read it. */
  lookupId: string
  /** Key of a look-up that somebody anonymous asked, as the asker got it and as whoever joins it does. */
  anonymousLookup: { asked: string; joined: string }
}

/** Dana owns, Lee is the other user, Kim's account is disabled, Ada is the administrator; each has a shared prospect. */
export async function authorizationWorld(): Promise<AuthorizationWorld> {
  const app = await startTestApp()
  app.research.finds([pmiMatch]).answers(pmiResult)
  const { dana, lee, pmiProspect, leesProspect, shareId: revokedShareId } = await seedWorld(app)
  await dana.call(calls.revokeShare, { params: { shareId: revokedShareId } })
  const kim = await app.signedIn('kim')
  const kimsProspect = await kim.call(calls.createProspect, { body: newProspect })
  const ada = await app.administrator('ada')
  const adasProspect = await ada.call(calls.createProspect, { body: newProspect })
  const world = {
    app,
    owner: await holding(dana, pmiProspect),
    otherUser: await holding(lee, leesProspect),
    disabledUser: await holding(kim, kimsProspect),
    administrator: await holding(ada, adasProspect),
    revokedShareId,
    links: await furtherLinks(app, dana, pmiProspect.id),
    lookupId: await endedLookup(app, dana),
    anonymousLookup: await anonymousLookup(app),
  }
  await app.context.db.updateTable('users').set({ disabled_at: app.clock.now() }).where('username', '=', 'kim').execute()
  return world
}

async function holding(visitor: Visitor, prospect: Prospect): Promise<Holding> {
  const { shareId } = await visitor.call(calls.createShare, { body: { searchId: prospect.id } })
  const { mailId = '' } = await visitor.call(calls.createShare, {
    body: { ...newProspect, email: 'ann@example.org', searchId: prospect.id },
  })
  const second = await visitor.call(calls.createProspect, { body: newProspect })
  const sessions = await visitor.call(calls.listSessions)
  const token = await visitor.call(calls.createToken, { body: { name: 'CRM import', scope: 'read', days: 30 } })
  const privateLookupId = await privateLookup(visitor)
  return {
    visitor,
    prospect,
    secondProspectId: second.id,
    shareId,
    mailId,
    privateLookupId,
    tokenId: token.id,
    sessionId: sessions.find(({ current }) => current)?.id ?? '',
  }
}

async function furtherLinks(app: TestApp, owner: Visitor, searchId: number): Promise<Record<LinkKind, string>> {
  const made = async (body: CallArguments<typeof calls.changeShare>['body']): Promise<string> => {
    const { shareId } = await owner.call(calls.createShare, { body: { searchId, another: true } })
    await owner.call(calls.changeShare, { params: { shareId }, body })
    return shareId
  }
  const expired = await made({})
  const links = {
    paused: await made({ paused: true }),
    expired,
    locked: await made({ passcode }),
    suggest: await made({ mode: 'suggest' }),
    view: await made({ mode: 'view' }),
  }
  await app.context.db.updateTable('share_links').set({ expires_at: app.clock.now() }).where('id', '=', expired).execute()
  return links
}

async function endedLookup(app: TestApp, owner: Visitor): Promise<string> {
  app.clock.advance(60_000)
  return startedKey(owner, { organization: pmiMatch.name, readLive: true })
}

async function anonymousLookup(app: TestApp): Promise<AuthorizationWorld['anonymousLookup']> {
  const asked = await startedKey(app.anonymous('203.0.113.77'), { organization: pmiMatch.name })
  const joined = await startedKey(app.anonymous('203.0.113.78'), { organization: pmiMatch.name })
  return { asked, joined }
}

async function privateLookup(visitor: Visitor): Promise<string> {
  const { name, website } = pmiMatch
  const page = await visitor.call(calls.addPage, {
    body: { kind: 'address', organization: { name, website }, url: 'https://www.pmi.org/fees' },
  })
  return startedKey(visitor, { organization: name, added: [page.id] })
}

/** Asks a question to its end. @returns the key of its look-up, as this asker hears it */
async function startedKey(
  visitor: Visitor,
  body: NonNullable<CallArguments<typeof calls.queryCertifications>['body']>,
): Promise<string> {
  let key = ''
  for await (const event of visitor.events(calls.queryCertifications, { body })) {
    if (event.type === 'started') key = event.lookupId ?? ''
  }
  return key
}

/** The browser of an actor. */
export function visitorOf(world: AuthorizationWorld, actor: Actor): Visitor {
  return hasAccount(actor) ? world[actor].visitor : world.app.anonymous()
}

/** What an actor has; those without an account stand before what the owner has. */
export function holdingOf(world: AuthorizationWorld, actor: Actor): Holding {
  return hasAccount(actor) ? world[actor] : world.owner
}

function hasAccount(actor: Actor): actor is 'owner' | 'otherUser' | 'disabledUser' | 'administrator' {
  return actor === 'owner' || actor === 'otherUser' || actor === 'disabledUser' || actor === 'administrator'
}

/** What somebody else has. */
export function foreignTo(world: AuthorizationWorld, actor: Actor): Holding {
  return actor === 'otherUser' ? world.owner : world.otherUser
}
