import { describe, expect, it } from 'vitest'
import { resetFormSchema } from './reset-form.ts'

function sentences(newPassword: string, confirmation: string) {
  return resetFormSchema
    .safeParse({ newPassword, confirmation })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])
}

describe('the form of a new password', () => {
  it('takes eight characters, twice alike', () => {
    expect(sentences('12345678', '12345678')).toBeUndefined()
  })

  it('says both errors at once', () => {
    expect(sentences('1234567', '')).toEqual([
      ['newPassword', 'Password must be at least 8 characters long.'],
      ['confirmation', 'Passwords do not match.'],
    ])
  })
})
