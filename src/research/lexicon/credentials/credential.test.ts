import { describe, expect, test } from 'vitest'
import { credentialSource, credentialsIn } from './credential.ts'

describe('what is awarded', () => {
  test.each<[string, string[]]>([
    ['The certification and its certificates', ['certification certification', 'certificate certificates']],
    ['a Licence, licensure or permit', ['license Licence', 'license licensure', 'permit permit']],
    ['certified professionals are decertificated', []],
  ])('in "%s"', (text, expected) => {
    expect(credentialsIn(text).map(({ noun, start, end }) => `${noun} ${text.slice(start, end)}`)).toEqual(expected)
  })

  test('is a part of an expression, whole or some of it', () => {
    expect(new RegExp(`^(?:${credentialSource()})$`).test('diplomas')).toBe(true)
    expect(new RegExp(`^(?:${credentialSource(['license', 'permit'])})$`).test('diploma')).toBe(false)
  })
})
