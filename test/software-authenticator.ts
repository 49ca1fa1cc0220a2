import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { MadePasskey, MakingPasskey, UsedPasskey, UsingPasskey } from '#domain/accounts/passkey-messages.ts'

/** What an authenticator is made to do otherwise than it should. */
export interface Manner {
  /** Whether it checks who uses it; true unless given. */
  verifiesUser?: boolean
  /** The page it believes to be on; the server's unless given. */
  origin?: string
  /** How often it says it was used; counted unless given. */
  counter?: number
}

/** A passkey of one account at one site as hardware would keep it, without hardware (WebAuthn level 3, ES256, no attestation). */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = randomBytes(16)
  #userHandle = ''
  #uses = 0

  readonly #origin: string

  /** @param origin the page it is used on */
  constructor(origin: string) {
    this.#origin = origin
  }

  /** Answers what a server asks to make a passkey. */
  make(options: MakingPasskey, { verifiesUser = true, origin = this.#origin }: Manner = {}): MadePasskey {
    this.#userHandle = options.user.id
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const [left, right] = [x, y].map((part) => Buffer.from(part, 'base64url'))
    // A COSE key, {1: 2, 3: -7, -1: 1, -2: x, -3: y}, and what lies around it, as CBOR.
    const publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      left ?? Buffer.alloc(0),
      Buffer.from('225820', 'hex'),
      right ?? Buffer.alloc(0),
    ])
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, publicKey])
    const data = Buffer.concat([this.#data(options.rp.id ?? '', 0x41 | (verifiesUser ? 0x04 : 0), 0), attested])
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Answers what a server asks to sign in. */
  use(options: UsingPasskey, { verifiesUser = true, origin = this.#origin, counter }: Manner = {}): UsedPasskey {
    this.#uses = counter ?? this.#uses + 1
    const data = this.#data(options.rpId ?? '', 0x01 | (verifiesUser ? 0x04 : 0), this.#uses)
    const told = clientData('webauthn.get', options.challenge, origin)
    const signed = Buffer.concat([data, createHash('sha256').update(told).digest()])
    return {
      ...this.#named(),
      response: {
        clientDataJSON: told.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: this.#userHandle,
      },
    }
  }

  #named() {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key' } as const
  }

  #data(rpId: string, flags: number, counter: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count])
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
