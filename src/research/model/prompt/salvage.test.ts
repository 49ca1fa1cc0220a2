import { expect, test } from 'vitest'
import { salvage } from './salvage.ts'

const one = { name: 'Certified Sail Builder', fees: [{ text: '$325 exam', quote: 'Exam: $325' }] }
const two = { name: 'Certified Mast Surveyor', fees: [{ text: '$780', quote: 'Price: $780' }] }
const right = JSON.stringify({ elements: [one, two] })

/** Answers that are malformed as models malform them, each of which still says both certifications. */
const malformed: Record<string, string> = {
  'a fence': `\`\`\`json\n${right}\n\`\`\``,
  'a fence without its end': `\`\`\`json\n${right}`,
  'prose before and after': `Sure! Here is the list [as you asked]:\n\n${right}\n\nLet me know if {anything} is missing.`,
  thoughts: `<think>The page says {"name": "wrong"} perhaps.</think>${right}`,
  'thoughts without their beginning': `It may be [1] or [2].</think>\n${right}`,
  'a comma too many': right.replace(']}]}', ']},]}'),
  'single quotes': right.replaceAll("'", '’').replaceAll('"', "'"),
  'names without quotes': right.replaceAll(/"(name|fees|text|quote|elements)":/g, '$1:'),
  comments: right.replace('{"elements":', '{ // the certifications\n"elements":'),
  'line ends inside texts': right.replace('Certified Sail Builder', 'Certified Sail Builder\n'),
  'Python words': right.replace(/\]\}\]\}$/, '],"acronym":None,"retired":False}]}'),
  'a bare list': JSON.stringify([one, two]),
  'another name for the list': JSON.stringify({ certifications: [one, two] }),
  'an object as text': JSON.stringify({ elements: JSON.stringify([one, two]) }),
}

test.each(Object.entries(malformed))('%s is mended', (_kind, text) => {
  const { elements, whole } = salvage(text)
  expect(whole).toBe(true)
  expect(elements).toMatchObject([
    { name: expect.stringContaining(one.name), fees: one.fees },
    { name: two.name, fees: two.fees },
  ])
})

test('an answer cut in its middle keeps what is complete and not the half-said rest', () => {
  const cut = right.slice(0, right.indexOf('Price') + 3)
  const { elements, whole } = salvage(cut)
  expect(whole).toBe(false)
  expect(elements).toEqual([one, { name: two.name, fees: [] }])
})

test.each(['', 'I cannot help with that.', '[1] and [2]', 'null', '42', '{"error": "no"}', '<think>endless'])(
  'nothing is read from %j',
  (text) => {
    expect(salvage(text)).toEqual({ elements: [], whole: false })
  },
)

test('an empty list is a whole answer', () => {
  expect(salvage('{"elements": []}')).toEqual({ elements: [], whole: true })
  expect(salvage('[]')).toEqual({ elements: [], whole: true })
})

test('a hostile answer is read in little time', () => {
  const began = performance.now()
  salvage('[{"a":'.repeat(40_000))
  salvage(`${'{'.repeat(100_000)}${'['.repeat(100_000)}`)
  salvage('"'.repeat(200_000))
  expect(performance.now() - began).toBeLessThan(1_500)
})
