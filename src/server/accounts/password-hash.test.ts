import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './password-hash.ts'

test('a password matches its own hash only; every hash has its own salt', async () => {
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await passwordMatches('correct horse', one)).toBe(true)
  expect(await passwordMatches('Correct horse', one)).toBe(false)
  expect(await passwordMatches('', one)).toBe(false)
})

test('nothing matches a user who does not exist', async () => {
  expect(await passwordMatches('', null)).toBe(false)
  expect(await passwordMatches('correct horse', null)).toBe(false)
})

test('a hash made at another cost is still read', async () => {
  // From the reference implementation: `echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1`.
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await passwordMatches('password', reference)).toBe(true)
})
