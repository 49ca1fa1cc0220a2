import { Hono } from 'hono'
import type { Context } from '../context.ts'
import { readBody } from '../http/request-body.ts'
import { choicePage, choicePageStyles, unknownChoicePage } from './choice-page.ts'
import { choose, findChoice } from './choices.ts'

/**
 * The page behind the opt-out link of an email, and what it and mail programs send there (RFC 8058). Whoever has the link may
 * choose, so no session is asked for, and no origin: a mail program has none.
 */
export function mailChoiceRoutes(context: Context): Hono {
  const app = new Hono()
  app.use('/mail/*', async (exchange, next) => {
    await next()
    exchange.header('cache-control', 'no-store')
    exchange.header('x-robots-tag', 'noindex')
  })
  app.get('/mail.css', (exchange) => exchange.body(choicePageStyles, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/mail/:token', async (exchange) => {
    const choice = await findChoice(context.db, exchange.req.param('token'))
    if (choice === undefined) return exchange.html(unknownChoicePage(), 404)
    return exchange.html(choicePage({ topic: choice.topic, isWanted: choice.opted_out_at === null }))
  })
  app.post('/mail/:token', async (exchange) => {
    const form = new URLSearchParams((await readBody(exchange.req.raw)).toString())
    const choice = await choose(context, exchange.req.param('token'), form.get('choice') === 'resume')
    if (choice === undefined) return exchange.html(unknownChoicePage(), 404)
    return exchange.html(choicePage({ topic: choice.topic, isWanted: choice.opted_out_at === null }))
  })
  return app
}
