import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** argon2id at the cost OWASP's Password Storage Cheat Sheet names: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
const derive = promisify(argon2)

/** Hashes a password for storing: '$argon2id$v=19$m=19456,t=2,p=1$salt$hash' (base64 without padding). */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive('argon2id', { message: password, nonce, tagLength, ...cost })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(hash)}`
}

/**
 * Whether a password is the one behind a stored hash. Null stands for a user who does not exist: the same work is done,
 * so that the time tells nothing, and the answer is no.
 */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const { memory, passes, parallelism, nonce, hash } = parse(stored ?? (await nobodysHash()))
  const given = await derive('argon2id', { message: password, nonce, tagLength: hash.length, memory, passes, parallelism })
  return timingSafeEqual(given, hash) && stored !== null
}

let nobody: Promise<string> | undefined
/** A hash that no password is behind. */
function nobodysHash(): Promise<string> {
  nobody ??= hashPassword(randomBytes(32).toString('base64'))
  return nobody
}

function parse(stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (match === null) throw new Error('A stored password hash has an unknown form.')
  const [, memory, passes, parallelism, nonce = '', hash = ''] = match
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
