import { describe, expect, it } from 'vitest'
import { credentialsSchema } from './account.ts'
import { accountChangeSchema, newUserSchema } from './account-details.ts'

const account = { username: 'alice', email: 'alice@example.org', password: 'a long one' }

describe('what an account is known by', () => {
  it.each(['admin\u200b', 'a\r\nbc', 'alice\u202e', '\u2060alice', 'ali\u200dce'.replace('\u200d', '\u00ad'), 'a\u2028bc'])(
    'has no sign that nobody sees: %j',
    (name) => {
      expect(newUserSchema.safeParse({ ...account, username: name }).success).toBe(false)
      expect(newUserSchema.safeParse({ ...account, email: `${name}@example.org` }).success).toBe(false)
      expect(accountChangeSchema.safeParse({ displayName: name }).error?.issues[0]?.message).toBe(
        'Display name cannot contain invisible characters.',
      )
      // Whoever is called so already gets in.
      expect(credentialsSchema.safeParse({ username: name, password: 'a long one' }).success).toBe(true)
    },
  )

  it.each(['Dána Smith', 'О’Коннор', '李小龍', 'می\u200cخواهم', 'A. B.'])('may be in any script: %s', (name) => {
    expect(accountChangeSchema.safeParse({ displayName: name, username: name }).success).toBe(true)
  })
})
