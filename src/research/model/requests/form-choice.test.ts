import { expect, test } from 'vitest'
import type { Ask, Reply } from './ask.ts'
import { FormChoice, type OpenQuestion } from './form-choice.ts'

const question: OpenQuestion = {
  instructions: '',
  prompt: (form) => form,
  element: { schema: {}, isOne: () => true },
  answerTokens: 100,
  signal: new AbortController().signal,
  onElement: () => undefined,
}
const answered: Reply = { text: '{}', usage: undefined, tooLong: false, error: undefined }
const refused: Reply = { ...answered, text: '', error: Object.assign(new Error('no such form'), { statusCode: 400 }) }

test('a form is refused once; the questions after it are asked in the next one', async () => {
  const asked: string[] = []
  const ask: Ask = ({ form, onStart }) => {
    asked.push(form)
    if (form === 'schema') return Promise.resolve(refused)
    onStart()
    return Promise.resolve(answered)
  }
  const forms = new FormChoice(ask, ['schema', 'text'])
  await Promise.all([forms.ask(question), forms.ask(question), forms.ask(question)])
  expect(asked).toEqual(['schema', 'text', 'text', 'text'])
})

test('a question does not wait for an answer that is long in coming', async () => {
  const first = Promise.withResolvers<Reply>()
  let asked = 0
  const ask: Ask = () => {
    asked += 1
    return asked === 1 ? first.promise : Promise.resolve(answered)
  }
  const forms = new FormChoice(ask, ['schema', 'text'])
  const slow = forms.ask(question)
  expect(await forms.ask(question)).toBe(answered)
  first.resolve(answered)
  expect(await slow).toBe(answered)
})

test('a question that is refused where others are answered is not asked in another form', async () => {
  const asked: string[] = []
  const ask: Ask = ({ form, onStart }) => {
    asked.push(form)
    if (asked.length === 2) return Promise.resolve(refused)
    onStart()
    return Promise.resolve(answered)
  }
  const forms = new FormChoice(ask, ['schema', 'text'])
  await forms.ask(question)
  expect(await forms.ask(question)).toBe(refused)
  expect(asked).toEqual(['schema', 'schema'])
})
