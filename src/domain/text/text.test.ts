import { describe, expect, it } from 'vitest'
import { isEmailAddress, requiredText, text } from './text.ts'

describe('text', () => {
  const summary = text(5, 'Summary')

  it('keeps what was typed', () => {
    for (const typed of ['', ' a ', '<b>', '\u202Eabc', 'e\u0301', '😀']) expect(summary.parse(typed)).toBe(typed)
  })

  it('says which field is too long, and from where on', () => {
    expect(summary.safeParse('123456').error?.issues[0]?.message).toBe('Summary can be at most 5 characters.')
  })
})

describe('requiredText', () => {
  it('does not count outer white space', () => {
    const name = requiredText(2, 10, 'At least 2.', 'Name')
    expect(name.safeParse(' a ').error?.issues[0]?.message).toBe('At least 2.')
    expect(name.parse(' ab ')).toBe(' ab ')
  })
})

describe('an email address', () => {
  it('has a dot in its domain, or is of this machine, as that of the first account', () => {
    for (const address of ['maria@pmi.example.org', 'admin@localhost']) expect(isEmailAddress(address), address).toBe(true)
    for (const wrong of ['maria@', 'maria@pmi', 'admin@localhost.', 'admin@x@localhost', 'localhost']) {
      expect(isEmailAddress(wrong), wrong).toBe(false)
    }
  })
})
