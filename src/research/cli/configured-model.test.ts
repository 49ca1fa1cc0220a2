import { expect, test } from 'vitest'
import { modelSettings } from './configured-model.ts'

test('there is no model unless a provider is named', () => {
  expect(modelSettings({})).toBeUndefined()
  expect(modelSettings({ AI_PROVIDER: ' ', AI_MODEL: 'm' })).toBeUndefined()
})

test('a provider needs its model, and its key or its address', () => {
  expect(modelSettings({ AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k' })).toEqual({
    provider: 'openai',
    model: 'm',
    apiKey: 'k',
    baseUrl: null,
  })
  expect(modelSettings({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://127.0.0.1:1/v1' })).toMatchObject({
    apiKey: '',
    baseUrl: 'http://127.0.0.1:1/v1',
  })
})

test.each([
  [{ AI_PROVIDER: 'other' }, 'AI_PROVIDER'],
  [{ AI_PROVIDER: 'google', AI_API_KEY: 'k' }, 'AI_MODEL'],
  [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, 'AI_API_KEY'],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_BASE_URL'],
])('%j is refused with a sentence that names %s', (env, name) => {
  expect(() => modelSettings(env)).toThrow(new RegExp(`^${name} `))
})
