import { describe, expect, test } from 'vitest'
import { changedSentence, unchangedSentence } from './remark.ts'
import { pressedIn, readRemark, readRemarks } from './remark-form.ts'

const lines: Record<string, string> = {
  'w/x /fees/0': 'US$95 test',
  'w/x /fees/1': 'US$40 retake',
  'w/x /validityPeriod': '3 years',
}
const lineAt = (certification: string, pointer: string) => {
  const text = lines[`${certification} ${pointer}`]
  return text === undefined ? undefined : { text, isDisputed: pointer === '/fees/1' }
}
const isShown = (text: string) => Object.values(lines).includes(text)
const form = (fields: Record<string, string>) => new Map(Object.entries(fields))
const read = (fields: Record<string, string>) => readRemarks(form(fields), lineAt, isShown)
const untouched = { 'text w/x/fees/0': 'US$95 test', 'text w/x/fees/1': 'US$40 retake', 'text w/x/validityPeriod': '3 years' }

describe('a form that is sent whole', () => {
  test('says what was pressed and all that was typed, and nothing of fields as they were', () => {
    expect(read({ ...untouched, 'text ': '', 'text w/x': ' ', by: 'Ann' })).toEqual([])
    const said = read({
      ...untouched,
      wrong: 'w/x/fees/0',
      'text w/x/fees/0': ' US$120  test\r\n\r\nUS$60 retake ',
      'text w/x/validityPeriod': '4\nyears',
      'text w/x': 'Pass a test.',
      'field w/x': 'requirements',
      'text ': 'Certified Pipe Welder',
      by: 'Ann',
    })
    expect(said.map((one) => one.said)).toEqual([
      { kind: 'wrong', certification: 'w/x', field: 'fees', line: 'US$95 test', text: 'US$120 test\nUS$60 retake', by: 'Ann' },
      { kind: 'wrong', certification: 'w/x', field: 'validityPeriod', line: '3 years', text: '4 years', by: 'Ann' },
      { kind: 'missing', certification: 'w/x', field: 'requirements', text: 'Pass a test.', by: 'Ann' },
      { kind: 'missing', text: 'Certified Pipe Welder', by: 'Ann' },
    ])
  })

  test('loses nothing that was typed where the page had other lines: a line that is shown now was not typed', () => {
    const said = read({ 'text gone/fees/0': 'US$120 test', 'text gone/fees/1': 'US$95 test', 'text gone/fees/2': ' ' })
    expect(said).toEqual([{ target: 'gone/fees/0', text: 'US$120 test', field: 'fees', said: { sentence: changedSentence } }])
  })

  test('does not take a line for right and correct it at once', () => {
    const both = read({ ...untouched, right: 'w/x/fees/0', 'text w/x/fees/0': 'US$120 test' })
    const sentence = 'You typed another text beside this line. Press Correct to send it.'
    expect(both).toEqual([{ target: 'w/x/fees/0', text: 'US$120 test', field: 'fees', said: { sentence } }])
    for (const text of ['US$95  test', '']) {
      expect(read({ ...untouched, right: 'w/x/fees/0', 'text w/x/fees/0': text }).map(({ said }) => said)).toEqual([
        { kind: 'right', certification: 'w/x', field: 'fees', line: 'US$95 test' },
      ])
    }
  })
})

test.each([
  [{ wrong: 'w/x/fees/0', 'text w/x/fees/0': 'US$95 test' }, unchangedSentence],
  [{ wrong: 'w/x/fees/0', 'text w/x/fees/0': '' }, 'Say what is right.'],
  [{ wrong: 'w/x/fees/7', 'text w/x/fees/7': 'US$1' }, changedSentence],
  [{ right: 'w/x/fees/7' }, changedSentence],
  [{ missing: 'w/x', 'text w/x': 'A line', 'field w/x': 'nonsense' }, 'Say what kind of line it is.'],
  [{ missing: '', 'text ': '' }, 'Say what is missing.'],
])('what can be no remark says why: %j', (fields, sentence) => {
  const pressed = pressedIn(form(fields))
  expect(pressed && readRemark(form(fields), pressed, lineAt).said).toEqual({ sentence })
})

test('an answer that is shown can be the right one where sources disagree', () => {
  const fields = { wrong: 'w/x/fees/1', 'text w/x/fees/1': 'US$40 retake' }
  expect(readRemark(form(fields), { kind: 'wrong', target: 'w/x/fees/1' }, lineAt).said).toMatchObject({ text: 'US$40 retake' })
})
