import { expect, test } from 'vitest'
import { examplePage } from '../../layout/example-page.ts'
import { nameOnPages } from './name-on-pages.ts'
import { subjectsOf } from './subjects.ts'
import { readNamed } from '../prompt/answer.ts'

async function nameOn(page: string, name: string, acronym: string | null = null, others: readonly string[] = []) {
  const told = subjectsOf([name, ...others].flatMap((one) => readNamed({ name: one })?.named ?? []))
  const document = await examplePage(page, 'https://www.trades.example/all')
  return nameOnPages({ name, acronym }, [document], told)?.claim.text
}

test.each([
  ['Cider broker license', 'An individually licensed Cider broker sends in a report.', 'Cider broker'],
  ['Keelsetter registration', 'Keelsetters who were registered before July sit no exam.', 'Keelsetter'],
  ['KS license', 'License application by a new KS/KSA graduate $242.00', 'KS'],
  [
    'hearth mould inspections license',
    'No one shall do hearth mould inspections unless that person has a license.',
    'hearth mould inspections',
  ],
  ['Kiln Builder License', 'Kiln Builder Licensing\n\nThe fee is $40.', 'Kiln Builder'],
  [
    'kiln technician credentialing',
    'The credentialing fee is $150.\n\nRules.\n\nMore rules.\n\nFor kiln technicians.',
    'kiln technician',
  ],
  ['scrivener commission', 'Your commission is renewed online.\n\nThe scrivener buys a stamp.', 'scrivener'],
  [
    'Certificate of registration as an apprentice cooper',
    'Registration of an\n\napprentice cooper 20.00 30.00',
    'apprentice cooper',
  ],
])('the noun of credential that a model puts to a name is left out: %s', async (name, page, shown) => {
  expect(await nameOn(page, name)).toBe(shown)
})

test.each([
  ['the page speaks of no license', 'Sailmaker license', 'A sailmaker lives in the house by the sea.'],
  ['it speaks of it elsewhere', 'Sailmaker license', `A sailmaker lives here.\n\nOne.\n\nTwo.\n\nLicenses are blue.`],
  ['another word of the same beginning', 'scrivener commission', 'The scrivener sits on the committee.'],
  ['whoever it is', 'Candidate license', 'Every candidate has to be licensed by the board.'],
  ['members', 'New members registration', 'New members are registered in May.'],
  ['a kind of license, and no name', 'Temporary license', 'Those licensed say why their absence is temporary.'],
  ['a time', '3-month license', 'The license expires after 3 months.'],
  ['a short form in small letters', 'ACT license', 'To act without a license is forbidden.'],
  ['words of the name that are not there', 'Master cider broker license', 'A licensed cider broker sends in a report.'],
  ['another rank', 'Cider broker license', 'A senior cider broker or cider broker II is licensed by the board.'],
  ['another kind', 'Cider broker license', 'An apprentice cider broker has to be licensed by the board.'],
  ['a denial', 'Cider broker license', 'There is no cider broker license.'],
])('not where the rest says none: %s', async (_, name, page) => {
  expect(await nameOn(page, name)).toBeUndefined()
})

test('nor where another one of the answer has the rest for its name', async () => {
  const page = 'The Cider Broker\n\nA cider broker is licensed by the board.'
  expect(await nameOn(page, 'Cider broker permit', null, ['Cider Broker'])).toBeUndefined()
})

test('a short form that stands alone is the name, where its letters are those of the name', async () => {
  const page = 'The CHRS is no sponsor.\n\nA CHRS helps others.'
  expect(await nameOn(page, 'Certified Harbor Recovery Specialist', 'CHRS')).toBe('CHRS')
  expect(await nameOn(page, 'Certified Mooring Supervisor', 'CHRS')).toBeUndefined()
  expect(await nameOn('A chrs helps others.', 'Certified Harbor Recovery Specialist', 'CHRS')).toBeUndefined()
})

test.each([
  ['Harbor Business Fellow', 'The Harbor Business FellowSM (HBFSM) Designation is academic.'],
  ['Provisional Keelsetter', 'Fees due in December\n\nProvisional Keelsetter755.04'],
  ['Harbor Industry Certified', 'December 12 harbor industry certifiedHarbor Industry Certified people know.'],
  ['CGKC I', 'KADC ITM KADC IITM KPSTM CGKC ITM CRKTM'],
  ['Harbor Surgery Subspecialty Certification', 'Initial Harbor Surgery (HSS) Subspecialty Certification Examination $1,800'],
])('a name is known glued to what a page lost the border of, or with its short form within: %s', async (name, page) => {
  expect(await nameOn(page, name)).toBe(name)
})

test.each([
  ['a machine', 'A', 'Pay at the ATM or by KTM.'],
  ['a level', 'Harbor Rigger Level', 'Harbor Rigger Level2 is new.'],
  ['a longer word', 'Harbor Rig', 'Harbor Rigger 755.04'],
  ['a numeral in brackets', 'Harbor Surgery Certification', 'Harbor Surgery (II) Certification'],
  ['a word in brackets', 'Harbor Surgery Certification', 'Harbor Surgery (assistant) Certification'],
])('but no other one: %s', async (_, name, page) => {
  expect(await nameOn(page, name)).toBeUndefined()
})
