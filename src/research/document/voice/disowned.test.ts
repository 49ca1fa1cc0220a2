import { expect, test } from 'vitest'
import { readPage } from '../example-page.ts'
import { canProve } from '../clean-document/proving-text.ts'
import { textContent } from '../text-document.ts'
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
  // What it is called.
  'Myth: The fee is $7,777.',
  'Formerly: The fee was $7,777.',
  'Example 2 – The fee is $7,777.',
  'Expired offers: The fee is $7,777.',
  // What others say of it.
  'Some websites claim that the fee is $7,777.',
  'You may have heard that the fee is $7,777.',
  'It is often said that the fee is $7,777.',
  'It is not true that the fee is $7,777.',
  'Never believe an e-mail with the claim that the fee is $7,777.',
  'Contrary to what some say, it is not so that the fee is $7,777.',
  'Scammers of all kinds say that the fee is $7,777.',
  'The council rejected the motion to make it $7,777.',
  'A petition that the fee be $7,777 was rejected.',
  'We have never said that the fee is $7,777.',
  'It has been proposed that the fee be $7,777.',
  'Under the proposal the fee is $7,777.',
  'A common myth: the fee is $7,777.',
  'A newsletter wrongly said that the fee is $7,777.',
  'The fee of $7,777 was printed in error.',
  'Suppose the fee is $7,777.',
  'The fictitious fee is $7,777.',
  'These amounts are examples: $7,777.',
  'By way of illustration, the fee is $7,777.',
  // What was once so.
  'In the past the fee was $7,777.',
  'Until January 2019 the fee was $7,777.',
  'In 2012, the exam cost $7,777.',
  'It used to cost $7,777.',
  'A fee of $7,777 is no longer charged.',
  'The old fee was $7,777.',
  'The fee of $7,777 has since been abolished.',
])('it does not stand by: %s', (text) => {
  expect(disownedIn(text)).toContain('7,777')
})

test.each([
  'The fee is $7,777. No, it is $405.',
  'The fee is $7,777. That is a myth.',
  'The fee is $7,777. That’s false.',
  'The fee is $7,777. This rule was dropped.',
  'The fee is $7,777. Not any more.',
  'The fee is $7,777. Just kidding.',
  'The fee is $7,777. It is all a joke.',
  'The fee is $405 (formerly $7,777).',
  'False claims: “The fee is $7,777 for all.”',
  '“The fee is $7,777.” Wrong.',
])('nor by what it takes back: %s', (text) => {
  expect(disownedIn(text)).toContain('$7,777')
  expect(disownedIn(text)).not.toContain('$405')
})

test.each([
  'Common myths about fees',
  'Former fees (until 2019)',
  'Fees until May 2019',
  'Before 2019',
  'Worked example 2',
  'Myths busted',
  'True or false',
  'Other certification bodies',
  'Things candidates get wrong',
  'What people wrongly believe',
  'Rules not in force',
  'How not to apply',
  'Sample certificate text',
  'Repealed provisions',
  'Archived pages',
  'Fee archive',
  'Archive: fees of 2015',
  'Archive of fee schedules',
  'Archive copy',
  'Fraud warning',
  'Fraudulent certificates',
  'Proposals for certification fees',
  'Consultation drafts',
  'Corrigendum',
  'Fake certificates',
  'Timeline',
  'A short history of the board',
])('nor by what stands under the heading: %s', (heading) => {
  const page = readPage(`<h2>${heading}</h2><p>The fee is $7,777.</p><h2>Fees</h2><p>The fee is $405.</p>`)
  expect([canProve(page.block('$7,777')), canProve(page.block('$405'))]).toEqual([false, true])
})

test.each([
  'Board of Archive Conservators',
  'Archive Conservator (AC)',
  'Archive and Records Association',
  'Certificate in Archive Studies',
  'Certified Fraud Examiner (CFE)',
  'Fraud Prevention Specialist',
  'Proposal Management Certification',
])('it stands by what stands under a name of what such words are about: %s', (heading) => {
  const page = readPage(`<h1>Fees</h1><h2>${heading}</h2><p>The fee is $405.</p>`)
  expect(canProve(page.block('$405'))).toBe(true)
})

test.each([
  ['None of what follows is in force.', '<p>The fee is $7,777.</p>'],
  ['These rules are drafts.', '<p>The fee is $7,777.</p>'],
  ['Fraudulent e-mails read:', '<ul><li>The fee is $7,777.</li></ul>'],
])('nor by what follows on: %s', (lead, rest) => {
  expect(canProve(readPage(`<h2>Notes</h2><p>${lead}</p>${rest}`).block('$7,777'))).toBe(false)
})

test('nor by a list that the passage after it takes back', () => {
  const page = readPage('<h2>Fees</h2><ul><li>The fee is $7,777.</li></ul><p>All of these are wrong.</p><p>The fee is $405.</p>')
  expect([canProve(page.block('$7,777')), canProve(page.block('$405'))]).toEqual([false, true])
})

test('nor by the columns of a table that hold what was', () => {
  const page = readPage(
    '<table><tr><th>Exam</th><th>Former fee</th><th>Fee</th></tr><tr><td>CHI</td><td>$7,777</td><td>$405</td></tr></table>',
  )
  const { disowned = [] } = page.block('$7,777')
  expect(disowned.map(({ start, end }) => page.content.text.slice(start, end))).toEqual(['$7,777'])
})

test.each([
  'Contrary to rumors, the examination fee is $405.',
  'If the certification is valid for 3 years, it is renewed in the third.',
  'Proposed fees are discussed in May. The examination fee is $405.',
])('the body stands by: %s', (text) => {
  expect(disownedIn(text)).not.toContain(text.includes('405') ? '$405' : '3 years')
})
