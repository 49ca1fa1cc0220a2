import { argon2Sync } from 'node:crypto'

/** A stored hash at the least cost, for tests that try hundreds of times; that real ones are dear, `password-hash.test.ts` shows. */
export function cheapHash(password: string): string {
  const nonce = Buffer.alloc(16, 'salt')
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const hash = argon2Sync('argon2id', { message: password, nonce, ...cost })
  const [salt, tag] = [nonce, hash].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${tag}`
}
