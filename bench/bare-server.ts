/**
 * The least a server can do for three calls: node:http and pg, the same session look-up and the same rows, no checks.
 * `node bench/bare-server.ts DATABASE_URL` prints its port.
 */
import { createHash } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.argv[2] ?? '', max: 10 })

const sessionQuery = {
  name: 'session',
  text: `select users.id, users.username, users.email from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = $1 and sessions.expires_at > now() and users.disabled_at is null`,
}
const prospectQuery = {
  name: 'prospect',
  text: `select prospects.*, interests.billing_name, interests.billing_email, interests.pricing_options, interests.submitted_at
    from prospects left join interests on interests.prospect_id = prospects.id
    where prospects.id = $1 and prospects.owner_id = $2 and prospects.deleted_at is null`,
}
const shareQuery = {
  name: 'share',
  text: `select prospects.id, prospects.organization, prospects.certifications, prospects.version, interests.prospect_id is not null as interested
    from share_links join prospects on prospects.id = share_links.prospect_id
    left join interests on interests.prospect_id = prospects.id
    where share_links.id = $1 and share_links.revoked_at is null and prospects.deleted_at is null`,
}

const server = createServer((request, response) => {
  void respond(request.url ?? '', request.headers.cookie ?? '', response)
})

async function respond(url: string, cookie: string, response: ServerResponse): Promise<void> {
  const body = await answer(url, cookie)
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(body))
}

async function answer(url: string, cookie: string): Promise<unknown> {
  if (url.startsWith('/api/share/')) return shared(url.slice('/api/share/'.length))
  const token = /credscout_session=([^;]+)/.exec(cookie)?.[1] ?? ''
  const hash = createHash('sha256').update(token).digest('hex')
  const user = (await pool.query({ ...sessionQuery, values: [hash] })).rows[0]
  if (user === undefined || url === '/api/user') return user
  const row = (await pool.query({ ...prospectQuery, values: [Number(url.split('/').at(-1)), user.id] })).rows[0]
  if (row === undefined) return undefined
  return {
    id: row.id,
    organization: row.organization,
    certifications: row.certifications,
    email: row.email,
    contactFirstName: row.contact_first_name,
    interested: row.submitted_at !== null,
    billingName: row.billing_name,
    billingEmail: row.billing_email,
    pricingOptions: row.pricing_options,
    emailSubject: row.email_subject,
    createdAt: row.created_at,
    viewCount: row.view_count,
    version: row.version,
  }
}

async function shared(id: string): Promise<unknown> {
  const row = (await pool.query({ ...shareQuery, values: [id] })).rows[0]
  if (row === undefined) return undefined
  const { organization, certifications, id: searchId, interested, version } = row
  return { organization, certifications, searchId, interested, version }
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`port ${typeof address === 'object' && address !== null ? address.port : 0}\n`)
})
