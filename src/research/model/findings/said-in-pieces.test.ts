import { expect, test } from 'vitest'
import { examplePage } from '../../layout/example-page.ts'
import { readNamed } from '../prompt/answer.ts'
import { askedAbout, findingsOf } from './findings.ts'
import { piecesOf } from '../prompt/pieces.ts'
import { writeGroup } from '../prompt/prompt.ts'
import { modelLimits } from '../requests/settings.ts'

/** What is kept of a model's answer about one page: names with their lines, and why the rest is refused. */
async function keptOf(text: string, elements: readonly object[]) {
  const pieces = piecesOf(await examplePage(text, 'https://www.trades.example/all'), modelLimits)
  const told = elements.flatMap((element) => readNamed(element)?.named ?? [])
  const { drafts, common, refused } = findingsOf(told, askedAbout(pieces, writeGroup(pieces, {})))
  const lines = [...drafts, ...common].flatMap((one) => [...one.validity, ...one.renewal, ...one.fees])
  return {
    names: drafts.map(({ name }) => name.text),
    lines: lines.map((claim) => claim.text),
    refused: refused.map(({ why }) => why),
  }
}

const table = `# Registration fees

## Surge Protection

| Level | Description | Initial registration | Renewal |
|---|---|---|---|
| 1 | Wireman | R495 | R365 |
| 2 | Fitter | R740 | R495 |`
const fee = (amount: string, quote: string) => ({ amount, currency: 'R', for: 'initial registration', quote })

test('a name that a row gives in pieces needs no heading', async () => {
  expect((await keptOf(table, [{ name: 'Level 1 Wireman', fees: [] }])).names).toEqual(['Level 1 Wireman'])
})

test('a name that a table gives in pieces is known by its row, and has the facts of that row alone', async () => {
  const own = { name: 'Surge Protection Level 1 Wireman', fees: [fee('495', '1 | Wireman | R495')] }
  expect(await keptOf(table, [own])).toEqual({
    names: ['Surge Protection Level 1 Wireman'],
    lines: ['ZAR 495 initial registration'],
    refused: [],
  })
  const others = { ...own, fees: [fee('740', '2 | Fitter | R740')] }
  expect(await keptOf(table, [others])).toMatchObject({ lines: [], refused: ['said of another certification'] })
})

test.each([
  'Surge Protection Level 2 Wireman',
  'Surge Protection Level 1 Rigger',
  'Level 3 Wireman',
  'Master Surge Protection Wireman',
])('no row gives the name %s', async (name) => {
  expect((await keptOf(table, [{ name, fees: [fee('495', '1 | Wireman | R495')] }])).names).toEqual([])
})

const questions = (answer: string) =>
  `# Certified Cider Steward (CCS)\n\nThe CCS is a certification.\n\nQ: Does my certification expire?\n\n${answer}`
const endless = (quote: string) => ({ name: 'Certified Cider Steward', validity: [{ length: 'does not expire', quote }] })

test("'No' to the question whether it expires says that it does not", async () => {
  const answer = 'A: No. You stay one for as long as you keep to the code.'
  expect(await keptOf(questions(answer), [endless(answer)])).toMatchObject({ lines: ['Does not expire'], refused: [] })
  const other = 'A: Yes, unless you have paid the dues.'
  expect(await keptOf(questions(other), [endless(other)])).toMatchObject({ lines: [], refused: ['negation not on the page'] })
})

test('a sentence that goes on from the one before is shown with it', async () => {
  const page = `# Certified Cider Steward (CCS)\n\nTo come back you pay a $250 fee within three years. Later than that, you sit the examination again.`
  const told = (text: string) => ({
    name: 'Certified Cider Steward',
    renewal: [{ text, quote: 'Later than that, you sit the examination again.' }],
  })
  expect((await keptOf(page, [told('Later than three years, you sit the examination again')])).lines).toEqual([
    'To come back you pay a $250 fee within three years. Later than that, you sit the examination again',
  ])
  expect(await keptOf(page, [told('Later than four years, you sit the examination again')])).toMatchObject({
    lines: [],
    refused: ['number not on the page'],
  })
})

const free = (quote: string) => ({
  name: 'Certified Cider Steward',
  fees: [{ amount: '0', currency: null, for: 'renewal', quote }],
})

test.each([
  ['- Fee: none\n- Period: three years', 'Fee: none'],
  ['Renewal fee: None.', 'Renewal fee: None.'],
])("'none' behind the word fee says that nothing is paid", async (text, quote) => {
  const page = `# Certified Cider Steward\n\n## Renewal\n\n${text}`
  expect(await keptOf(page, [free(quote)])).toMatchObject({ lines: [expect.stringMatching(/fee: none/i)], refused: [] })
})

test("'none' behind another word does not", async () => {
  const page = '# Certified Cider Steward\n\n## Renewal\n\nThe fee is $40. Exceptions: none'
  expect(await keptOf(page, [free('Exceptions: none')])).toMatchObject({ lines: [], refused: ['number not on the page'] })
})

const all = 'Every credential except the Fellowship in Cider and the Emeritus Steward is valid for three years.'
const credentials = `# Credentials

## Certified Cider Steward

Exam fee $20.

## Fellowship in Cider

Exam fee $30.

## Emeritus Steward

Fee $5.

## Rules

${all}`

test.each([
  ['Certified Cider Steward', ['3 years'], []],
  ['Fellowship in Cider', [], ['said of another certification']],
  ['Emeritus Steward', [], ['said of another certification']],
])('what is said of all with exceptions is not said of those: %s', async (name, lines, refused) => {
  const names = ['Certified Cider Steward', 'Fellowship in Cider', 'Emeritus Steward']
  const validity = [{ length: '3 years', quote: all }]
  const answer = names.map((one) => ({ name: one, ...(one === name ? { validity } : {}) }))
  expect(await keptOf(credentials, answer)).toMatchObject({ lines, refused })
})

const told = (names: readonly string[], name: string, facts: object) =>
  names.map((one) => ({ name: one, ...(one === name ? facts : {}) }))
const paid = (amount: string, quote: string, passage?: number) => ({
  fees: [{ amount, currency: null, for: null, quote, passage }],
})

test('a line that names certifications one beside the other is said of each, also of those in small letters', async () => {
  const line = 'Broker, associate broker, associate, appraiser and candidate $475'
  const names = ['Broker', 'associate broker', 'associate', 'appraiser', 'auditor']
  const page = `# Licences\n\nFees for a broker, an associate broker, an associate, an appraiser and an auditor.\n\n${line}`
  for (const name of ['associate', 'appraiser'])
    expect(await keptOf(page, told(names, name, paid('475', line)))).toMatchObject({ refused: [] })
  expect(await keptOf(page, told(names, 'auditor', paid('475', line)))).toMatchObject({
    lines: [],
    refused: ['said of another certification'],
  })
})

test('a number that is a line by itself is of what the line over it names', async () => {
  const page = `Every applicator needs core credits.

Category Certification

Category Credits

Private Applicator Category

6

Harbor Crops

10

Harbor Fruit

8`
  const names = ['Private Applicator Category', 'Harbor Crops', 'Harbor Fruit']
  const renewal = (number: string) => ({
    renewal: [{ text: `Category Credits ${number}`, quote: number, context: ['Category Credits'] }],
  })
  expect(await keptOf(page, told(names, 'Harbor Crops', renewal('10')))).toMatchObject({ refused: [] })
  expect(await keptOf(page, told(names, 'Harbor Crops', renewal('8')))).toMatchObject({
    lines: [],
    refused: ['said of another certification'],
  })
})

test('what is held beside another one is held, with or without its mark', async () => {
  const said = 'Most who apply hold the HRX® and HRY® credentials already.'
  const page = `# HRZ\n\nThe HRZ credential is for riggers; the HRX and the HRY are others.\n\n## How to get the HRZ\n\n${said}`
  const requirement = { requirements: [{ text: 'Most who apply hold the HRX® and HRY® credentials already', quote: said }] }
  expect(await keptOf(page, told(['HRX', 'HRY', 'HRZ'], 'HRZ', requirement))).toMatchObject({ refused: [] })
})

test('an amount of a list of prices needs no sign where the list has one', async () => {
  const list =
    'Application for keelsetter license $35.00\n\nKeelsetter examination 80.00\n\nIssuance of keelsetter license 160.00'
  expect(
    await keptOf(
      `# Keelsetter license\n\n${list}`,
      told(['keelsetter license'], 'keelsetter license', paid('80.00', 'Keelsetter examination 80.00')),
    ),
  ).toMatchObject({
    lines: [expect.stringMatching(/^80\.00\b/)],
    refused: [],
  })
  const other = 'Application for keelsetter license $35.00\n\nIt is due in May.\n\nKeelsetter examination 80.00'
  expect(
    await keptOf(
      `# Keelsetter license\n\n${other}`,
      told(['keelsetter license'], 'keelsetter license', paid('80.00', 'Keelsetter examination 80.00')),
    ),
  ).toMatchObject({
    lines: [],
    refused: ['no statement of its kind'],
  })
})
