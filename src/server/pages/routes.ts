import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { pages } from '#contract/pages.ts'
import { keyParameter } from '#contract/parameters.ts'
import { signOnFailureIn } from '#domain/accounts/sign-on.ts'
import { isSeatFree } from '../interests/interest.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { isAnyPasskey } from '../factors/passkey-store.ts'
import type { Environment, Exchange } from '../http/exchange.ts'
import { type BuiltPages, readBuiltPages } from './built-pages.ts'
import { isLiveLink } from '../accounts/password-reset.ts'
import { isSignedIn } from './is-signed-in.ts'
import { pageSender, type PageSender } from './page-sender.ts'
import { sendOffer, sendOfferFile, takeOfferWish } from './offer-pages.ts'
import { sendFile } from './send-file.ts'
import { sendPrograms, sendShare, sendSubmission, sendTotal } from './share-pages.ts'
import { sendAsked, takePasscode } from './link-forms.ts'
import { sendLearn, sendSharedEditor, sendWaitlist } from './link-pages.ts'
import { takeRemark } from './take-remark.ts'
import { readWebFiles, type WebFile } from './web-files.ts'

/** A build as it is served. */
interface Build {
  files: ReadonlyMap<string, WebFile>
  built: BuiltPages | undefined
}

/** Builds that this process has read: what one server compressed, another one on the same build need not compress again. */
const builds = new Map<string, Build>()

function buildOf(folder: string): Build {
  const known = builds.get(folder)
  if (known !== undefined) return known
  const files = new Map([...readWebFiles(join(folder, 'web')), ...readWebFiles(join(folder, 'scripts'))])
  const build = { files, built: readBuiltPages(folder) }
  builds.set(folder, build)
  return build
}

/** Where the build puts the web: `web` the application, `pages` and `scripts` the pages that the server renders. */
export const builtWeb = fileURLToPath(new URL('../../../dist', import.meta.url))

const notBuilt = 'The pages are not built. Run npm start, which builds them.'

/** Addresses the application draws. */
const applicationPages = [
  '/',
  '/saved-searches',
  '/sessions',
  '/share-links',
  '/import',
  '/import/:id',
  '/search/:id',
  '/search/:id/edit',
  '/stored-copy/:pageId',
  '/admin',
  '/admin/users',
  '/admin/audit',
  '/admin/persons',
  '/admin/prospects',
  '/admin/prospects/:id',
  '/account',
  '/outbox',
]

/**
 * Serves the built web: its files, the pages that the server renders, and the application's shell for its own.
 * @param folder of the build
 */
export function pageRoutes(context: Context, folder: string): Hono<Environment> {
  const app = new Hono<Environment>()
  const { files, built } = buildOf(folder)
  const shell = files.get('/index.html')
  if (shell === undefined || built === undefined) {
    app.get('*', (exchange) => exchange.text(notBuilt, 503))
    return app
  }
  const send = pageSender(context, built)

  app.get('/learn', (exchange) => exchange.redirect(pages.learn() + new URL(exchange.req.url).search))
  app.get('/learn/:shareId', async (exchange) => {
    const shareId = exchange.req.param('shareId')
    if (!isKey(shareId)) return exchange.redirect(pages.learn())
    return sendLearn(context, exchange, send, shareId)
  })
  app.get('/share/:shareId', (exchange) => sendShare(context, exchange, send))
  app.post('/share/:shareId', (exchange) => sendSubmission(context, exchange, send))
  app.get('/share/:shareId/total', (exchange) => exchange.redirect(pages.share(exchange.req.param('shareId'))))
  app.post('/share/:shareId/total', (exchange) => sendTotal(context, exchange, send))
  app.get('/share/:shareId/programs', (exchange) => sendPrograms(context, exchange, send))
  app.get('/share/:shareId/offer', (exchange) => sendOffer(context, exchange, send))
  app.post('/share/:shareId/offer', (exchange) => takeOfferWish(context, exchange, send))
  app.get('/share/:shareId/offer/:number', (exchange) => sendOffer(context, exchange, send))
  app.get('/share/:shareId/offer/:number/pdf', (exchange) => sendOfferFile(context, exchange, send))
  app.get('/share/:shareId/passcode', (exchange) => exchange.redirect(pages.share(exchange.req.param('shareId'))))
  app.post('/share/:shareId/passcode', (exchange) => takePasscode(context, exchange, send))
  app.get('/share/:shareId/remarks', (exchange) => exchange.redirect(pages.share(exchange.req.param('shareId'))))
  app.post('/share/:shareId/remarks', (exchange) => takeRemark(context, exchange, send))
  app.get('/share/:shareId/ask', (exchange) => exchange.redirect(pages.share(exchange.req.param('shareId'))))
  app.post('/share/:shareId/ask', (exchange) => sendAsked(context, exchange, send))
  app.get('/waitlist', async (exchange) => {
    const page = { isSeatFree: await isSeatFree(context) }
    const cached = { key: '', state: String(page.isSeatFree) }
    return send(exchange, 'waitlist', page, { keptBy: 'anyone', signedIn: await isSignedIn(context, exchange), cached })
  })
  app.get('/waitlist/:shareId', async (exchange) => {
    if (!isKey(exchange.req.param('shareId'))) return exchange.redirect(pages.waitlist())
    return sendWaitlist(context, exchange, send)
  })
  app.get('/auth', (exchange) => sendSignIn(context, exchange, send))
  app.get('/reset-password', async (exchange) => {
    const token = exchange.req.query('token') ?? ''
    const page = { token, isLive: token !== '' && (await isLiveLink(context, token)) }
    return send(exchange, 'reset-password', page, { keptBy: 'nobody', signedIn: await isSignedIn(context, exchange) })
  })
  const sendShell = (exchange: Exchange) => {
    exchange.get('answerHeaders')['x-robots-tag'] = 'noindex'
    return sendFile(exchange, shell, { status: 200, cacheControl: 'no-cache' })
  }
  for (const path of applicationPages) app.get(path, sendShell)
  app.get('/edit/:id', (exchange) => sendSharedEditor(context, exchange, send, sendShell))
  app.get('*', async (exchange) => {
    const { path } = exchange.req
    const file = path === '/index.html' ? undefined : files.get(path)
    if (file !== undefined) return sendFile(exchange, file, { status: 200, cacheControl: keepingOf(file) })
    if (path.startsWith('/assets/')) return exchange.text('Not found', 404)
    if (path.endsWith('/')) return exchange.redirect(`${withoutSlash(path)}${new URL(exchange.req.url).search}`, 301)
    const signedIn = await isSignedIn(context, exchange)
    return send(exchange, 'not-found', undefined, { status: 404, keptBy: 'anyone', signedIn, cached: { key: '', state: '' } })
  })
  app.all('*', () => {
    throw new ApiError('METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' })
  })
  return app
}

/** The same address as pages have it: one slash at its start, which cannot name another host, and none at its end. */
function withoutSlash(path: string): string {
  return `/${path.replaceAll(/^[/\\]+|[/\\]+$/g, '')}`
}

function keepingOf(file: WebFile): string {
  return file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** Whether a part of an address can be the key of a link: 'default.zip' cannot, nor can a key with the dot of its sentence. */
function isKey(part: string): boolean {
  return keyParameter.safeParse(part).success
}

/** Sign In, its second step after single sign-on, or its Forgot Password sub-view. Somebody who is signed in goes home. */
async function sendSignIn(context: Context, exchange: Exchange, send: PageSender): Promise<Response> {
  if (await isSignedIn(context, exchange)) return exchange.redirect(pages.home())
  if (exchange.req.query('view') !== 'forgot-password') {
    const page = {
      passkeys: await offersPasskeys(context),
      provider: context.config.identityProvider?.name ?? null,
      failure: signOnFailureIn(exchange.req.query('failed')),
      secondStep: exchange.req.query('view') === 'second-step',
    }
    return send(exchange, 'sign-in', page, { keptBy: 'anyone', cached: { key: JSON.stringify(page), state: '' } })
  }
  const mail = context.config.mail === null ? 'outbox' : 'smtp'
  return send(exchange, 'forgot-password', { mail }, { keptBy: 'anyone', cached: { key: mail, state: '' } })
}

/** The page is sent also while nobody knows. */
async function offersPasskeys({ db, log }: Context): Promise<boolean> {
  try {
    return await isAnyPasskey(db)
  } catch (error) {
    log.warn({ err: error }, 'the sign-in page is sent without passkeys')
    return false
  }
}
