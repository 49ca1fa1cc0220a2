import { expect, test } from 'vitest'
import { textContent } from './text-document.ts'
import { withDisowned } from './disowned.ts'

/** The sentences of a text that it does not stand by. */
function disownedIn(text: string): string {
  const content = textContent(text)
  const stretches = withDisowned(content.text, content.blocks).flatMap(({ disowned = [] }) => disowned)
  return stretches.map(({ start, end }) => content.text.slice(start, end).trim()).join(' ')
}

test.each([
  'The certification is valid for 17 years – this is a hoax.',
  'If the certification is valid for 17 years, it is not ours.',
  'If the examination fee is $7,777, you are on a fake site.',
  'DRAFT – not in force: The examination fee is $7,777. The certification is valid for 17 years.',
  '(April fools!) The examination fee is $7,777. The certification is valid for 17 years.',
])('nobody stands by: %s', (text) => {
  expect(disownedIn(text)).toBe(text)
})

test.each([
  'Contrary to rumors, the examination fee is $405.',
  'If the certification is valid for 3 years, it is renewed in the third.',
  'Proposed fees are discussed in May. The examination fee is $405.',
])('the body stands by: %s', (text) => {
  expect(disownedIn(text)).not.toContain(text.includes('405') ? '$405' : '3 years')
})
