import { calls } from '#contract/calls.ts'
import { TOTP, Secret } from 'otpauth'
import { type SignedIn, type TestApp, testPassword } from './app.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'
import type { Visitor } from './visitor.ts'

/** The code that an app with this secret shows at a moment. */
export function codeAt(secret: string, moment: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() })
}

/** An account with an authenticator app, and the codes it was given; the app's next code is that of the next half minute. */
export async function withApp(app: TestApp, username = 'dana'): Promise<SignedIn & { secret: string; recoveryCodes: string[] }> {
  const user = await app.signedIn(username)
  const { secret } = await user.call(calls.beginApp, { body: { currentPassword: testPassword } })
  const { recoveryCodes } = await user.call(calls.confirmApp, { body: { code: codeAt(secret, app.clock.now()) } })
  app.clock.advance(30_000)
  return Object.assign(user, { secret, recoveryCodes: recoveryCodes ?? [] })
}

/** Adds a passkey to an account. */
export async function withPasskey(app: TestApp, user: Visitor, name = 'Laptop') {
  const authenticator = new SoftwareAuthenticator(app.context.config.publicUrl)
  const options = await user.call(calls.beginPasskey, { body: { currentPassword: testPassword } })
  const added = await user.call(calls.addPasskey, { body: { name, passkey: authenticator.make(options) } })
  return { authenticator, ...added }
}

/** The first step of a sign-in: the password is right, and one more thing is asked. */
export async function firstStep(visitor: Visitor, username = 'dana'): Promise<Visitor> {
  await visitor.answer(calls.login, { body: { username, password: testPassword } })
  return visitor
}
