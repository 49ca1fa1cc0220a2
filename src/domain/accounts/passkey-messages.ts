import * as z from 'zod/mini'
import { atMost } from '../text/text.ts'

/*
 * What browser and server tell each other of a passkey, as WebAuthn writes it in JSON; bytes are base64url. Only what we use is named:
 * the rest of what a browser sends is dropped.
 */

/** Bytes of at most so many characters in base64url. */
function bytes(longest: number) {
  return z
    .string()
    .check(z.maxLength(longest, 'This passkey is longer than allowed.'), z.regex(/^[\w-]*$/, 'This is not a passkey.'))
}

/** 1,023 bytes, the longest id of WebAuthn. */
const credentialId = bytes(1_364)

const known = z.object({ id: z.string(), type: z.string(), transports: z.optional(z.array(z.string())) })

/** What a browser is given to make a passkey. */
export const makingPasskeySchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(known)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
    }),
  ),
  attestation: z.optional(z.enum(['none', 'direct', 'enterprise', 'indirect'])),
})
export type MakingPasskey = z.infer<typeof makingPasskeySchema>

/** What a browser is given to use one. */
export const usingPasskeySchema = z.object({
  challenge: z.string(),
  rpId: z.optional(z.string()),
  timeout: z.optional(z.number()),
  allowCredentials: z.optional(z.array(known)),
  userVerification: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
})
export type UsingPasskey = z.infer<typeof usingPasskeySchema>

/** A passkey that was made, as the browser tells it. */
export const madePasskeySchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', 'This is not a passkey.'),
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(40_000),
    transports: z.optional(atMost(z.string().check(z.maxLength(40)), 10)),
  }),
})
export type MadePasskey = z.infer<typeof madePasskeySchema>

/** A passkey that was used, as the browser tells it. */
export const usedPasskeySchema = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', 'This is not a passkey.'),
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(4_000),
    userHandle: z.optional(bytes(200)),
  }),
})
export type UsedPasskey = z.infer<typeof usedPasskeySchema>
