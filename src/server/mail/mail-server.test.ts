import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { TestMailServer } from '../../../test/mail-server.ts'
import { inTransaction } from '../db/transaction.ts'
import { claimNext } from '../queue/sending.ts'
import { openMailServer, refusalOf } from './mail-server.ts'
import { enqueueMail } from './outbox.ts'
import { mailQueue, type StoredMail } from './queue.ts'
import { letter } from './templates/letter.ts'

let app: TestApp
let mail: StoredMail
const servers: TestMailServer[] = []
beforeEach(async () => {
  app = await startTestApp()
  await inTransaction(app.context.db, (trx) => {
    const to = { name: null, email: 'ann@example.org' }
    return enqueueMail(app.context, trx, { ...letter('waitlist', 'You wait', ['Hello,']), to, ownerId: null })
  })
  const claimed = await claimNext(app.context, mailQueue)
  if (claimed === undefined) throw new Error('There is no email.')
  mail = claimed
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** Users that tried to sign in. */
let signIns: string[] = []
async function serverWithUsers(options: { secure?: boolean; withoutEncryption?: boolean }): Promise<TestMailServer> {
  signIns = []
  const server = await TestMailServer.start({
    secure: options.secure ?? false,
    disabledCommands: options.withoutEncryption === true ? ['STARTTLS'] : [],
    allowInsecureAuth: true,
    authOptional: false,
    onAuth: ({ username = '', password }, _session, accept) => {
      signIns.push(username)
      if (username === 'dana@example.org' && password === 'p@ss/word') accept(null, { user: username })
      else accept(Object.assign(new Error('Wrong password'), { responseCode: 535 }))
    },
  })
  servers.push(server)
  return server
}

/** Sends by an SMTP_URL; gives the refusal, or undefined when it was accepted. */
async function send(smtpUrl: string) {
  try {
    const server = openMailServer({ smtpUrl, from: 'credscout@example.org' }, 'http://localhost:3000')
    await server.send(mail, new AbortController().signal)
    return undefined
  } catch (error) {
    return refusalOf(error)
  }
}

const user = 'dana%40example.org:p%40ss%2Fword'

describe('the address of a mail server', () => {
  test('signs in over smtps', async () => {
    const server = await serverWithUsers({ secure: true })
    expect(await send(`smtps://${user}@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`)).toBeUndefined()
    expect(signIns).toEqual(['dana@example.org'])
    expect(server.inbox).toHaveLength(1)
  })

  test('encrypts a plain connection before it signs in', async () => {
    const server = await serverWithUsers({})
    expect(await send(`smtp://${user}@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`)).toBeUndefined()
    expect(server.inbox).toHaveLength(1)
  })

  test('is not trusted with a certificate that nobody vouches for', async () => {
    const server = await serverWithUsers({ secure: true })
    const refusal = await send(`smtps://${user}@127.0.0.1:${server.port}`)
    expect(refusal).toMatchObject({ isFinal: false })
    expect(signIns).toEqual([])
  })

  test('sends no password in clear to another machine, unless it is told to', async () => {
    const server = await serverWithUsers({ withoutEncryption: true })
    // Not a name of this machine, and yet it answers here.
    const address = `smtp://${user}@0.0.0.0:${server.port}`
    expect(await send(address)).toEqual({
      sentence: 'No encrypted connection to the mail server could be made.',
      isFinal: false,
    })
    expect(signIns).toEqual([])
    expect(await send(`${address}?requireTLS=false`)).toBeUndefined()
  })

  test('with a wrong password is worth another try, once the operator has put it right', async () => {
    const server = await serverWithUsers({ secure: true })
    const refusal = await send(`smtps://dana:wrong@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`)
    expect(refusal).toEqual({ sentence: 'The mail server refused: 535 Wrong password', isFinal: false })
  })
})
