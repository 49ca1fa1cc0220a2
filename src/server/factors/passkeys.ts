import { parsedJson } from '#domain/text/parsed-json.ts'
import { brand } from '#domain/public-face/content.ts'
import type { CurrentUser } from '#domain/accounts/account.ts'
import type { MadePasskey, MakingPasskey, UsedPasskey, UsingPasskey } from '#domain/accounts/passkey-messages.ts'
import * as z from 'zod/mini'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { type Challenge, closeChallenge, openChallenge } from './passkey-challenges.ts'
import { findCredential, findCredentials, type NewPasskey, noteUse } from './passkey-store.ts'
import { reasonOf } from '../reason-of.ts'

/** Loaded with the first passkey: few who sign in have one. */
const webauthn = () => import('@simplewebauthn/server')

/** COSE names of the signatures that passkeys are made for: EdDSA, ES256 and RS256, which every authenticator has one of. */
const algorithms = [-8, -7, -257] as const

/** Passkeys are bound to the host of PUBLIC_URL (their 'rp id'), and taken from pages of that origin alone. */
function site({ config }: Context): { rpId: string; origin: string } {
  return { rpId: new URL(config.publicUrl).hostname, origin: config.publicUrl }
}

/** What a browser needs to make a passkey of an account. One that can sign in alone is preferred, a plain security key is taken. */
export async function askToMakePasskey(context: Context, user: CurrentUser): Promise<MakingPasskey> {
  const { generateRegistrationOptions } = await webauthn()
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: site(context).rpId,
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.username,
    userDisplayName: user.displayName ?? user.username,
    attestationType: 'none',
    supportedAlgorithmIDs: [...algorithms],
    excludeCredentials: await findCredentials(context.db, user.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await openChallenge(context, { challenge: options.challenge, purpose: 'add', userId: user.id })
  return options
}

/** What a browser made of that. @throws ApiError WRONG_PASSKEY */
export async function verifyMadePasskey(
  context: Context,
  user: CurrentUser,
  name: string,
  response: MadePasskey,
): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await webauthn()
  const { rpId, origin } = site(context)
  const opened = await answeredChallenge(context, response)
  if (opened.purpose !== 'add' || opened.userId !== user.id) throw new ApiError('WRONG_PASSKEY')
  const result = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: opened.challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: [...algorithms],
  }).catch((error: unknown) => refuse(context, error))
  if (!result.verified) throw new ApiError('WRONG_PASSKEY')
  const { id, publicKey, counter } = result.registrationInfo.credential
  return { name: name.trim(), credentialId: id, publicKey, counter, transports: response.response.transports ?? [] }
}

/** What a browser needs to use a passkey: one of an account at its second step, or any that it has, to sign in with it alone. */
export async function askToUsePasskey(context: Context, user: CurrentUser | null): Promise<UsingPasskey> {
  const { generateAuthenticationOptions } = await webauthn()
  const options = await generateAuthenticationOptions({
    rpID: site(context).rpId,
    userVerification: user === null ? 'required' : 'preferred',
    allowCredentials: user === null ? [] : await findCredentials(context.db, user.id),
  })
  const purpose = user === null ? 'sign-in' : 'second-step'
  await openChallenge(context, { challenge: options.challenge, purpose, userId: user?.id ?? null })
  return options
}

/** A passkey that was used: whose it is, and for what it was asked. */
export interface UsedBy {
  user: CurrentUser
  purpose: 'second-step' | 'sign-in'
}

/**
 * Verifies a passkey that was used. One that signs in alone is two factors in one: its device must have checked who uses it.
 * @throws ApiError WRONG_PASSKEY
 */
export async function verifyUsedPasskey(context: Context, response: UsedPasskey): Promise<UsedBy> {
  const { challenge, purpose, userId } = await answeredChallenge(context, response)
  const passkey = await findCredential(context.db, response.id)
  const isOwn = userId === null || userId === passkey?.user.id
  if (purpose === 'add' || passkey === undefined || !isOwn) throw new ApiError('WRONG_PASSKEY')
  const { verifyAuthenticationResponse } = await webauthn()
  const { credentialId: id, publicKey, counter, transports } = passkey
  const { rpId, origin } = site(context)
  const result = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: purpose === 'sign-in',
    credential: { id, publicKey, counter, transports },
  }).catch((error: unknown) => refuse(context, error))
  if (!result.verified || !(await noteUse(context, passkey, result.authenticationInfo.newCounter))) {
    throw new ApiError('WRONG_PASSKEY')
  }
  return { user: passkey.user, purpose }
}

/** The challenge that a browser answered, which is used up by it. @throws ApiError WRONG_PASSKEY when it was none of ours */
async function answeredChallenge(context: Context, { response }: MadePasskey | UsedPasskey): Promise<Challenge> {
  const told = clientData.safeParse(parsedJson(Buffer.from(response.clientDataJSON, 'base64url').toString()))
  const opened = told.success ? await closeChallenge(context, told.data.challenge) : undefined
  if (opened === undefined) throw new ApiError('WRONG_PASSKEY')
  return opened
}

/** What a browser says of its answer, as far as it is read here; the library checks the rest. */
const clientData = z.object({ challenge: z.string() })

/** The library says by an error what is not right. */
function refuse(context: Context, error: unknown): never {
  context.log.warn({ event: 'passkey-refused', why: reasonOf(error) })
  throw new ApiError('WRONG_PASSKEY', { cause: error })
}
