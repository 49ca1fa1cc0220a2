import type { CallArguments, CallDefinition } from '#contract/call.ts'
import { type CallName, calls } from '#contract/calls.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import { passagesIntroduced } from '#domain/proof/proof.ts'
import { describeApp } from '../../src/server/factors/authenticator-app.ts'
import { insertImport, writeRow } from '../../src/server/imports/store.ts'
import { insertVersionEvidence } from '../../src/server/evidence/insert.ts'
import { quoted } from '../samples.ts'
import { codeAt } from '../second-factors.ts'
import { newProspect, pmiMatch, pmiResult, pmp } from '../seeds.ts'
import { type TestApp, testPassword } from '../app.ts'
import {
  type Actor,
  type AuthorizationWorld,
  foreignTo,
  holdingOf,
  isLinkKind,
  linkKinds,
  type ObjectKind,
  objects,
  passcode,
} from './world.ts'

type Arguments = CallArguments<CallDefinition>

/** What one call answers to everybody. */
export interface Row {
  /** What the call can be asked for; nothing where it names no object. */
  objects: readonly ObjectKind[]
  /** Arguments that would be accepted if the object were one's own. */
  given: (world: AuthorizationWorld, actor: Actor, object: ObjectKind) => Arguments
  /** The status of a cell. */
  status: (actor: Actor, object: ObjectKind) => number
  /** Brings the world into the state the call is for. */
  prepare?: (world: AuthorizationWorld) => Promise<unknown>
}

const nothing: Row['given'] = () => ({})
const hasSession = (actor: Actor): boolean => actor === 'owner' || actor === 'otherUser' || actor === 'administrator'

/** A call for whoever is signed in, without an object. */
function forSignedIn(success: number, given: Row['given'] = nothing): Row {
  return { objects: [], given, status: (actor) => (hasSession(actor) ? success : 401) }
}

/** A call for anybody, without an object. */
function forAnyone(success: number, given: Row['given'] = nothing): Row {
  return { objects: [], given, status: () => success }
}

/** A call for administrators, without an object. */
function forAdministrators(success: number, given: Row['given'] = nothing): Row {
  return { objects: [], given, status: (actor) => (hasSession(actor) ? (actor === 'administrator' ? success : 403) : 401) }
}

/** A call about an account, for administrators. To a member all accounts look alike, also one's own and one that is not there. */
function ofAccount(
  statuses: Partial<Record<ObjectKind, number>>,
  body: (world: AuthorizationWorld) => object | undefined = () => undefined,
): Row {
  return {
    objects: ['own', 'foreign', 'ofDisabled', 'missing'],
    given: (world, actor, object) => ({ params: { id: userId(world, actor, object) }, body: body(world) }),
    status: (actor, object) => (hasSession(actor) ? (actor === 'administrator' ? (statuses[object] ?? 404) : 403) : 401),
  }
}

/** A call of one prospect, by its number: the owner's alone. */
function ofProspect(success: number, given: (id: string, world: AuthorizationWorld, actor: Actor) => Arguments): Row {
  return {
    objects,
    given: (world, actor, object) => given(prospectNumber(world, actor, object), world, actor),
    status: (actor, object) => (hasSession(actor) ? (object === 'own' ? success : 404) : 401),
  }
}

/** A call of prospects by their numbers, of one's own and of what is not: the others are left alone in silence. */
function ofManyProspects(body: (ids: number[]) => object): Row {
  return forSignedIn(200, (world, actor) => ({
    body: body([holdingOf(world, actor).prospect.id, foreignTo(world, actor).prospect.id, 2_000_000_000]),
  }))
}

/** A call of an import: its owner's alone. Its row asks which of two bodies is meant. */
function ofImport(success: number): Row {
  return {
    objects: ['own', 'foreign', 'missing'],
    given: (world, actor, object) => ({ params: { id: importId(world, actor, object) } }),
    status: (actor, object) => (hasSession(actor) ? (object === 'own' ? success : 404) : 401),
    prepare: openImports,
  }
}

async function openImports({ app, owner, otherUser, administrator }: AuthorizationWorld): Promise<void> {
  for (const { visitor } of [owner, otherUser, administrator]) {
    const id = `import-of-${visitor.user?.id}`
    await insertImport(app.context.db, id, visitor.user?.id ?? '', [{ organization: 'PMI' }], app.clock.now())
    await writeRow(app.context.db, { import_id: id, number: 1 }, { state: 'asks', candidates: [pmiMatch] })
  }
}

function importId(world: AuthorizationWorld, actor: Actor, object: ObjectKind): string {
  return object === 'missing' ? 'import-of-nobody' : `import-of-${userId(world, actor, object)}`
}

/** Everybody who has a session keeps a view. */
async function keepViews({ app, owner, otherUser, administrator }: AuthorizationWorld): Promise<void> {
  const kept = [owner, otherUser, administrator].map(({ visitor: { user } }) => ({
    id: `view-of-${user?.id}`,
    owner_id: user?.id ?? '',
    name: 'Warm',
    search: 'tag=warm',
    created_at: app.clock.now(),
  }))
  await app.context.db.insertInto('saved_views').values(kept).execute()
}

function viewId(world: AuthorizationWorld, actor: Actor, object: ObjectKind): string {
  return object === 'missing' ? 'view-of-nobody' : `view-of-${userId(world, actor, object)}`
}

/** A call of a link, by its key: for whoever holds a live one. */
function ofLink(success: number, body?: unknown): Row {
  return {
    objects: [...objects, ...linkKinds],
    given: (world, actor, object) => ({ params: { shareId: shareKey(world, actor, object) }, body }),
    status: (actor, object) => {
      if (object === 'locked') return actor === 'owner' ? success : 401
      return isLive(actor, object) ? success : 404
    },
  }
}

/** A call of a link for whom its prospect belongs to, whatever they set it to. */
function ofOwnLink(success: number, body?: unknown): Row {
  return {
    ...ofLink(success, body),
    status: (actor, object) => {
      if (!hasSession(actor)) return 401
      return object === 'own' || (actor === 'owner' && isLinkKind(object)) ? success : 404
    },
  }
}

function prospectNumber(world: AuthorizationWorld, actor: Actor, object: ObjectKind): string {
  if (object === 'own') return String(holdingOf(world, actor).prospect.id)
  if (object === 'foreign') return String(foreignTo(world, actor).prospect.id)
  if (object === 'ofDisabled') return String(world.disabledUser.prospect.id)
  return object === 'missing' ? '2000000000' : holdingOf(world, actor).shareId
}

function shareKey(world: AuthorizationWorld, actor: Actor, object: ObjectKind): string {
  if (isLinkKind(object)) return world.links[object]
  if (object === 'own') return actor === 'revokedLinkHolder' ? world.revokedShareId : holdingOf(world, actor).shareId
  if (object === 'foreign') return foreignTo(world, actor).shareId
  if (object === 'ofDisabled') return world.disabledUser.shareId
  return object === 'missing' ? 'AAAAAAAAAAAAAAAAAAAAAAAA' : String(holdingOf(world, actor).prospect.id)
}

/** The first offer of whomever a link is of. */
function offerNumberOf(world: AuthorizationWorld, actor: Actor, object: ObjectKind): string {
  if (isLinkKind(object)) return `${world.owner.prospect.id}-1`
  const of = object === 'mixed' ? 'foreign' : object === 'missing' ? 'own' : object
  return `${prospectNumber(world, actor, of)}-1`
}

function userId(world: AuthorizationWorld, actor: Actor, object: ObjectKind): string {
  if (object === 'missing') return '00000000-0000-7000-8000-000000000000'
  if (object === 'ofDisabled') return world.disabledUser.visitor.user?.id ?? ''
  return (object === 'own' ? holdingOf : foreignTo)(world, actor).visitor.user?.id ?? ''
}

function sessionId(world: AuthorizationWorld, actor: Actor, object: ObjectKind): string {
  if (object === 'missing') return '00000000-0000-7000-8000-000000000000'
  return (object === 'own' ? holdingOf : foreignTo)(world, actor).sessionId
}

function tokenKey(world: AuthorizationWorld, actor: Actor, object: ObjectKind): string {
  return (object === 'own' ? holdingOf : foreignTo)(world, actor).tokenId
}

/** A webhook: its owner's alone. */
function ofWebhook(success: number): Row {
  return {
    objects: ['own', 'foreign', 'missing'],
    given: (world, actor, object) => ({ params: { id: webhookId(world, actor, object) } }),
    status: (actor, object) => (hasSession(actor) ? (object === 'own' ? success : 404) : 401),
    prepare: webhookEverywhere,
  }
}

function webhookId(world: AuthorizationWorld, actor: Actor, object: ObjectKind): string {
  const { user } = (object === 'own' ? holdingOf : foreignTo)(world, actor).visitor
  return object === 'missing' ? 'webhook-of-nobody' : `webhook-of-${user?.id ?? ''}`
}

/** Everybody has a webhook with one delivery. */
async function webhookEverywhere({ app: { context, clock } }: AuthorizationWorld): Promise<void> {
  const at = clock.now()
  for (const { id } of await context.db.selectFrom('users').select('id').execute()) {
    const webhook = `webhook-of-${id}`
    const secrets = { secret: 'whsec_AAAA', former_secret: null, former_secret_until: null }
    await context.db
      .insertInto('webhooks')
      .values({ id: webhook, user_id: id, url: 'https://crm.example.com/', created_at: at, ...secrets })
      .execute()
    const times = { created_at: at, next_attempt_at: at, give_up_at: at, delivered_at: null }
    const what = { prospect_id: 1, type: 'prospect.saved', body: '{}', status: 'failed' as const, last_error: null }
    await context.db
      .insertInto('webhook_deliveries')
      .values({ id: `delivery-of-${webhook}`, webhook_id: webhook, ...what, ...times })
      .execute()
  }
}

/** An email: its owner's alone. */
function ofMail(success: number): Row {
  return {
    objects: ['own', 'foreign', 'missing'],
    given: (world, actor, object) => ({ params: { id: mailId(world, actor, object) } }),
    status: (actor, object) => (hasSession(actor) ? (object === 'own' ? success : 404) : 401),
  }
}

function mailId(world: AuthorizationWorld, actor: Actor, object: ObjectKind): string {
  if (object === 'missing') return '00000000-0000-7000-8000-000000000000'
  return (object === 'own' ? holdingOf : foreignTo)(world, actor).mailId
}

/** A live link opens for whoever has its key, be it one's own or not; that of a disabled owner for nobody. */
function isLive(actor: Actor, object: ObjectKind): boolean {
  if (object === 'suggest' || object === 'view') return true
  return object === 'foreign' || (object === 'own' && actor !== 'revokedLinkHolder' && actor !== 'disabledUser')
}

const edit = { ...newProspect, certifications: [], changeReason: 'Checked.' }
const interest = { billingName: 'Maria Lopez', billingEmail: 'maria@pmi.example.org' }
/**
 * A look-up: own is one that the actor's kind asked first – the owner's, or the anonymous one by the key with its secret; foreign is
 * one of the other kind, or with pages of somebody else's; mixed is one that another of the same kind asked, joined by its key.
 */
function lookupKey(world: AuthorizationWorld, actor: Actor, object: ObjectKind): string {
  const { lookupId, anonymousLookup } = world
  if (object === 'missing') return '00000000-0000-7000-8000-000000000000'
  if (object === 'ofDisabled') return world.disabledUser.privateLookupId
  if (!hasSession(actor) && object === 'own') return anonymousLookup.asked
  if (!hasSession(actor)) return object === 'mixed' ? anonymousLookup.joined : lookupId
  if (object === 'own') return holdingOf(world, actor).privateLookupId
  if (object === 'mixed') return actor === 'owner' ? anonymousLookup.asked : lookupId
  return foreignTo(world, actor).privateLookupId
}
const ofLookup = (status: Row['status']): Row => ({
  objects,
  given: (world, actor, object) => ({ params: { id: lookupKey(world, actor, object) } }),
  status,
})

/** The look-up of the world read the site live. */
const readLive = ({ app }: AuthorizationWorld): Promise<unknown> =>
  app.context.db
    .updateTable('lookups')
    .set({ result: JSON.stringify({ ...pmiResult, origin: 'live' }) })
    .execute()

/** Every look-up of the world has a page that can be read again. */
const keepPagesToReadAgain = async ({ app }: AuthorizationWorld): Promise<unknown> => {
  const packed = Buffer.from('packed')
  const lookups = await app.context.db.selectFrom('lookups').select('id').execute()
  const values = lookups.map(({ id }) => ({ lookup_id: id, page_id: 'p', place: 0, packed, by_person: false }))
  await app.context.db.insertInto('lookup_pages').values(values).execute()
  const result = JSON.stringify({ ...pmiResult, ledger: { ...pmiResult.ledger, pages: [] } })
  return app.context.db.updateTable('lookups').set({ result }).execute()
}

const quotedPage = 'a'.repeat(64)

/** Every prospect has one suggestion that waits for its owner. */
async function remarkEverywhere({ app, owner, otherUser, disabledUser, administrator }: AuthorizationWorld): Promise<void> {
  const said = { kind: 'missing', status: 'open', text: 'CAPM', said_at: app.clock.now() } as const
  const nothingElse = {
    said_by: null,
    certification_id: null,
    certification_name: null,
    field: null,
    line: null,
    decided_at: null,
  }
  const all = [owner, otherUser, disabledUser, administrator].map(({ prospect, shareId }) => ({
    ...said,
    ...nothingElse,
    id: `of-${prospect.id}`,
    share_id: shareId,
  }))
  await app.context.db.insertInto('remarks').values(all).execute()
}

/** Every prospect quotes one kept page. */
async function quoteEverywhere({ context: { db, ids }, clock }: TestApp): Promise<void> {
  const url = 'https://www.pmi.org/fees'
  const page = {
    url,
    final_url: url,
    title: 'Fees',
    kind: 'html',
    text: 'The exam costs US$405.',
    etag: null,
    last_modified: null,
  }
  await db
    .insertInto('evidence_pages')
    .values({ ...page, id: quotedPage, content_hash: quotedPage, read_at: clock.now() })
    .execute()
  const quote: Evidence = { ...quoted('The exam costs US$405.'), pageId: quotedPage }
  const certifications = [{ ...pmp, evidence: { '/fees/0': [quote] } }]
  for (const { id, version } of await db.selectFrom('prospects').select(['id', 'version']).execute()) {
    const introduced = passagesIntroduced(certifications, [])
    await insertVersionEvidence(db, ids.row, { id, version }, introduced, new Map())
  }
}

const givesPassword: Row['given'] = () => ({ body: { currentPassword: testPassword } })

const noPasskey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' } as const
const unknownPasskey = { ...noPasskey, response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' } }
const madePasskey = { ...noPasskey, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } }

/** Everybody has an authenticator app, which counts since `confirmed_at`, and a passkey. */
async function appEverywhere({ app: { context, clock } }: AuthorizationWorld, confirmed_at: Date | null): Promise<void> {
  const at = clock.now()
  for (const { id } of await context.db.selectFrom('users').select('id').execute()) {
    const times = { created_at: at, last_used_at: null }
    await context.db
      .insertInto('authenticator_apps')
      .values({ user_id: id, salt: 'salt', confirmed_at, last_step: 0, ...times })
      .execute()
    await context.db
      .insertInto('passkeys')
      .values({
        id: `passkey-of-${id}`,
        user_id: id,
        credential_id: id,
        public_key: '',
        counter: 0,
        transports: '[]',
        name: 'Laptop',
        ...times,
      })
      .execute()
  }
}

/** Everybody signs in by single sign-on, too. */
async function identityEverywhere({ app: { context, clock } }: AuthorizationWorld): Promise<void> {
  const issuer = 'https://login.example.org'
  const times = { connected_at: clock.now(), last_used_at: null }
  const rows = await context.db.selectFrom('users').select('id').execute()
  await context.db
    .insertInto('identities')
    .values(rows.map(({ id }) => ({ user_id: id, issuer, subject: id, ...times })))
    .execute()
}

/** What the app of `appEverywhere` shows. */
function showsCode(world: AuthorizationWorld, actor: Actor): Arguments {
  const { context, clock } = world.app
  const { user } = holdingOf(world, actor).visitor
  const { secret } = user === null ? { secret: 'A' } : describeApp(context, user, 'salt')
  return { body: { code: codeAt(secret, clock.now()) } }
}

/** A passkey: its owner's alone. */
function ofPasskey(body: object): Row {
  return {
    objects: ['own', 'foreign', 'missing'],
    given: (world, actor, object) => ({ params: { id: passkeyId(world, actor, object) }, body }),
    status: (actor, object) => (hasSession(actor) ? (object === 'own' ? 204 : 404) : 401),
    prepare: (world) => appEverywhere(world, null),
  }
}

function passkeyId(world: AuthorizationWorld, actor: Actor, object: ObjectKind): string {
  return object === 'missing' ? 'passkey-of-nobody' : `passkey-of-${userId(world, actor, object)}`
}

/** Who gets what, for every call. A call without a row does not compile. */
export const matrix: Record<CallName, Row> = {
  getUser: forSignedIn(200),
  changeUser: forSignedIn(200, () => ({ body: { displayName: 'Somebody' } })),
  changePassword: forSignedIn(204, () => ({ body: { currentPassword: testPassword, newPassword: 'another horse' } })),
  login: forAnyone(200, () => ({ body: { username: 'dana', password: testPassword } })),
  // Nobody here has begun a sign-in that waits for its second step: src/server/factors/second-step.test.ts has those.
  getSecondStep: forAnyone(401),
  giveCode: forAnyone(401, () => ({ body: { code: '123456' } })),
  beginPasskeySignIn: forAnyone(200),
  givePasskey: forAnyone(400, () => ({ body: { passkey: unknownPasskey } })),
  logout: forAnyone(204),
  requestPasswordReset: forAnyone(200, () => ({ body: { email: 'dana@example.org' } })),
  resetPassword: forAnyone(400, () => ({ body: { token: 'unknown', newPassword: 'another horse' } })),
  createUser: forSignedIn(201, () => ({
    body: { username: 'newcomer', email: 'newcomer@example.org', password: testPassword, confirmPassword: testPassword },
  })),
  listUsers: forSignedIn(200),
  checkPassword: forSignedIn(200, () => ({ body: { password: 'correct horse' } })),
  // Nobody closes their own account.
  disableUser: ofAccount({ own: 409, foreign: 204, ofDisabled: 204 }),
  enableUser: ofAccount({ own: 204, foreign: 204, ofDisabled: 204 }),
  // The only administrator stays one.
  changeRole: ofAccount({ own: 409, foreign: 204, ofDisabled: 204 }, () => ({ role: 'member' })),
  // A disabled account has no password to set.
  makeResetLink: ofAccount({ own: 200, foreign: 200 }),
  removeSecondFactors: ofAccount({ own: 204, foreign: 204, ofDisabled: 204 }),
  getSecondFactors: forSignedIn(200),
  beginApp: forSignedIn(200, givesPassword),
  confirmApp: { ...forSignedIn(200, showsCode), prepare: (world) => appEverywhere(world, null) },
  removeApp: { ...forSignedIn(204, givesPassword), prepare: (world) => appEverywhere(world, world.app.clock.now()) },
  makeRecoveryCodes: { ...forSignedIn(200, givesPassword), prepare: (world) => appEverywhere(world, world.app.clock.now()) },
  beginPasskey: forSignedIn(200, givesPassword),
  // It answers no question of ours.
  addPasskey: forSignedIn(400, () => ({ body: { name: 'Laptop', passkey: madePasskey } })),
  renamePasskey: ofPasskey({ name: 'Laptop' }),
  removePasskey: ofPasskey({ currentPassword: testPassword }),
  getIdentity: forSignedIn(200),
  // There is no provider here: src/server/identities/sign-on.test.ts has one.
  connectIdentity: forSignedIn(404, givesPassword),
  disconnectIdentity: { ...forSignedIn(204, givesPassword), prepare: identityEverywhere },
  getHoldings: ofAccount({ own: 200, foreign: 200, ofDisabled: 200 }),
  handOver: ofAccount({ own: 200, foreign: 200, ofDisabled: 200 }, (world) => ({
    handOverTo: world.owner.visitor.user?.id ?? '',
  })),
  listAllProspects: forAdministrators(200),
  // To a member all look alike; an administrator reads every one that is there.
  getAnyProspect: {
    ...ofProspect(200, (id) => ({ params: { id } })),
    objects: ['own', 'foreign', 'ofDisabled', 'missing'],
    status: (actor, object) => {
      if (!hasSession(actor)) return 401
      if (actor !== 'administrator') return 403
      return object === 'missing' ? 404 : 200
    },
  },
  listSessions: forSignedIn(200),
  endSession: {
    objects: ['own', 'foreign', 'missing'],
    given: (world, actor, object) => ({ params: { id: sessionId(world, actor, object) } }),
    status: (actor, object) => (hasSession(actor) ? (object === 'own' ? 204 : 404) : 401),
  },
  endOtherSessions: forSignedIn(204),
  listTokens: forSignedIn(200),
  createToken: forSignedIn(201, () => ({ body: { name: 'CRM import', scope: 'read', days: 30 } })),
  endToken: {
    objects: ['own', 'foreign', 'missing'],
    given: (world, actor, object) => ({
      params: { id: object === 'missing' ? '00000000-0000-7000-8000-000000000000' : tokenKey(world, actor, object) },
    }),
    status: (actor, object) => (hasSession(actor) ? (object === 'own' ? 204 : 404) : 401),
  },
  listWebhooks: forSignedIn(200),
  createWebhook: forSignedIn(201, () => ({ body: { url: 'https://crm.example.com/hooks' } })),
  changeWebhookSecret: ofWebhook(200),
  endWebhook: ofWebhook(204),
  listDeliveries: ofWebhook(200),
  resendDelivery: {
    ...ofWebhook(204),
    given: (world, actor, object) => ({
      params: { id: webhookId(world, actor, object), deliveryId: `delivery-of-${webhookId(world, actor, object)}` },
    }),
  },
  getWeeklySummary: forSignedIn(200),
  changeWeeklySummary: forSignedIn(200, () => ({ body: { ordered: true } })),
  getFeatures: forAnyone(200),
  queryOrganization: forAnyone(200, () => ({ body: { searchTerm: 'PMI' } })),
  queryCertifications: forAnyone(200, () => ({ body: { organization: pmiMatch.name } })),
  // Whoever joined a look-up of their own kind may read it; the owner's mixed one is an anonymous asker's, with its secret.
  getLookup: ofLookup((actor, object) => (object === 'own' || (object === 'mixed' && actor !== 'owner') ? 200 : 404)),
  // Whoever may read it may have its pages read again: what comes of it is theirs alone. Its pages are kept by `prepare`.
  settleNames: {
    ...ofLookup((actor, object) => (object === 'own' || (object === 'mixed' && actor !== 'owner') ? 200 : 404)),
    given: (world, actor, object) => ({
      params: { id: lookupKey(world, actor, object) },
      body: { right: ['Project Management Professional'], wrong: [] },
    }),
    prepare: keepPagesToReadAgain,
  },
  // Only who asked it may end it.
  cancelLookup: ofLookup((_actor, object) => (object === 'own' ? 204 : 404)),
  checkLine: forSignedIn(200, () => ({ body: { organization: pmiMatch.name, line: 'The exam costs US$405.' } })),
  addPage: forSignedIn(201, () => ({
    body: { kind: 'address', organization: { name: pmiMatch.name }, url: 'https://www.pmi.org/fees' },
  })),
  getEvidencePage: {
    objects,
    given: (world, actor, object) => ({
      params: { pageId: quotedPage },
      query: { searchId: prospectNumber(world, actor, object) },
    }),
    status: (actor, object) => (hasSession(actor) ? (object === 'own' ? 200 : object === 'mixed' ? 400 : 404) : 401),
    prepare: ({ app }) => quoteEverywhere(app),
  },
  listEvidencePages: forSignedIn(200),
  createProspect: forSignedIn(201, () => ({ body: newProspect })),
  listProspects: forSignedIn(200),
  findKnown: forSignedIn(200, () => ({ body: { organization: newProspect.organization } })),
  // Two of the same owner; a foreign one is as one that is not there.
  mergeProspect: {
    ...ofProspect(200, (id, world, actor) => ({ params: { id }, body: { from: holdingOf(world, actor).secondProspectId } })),
  },
  countNews: forSignedIn(200),
  getProspect: ofProspect(200, (id) => ({ params: { id } })),
  updateProspect: ofProspect(200, (id) => ({ params: { id }, body: edit })),
  changeProspect: ofProspect(200, (id) => ({ params: { id }, body: { contactFirstName: 'Ann', status: 'won', tags: ['warm'] } })),
  getNotes: ofProspect(200, (id) => ({ params: { id } })),
  changeNotes: ofProspect(200, (id) => ({ params: { id }, body: { notes: 'Called.' } })),
  changeWorkOfMany: ofManyProspects((ids) => ({ ids, status: 'won', addTags: ['warm'] })),
  deleteProspects: ofManyProspects((ids) => ({ ids })),
  restoreProspects: {
    ...ofManyProspects((ids) => ({ ids })),
    prepare: ({ app }) => app.context.db.updateTable('prospects').set({ deleted_at: app.clock.now() }).execute(),
  },
  listDeletedProspects: forSignedIn(200),
  undoWork: ofManyProspects((ids) => ({ changed: ids.map((id) => ({ id, added: [], removed: ['warm'] })) })),
  exportProspects: forSignedIn(200),
  startImport: forSignedIn(201, () => ({ body: { rows: [{ organization: 'PMI' }] } })),
  listImports: forSignedIn(200),
  getImport: ofImport(200),
  cancelImport: ofImport(204),
  resumeImport: ofImport(204),
  decideImportRow: {
    ...ofImport(204),
    given: (world, actor, object) => ({ params: { id: importId(world, actor, object), number: '1' }, body: { choice: 0 } }),
  },
  listViews: forSignedIn(200),
  saveView: forSignedIn(201, () => ({ body: { name: 'Warm', search: 'tag=warm' } })),
  deleteView: {
    objects: ['own', 'foreign', 'missing'],
    given: (world, actor, object) => ({ params: { id: viewId(world, actor, object) } }),
    status: (actor, object) => (hasSession(actor) ? (object === 'own' ? 204 : 404) : 401),
    prepare: keepViews,
  },
  noteLook: ofProspect(204, (id) => ({ params: { id } })),
  getRecheck: {
    ...ofProspect(200, (id, world) => ({ params: { id }, query: { lookupId: world.lookupId } })),
    prepare: readLive,
  },
  acceptRecheck: {
    ...ofProspect(200, (id, world) => ({
      params: { id },
      body: { lookupId: world.lookupId, accepted: [0], baseVersion: 1 },
    })),
    prepare: readLive,
  },
  declineRecheck: {
    ...ofProspect(204, (id, world) => ({ params: { id }, query: { lookupId: world.lookupId } })),
    prepare: readLive,
  },
  deleteProspect: ofProspect(204, (id) => ({ params: { id } })),
  restoreProspect: {
    ...ofProspect(200, (id) => ({ params: { id } })),
    prepare: ({ app }) => app.context.db.updateTable('prospects').set({ deleted_at: app.clock.now() }).execute(),
  },
  deleteCertification: {
    objects,
    given: (world, actor, object) => ({
      params: {
        id: prospectNumber(world, actor, object === 'foreign' || object === 'ofDisabled' ? object : 'own'),
        certId: object === 'missing' ? 'none' : object === 'mixed' ? 'of-another-prospect' : 'pmp',
      },
    }),
    status: (actor, object) => (hasSession(actor) ? (object === 'own' ? 200 : 404) : 401),
  },
  listVersions: ofProspect(200, (id) => ({ params: { id } })),
  listProspectEvents: ofProspect(200, (id) => ({ params: { id } })),
  exportFactsCsv: ofProspect(200, (id) => ({ params: { id } })),
  exportFactsJson: ofProspect(200, (id) => ({ params: { id } })),
  exportFactsCtdl: ofProspect(200, (id) => ({ params: { id } })),
  createShare: {
    objects: ['own', 'foreign', 'missing', 'mixed'],
    given: (world, actor, object) => {
      const searchId = Number(prospectNumber(world, actor, object === 'mixed' ? 'foreign' : object))
      // Mixed: the email form with one's own words and somebody else's prospect.
      return { body: object === 'mixed' ? { ...newProspect, searchId } : { searchId } }
    },
    status: (actor, object) => (hasSession(actor) ? (object === 'own' ? 200 : 404) : 401),
  },
  previewShareMail: ofProspect(200, (id) => ({ params: { id }, body: { email: 'ann@example.org' } })),
  listShareMails: ofProspect(200, (id) => ({ params: { id } })),
  listShares: ofProspect(200, (id) => ({ params: { id } })),
  listAllShares: forSignedIn(200),
  renewShare: ofOwnLink(200),
  changeShare: ofOwnLink(200, { name: 'for the board', mode: 'view', paused: true, expiresOn: null, notify: false }),
  // An administrator ends any link that there is.
  revokeShare: {
    ...ofLink(204),
    status: (actor, object) => {
      if (!hasSession(actor)) return 401
      const isOfOther = object === 'foreign' || object === 'ofDisabled' || isLinkKind(object)
      const mayEnd = object === 'own' || (actor === 'owner' && isLinkKind(object)) || (actor === 'administrator' && isOfOther)
      return mayEnd ? 204 : 404
    },
  },
  getShare: ofLink(200),
  updateShare: {
    ...ofLink(200, edit),
    status: (actor, object) => (object === 'suggest' || object === 'view' ? 403 : ofLink(200).status(actor, object)),
  },
  /** The right one: a wrong one is in passcode.test.ts. */
  givePasscode: {
    ...ofLink(204, { passcode }),
    status: (actor, object) => (object === 'locked' || isLive(actor, object) ? 204 : 404),
  },
  /** Answers alike for every key. */
  askForLink: { ...ofLink(204), status: () => 204 },
  submitShareInterest: ofLink(200, interest),
  submitProspectInterest: ofProspect(200, (id) => ({ params: { id }, body: interest })),
  getShareInterest: {
    ...ofLink(200),
    prepare: ({ app, owner, otherUser, disabledUser, administrator }) =>
      Promise.all(
        [owner, otherUser, disabledUser, administrator].map(async ({ shareId }) =>
          app.anonymous().fetch(`/api/share/${shareId}/interest`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(interest),
          }),
        ),
      ),
  },
  makeOffer: ofLink(200, {}),
  listOffers: ofLink(200),
  getOffer: {
    ...ofLink(200),
    // Mixed: a live link of one's own with the number of somebody else's offer.
    given: (world, actor, object) => ({
      params: {
        shareId: shareKey(world, actor, object === 'mixed' ? 'own' : object),
        number: offerNumberOf(world, actor, object),
      },
    }),
    prepare: ({ app, owner, otherUser, disabledUser, administrator }) =>
      Promise.all(
        [owner, otherUser, disabledUser, administrator].map(({ shareId }) =>
          app.anonymous().answer(calls.makeOffer, { params: { shareId }, body: {} }),
        ),
      ),
  },
  /** Answers alike for every key, so that it tells nobody which links live; but for the passcode, which every page asks for, too. */
  countShareView: { ...ofLink(204), status: (actor, object) => (object === 'locked' && actor !== 'owner' ? 401 : 204) },
  listVisits: ofProspect(200, (id) => ({ params: { id } })),
  makeRemark: {
    ...ofLink(200, { kind: 'missing', text: 'CAPM' }),
    status: (actor, object) => (object === 'view' ? 403 : ofLink(200).status(actor, object)),
  },
  /** Nothing was said to be right: the answer is the same, so that it tells nobody which remarks there are. */
  takeBackRemark: {
    ...ofLink(204),
    given: (world, actor, object) => ({ params: { shareId: shareKey(world, actor, object), remarkId: 'nothing' } }),
  },
  listRemarks: ofProspect(200, (id) => ({ params: { id } })),
  decideRemark: {
    ...ofProspect(200, (id, world, actor) => ({
      params: { id, remarkId: `of-${holdingOf(world, actor).prospect.id}` },
      body: { accept: true },
    })),
    prepare: remarkEverywhere,
  },
  dismissRemark: {
    ...ofProspect(204, (id, world, actor) => ({ params: { id, remarkId: `of-${holdingOf(world, actor).prospect.id}` } })),
    prepare: remarkEverywhere,
  },
  listMails: forSignedIn(200),
  getMail: ofMail(200),
  retryMail: ofMail(200),
  markSentByHand: ofMail(200),
  listEvents: forAdministrators(200),
  exportEvents: forAdministrators(200),
  previewErasure: forAdministrators(200, () => ({ body: { email: 'ann@example.org' } })),
  exportPerson: forAdministrators(200, () => ({ body: { email: 'ann@example.org' } })),
  erasePerson: forAdministrators(200, () => ({ body: { email: 'ann@example.org' } })),
  exportOwnData: forSignedIn(200),
  getTeamSettings: forAdministrators(200),
  changeTeamSettings: forAdministrators(200, () => ({ body: { sayWhenColleagueHasIt: true } })),
  visitLearn: {
    objects: [...objects, ...linkKinds],
    given: (world, actor, object) => ({ params: { shareId: shareKey(world, actor, object) } }),
    status: () => 204,
  },
}
