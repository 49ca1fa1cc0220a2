import {
  isShownOnlyWhenStated,
  lineGroups,
  linesOf,
  linesOfGroup,
  type Certification,
} from '#domain/certifications/certification.ts'
import { formatDay } from '#domain/text/day-words.ts'
import { gapOf } from '#domain/proof/empty-field.ts'
import { choiceWords, type Offer, whatIsOffered } from '#domain/offers/offer.ts'
import { dollars } from '#domain/public-face/pricing.ts'
import { sourceNotes } from '#domain/proof/source-notes.ts'
import { gapWords } from '#domain/proof/empty-field-words.ts'
import { inflateSync } from 'node:zlib'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { certification, quoted, welders } from '../../../../test/samples.ts'
import { drawOffer } from './draw-offer.ts'

/** Of every script there is a font for. */
const names = [
  'Certificação Profissional, Thợ hàn được chứng nhận',
  'Ελληνικό Πιστοποιητικό, Сертификат сварщика',
  '中国注册焊工 認定溶接技術者 プログラム',
  '한국 용접 자격 인증',
  'شهادة مدير مشاريع معتمد',
  'הסמכת מפקח ריתוך בכיר',
  'राष्ट्रीय प्रमाणित किताब क्षत्रिय',
  'ใบรับรองผู้ตรวจสอบการเชื่อมที่น้ำ',
]

function program(index: number): Certification {
  const evidence = ['/summary', '/requirements/0', '/requirements/1', '/fees/0', '/delivery'].map((pointer) => [
    pointer,
    [quoted(`Sentence ${index} of the page: exams are taken at a Pearson VUE test center, see ${pointer}.`)],
  ])
  return certification({
    name: `${names[index % names.length]} ${index}`,
    acronym: `P${index}`,
    summary: 'For inspectors who check that welds meet the code.',
    requirements: ['A high school diploma', `A ${'very '.repeat(60)}long requirement that takes several lines of a page`],
    fees: ['US$1,090 exam (members)'],
    delivery: 'Pearson VUE; at a test center',
    evidence: Object.fromEntries(evidence),
  })
}

function offerOf(programs: number): Offer {
  const certifications = Array.from({ length: programs }, (_, index) => program(index))
  const options = { billingCycle: 'monthly' as const, base: true, pearson: true, social: true }
  const organization = { ...welders, name: 'Société – Ελλάς 项目管理协会 Россия' }
  const offered = whatIsOffered({ organization, certifications }, options, { name: 'Dána', email: 'dana@example.org' }, 'Product')
  return { ...offered, number: '17-2', madeOn: '2026-11-21', validUntil: '2026-12-21', isOver: false }
}

/** What a text of the annex can be; numbers of pages are none. */
const isOfText = new Set(['H1', 'H2', 'H3', 'P', 'Note'])

/** Every text of an offer in its order, as its facts say it. */
function textsOf(offer: Offer): string[] {
  return [
    offer.product,
    `Offer No. ${offer.number}`,
    'For',
    offer.organization.name,
    'From',
    `${offer.seller.name}, ${offer.seller.email}`,
    'Date',
    formatDay(offer.madeOn),
    'Valid until',
    formatDay(offer.validUntil),
    'What is offered',
    'Option and basis',
    'Per month',
    ...offer.parts.flatMap(({ part, name, sentence, perMonth, ground }) => [
      name,
      sentence,
      ...(ground === null
        ? [choiceWords(part, offer.certifications.length)]
        : [`${ground.told}: “${ground.words}”`, `${ground.url}, read ${formatDay(ground.readOn)}`]),
      dollars(perMonth),
    ]),
    'Total',
    `${dollars(offer.perMonth)} a month`,
    `Billed monthly, ${dollars(offer.perYear)} in twelve months.`,
    'Terms',
    ...offer.terms,
    `Annex: ${offer.certifications.length === 1 ? '1 credential program' : `${offer.certifications.length} credential programs`}`,
    `As they stood on ${formatDay(offer.madeOn)}, each line with where it comes from.`,
    ...offer.certifications.flatMap((one) => [`${one.name} (${one.acronym})`, one.summary, ...linesIn(one)]),
  ]
}

function linesIn(one: Certification): string[] {
  return lineGroups.flatMap(({ field, label }) => {
    const lines = linesOfGroup(one, field)
    if (lines.length === 0) return isShownOnlyWhenStated(field) ? [] : [label, gapWords[gapOf(one, field)]]
    const noted = lines.flatMap((line) => [
      line.text,
      ...sourceNotes(line).map(({ told, quote, address }) => `“${quote}” · ${address} · ${told}`),
    ])
    return [label, ...noted]
  })
}

/**
 * The text of a file as a reader of it copies it, without its page numbers and without white space, which paper sets as it likes: what
 * the file says that a text is goes before its signs.
 */
async function printed(pdf: Buffer): Promise<{ text: string; pages: number }> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const told = toldTexts(pdf)
  let text = ''
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent({ includeMarkedContent: true })
    /** Marked content that is open: page numbers, and what is told in other words, is not read. */
    const open: ('read' | 'left')[] = []
    for (const item of items) {
      if ('str' in item) text += open.includes('left') ? '' : item.str
      else if (item.type === 'endMarkedContent') open.pop()
      else {
        const tag = 'tag' in item ? item.tag : undefined
        open.push(tag === 'Span' || tag === 'Artifact' ? 'left' : 'read')
        if (tag === 'Span') text += told.shift() ?? 'told nowhere'
      }
    }
  }
  return { text: packed(text), pages: document.numPages }
}

/** What a file says in other words than its signs, in their order. */
function toldTexts(pdf: Buffer): string[] {
  const parts = pdf.toString('latin1').split('\nstream\n').slice(1)
  const contents = parts.flatMap((part) => {
    try {
      return [inflateSync(Buffer.from(part.slice(0, part.indexOf('\nendstream')), 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  return contents.flatMap((content) =>
    Array.from(content.matchAll(/\/ActualText <feff([0-9a-f]*)>/g), ([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    ),
  )
}

function packed(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, '')
}

describe('the file of an offer', () => {
  test.each([
    [1, 'a4'],
    [1, 'letter'],
    [8, 'a4'],
    [8, 'letter'],
    [60, 'a4'],
    [60, 'letter'],
  ] as const)('says what %i programs say, word for word, on %s', async (programs, paper) => {
    const offer = offerOf(programs)
    const { text } = await printed(await drawOffer(offer, paper))
    expect(text).toBe(packed(textsOf(offer).join('')))
  })

  test.each(['a4', 'letter'] as const)(
    'has each line on one sheet with where it comes from, under its headings, on %s',
    async (paper) => {
      const offer = offerOf(60)
      // Lines of every length, so that some page ends at each place there is.
      const certifications = offer.certifications.map((one, index) => ({
        ...one,
        requirements: [`A ${'long '.repeat(index)}requirement`, ...one.requirements],
        evidence: { ...one.evidence, '/validityPeriod': [quoted('It is valid for so many years. '.repeat(index))] },
        validityPeriod: '3 years',
      }))
      const document = await getDocumentProxy(new Uint8Array(await drawOffer({ ...offer, certifications }, paper)))
      let notes = 0
      for (let number = 2; number <= document.numPages; number += 1) {
        const { items } = await (await document.getPage(number)).getTextContent({ includeMarkedContent: true })
        const tags = items.map((item) => ('tag' in item ? String(item.tag) : '')).filter((tag) => isOfText.has(tag))
        expect([number, tags[0]]).not.toEqual([number, 'Note'])
        // A program's name does not end a page, nor does its summary after it.
        expect([number, tags.at(-1)?.startsWith('H'), tags.at(-2) === 'H2']).toEqual([number, false, false])
        notes += tags.filter((tag) => tag === 'Note').length
      }
      const each = certifications.flatMap((one) => linesOf(one).flatMap((line) => sourceNotes(line)))
      expect(notes).toBe(each.length)
    },
  )

  test('is at most 300 kB for eight programs in every script there is a font for', async () => {
    expect((await drawOffer(offerOf(8), 'a4')).length).toBeLessThan(300_000)
  })

  test('is the same file each time', async () => {
    const offer = offerOf(1)
    const [first, second] = [await drawOffer(offer, 'a4'), await drawOffer(offer, 'a4')]
    expect(first.equals(second)).toBe(true)
  })

  test('is tagged, names its language and title, and has its fonts inside', async () => {
    const pdf = await drawOffer(offerOf(8), 'letter')
    const document = await getDocumentProxy(new Uint8Array(pdf))
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Language: 'en-US', Title: expect.stringMatching(/^Offer No\. 17-2 for Société/) })
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
    const tree = await (await document.getPage(1)).getStructTree()
    const roles = JSON.stringify(tree)
    for (const role of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'L', 'LI']) expect(roles).toContain(`"role":"${role}"`)
    const text = pdf.toString('latin1')
    const [fonts, files] = [/\/Type \/FontDescriptor/g, /\/FontFile[23]? /g].map((part) => text.match(part)?.length)
    expect(files).toBe(fonts)
  })

  test('shows a sign where no font has a character, and goes on', async () => {
    const offer = { ...offerOf(1), product: 'A \u{1f600} product' }
    const { text } = await printed(await drawOffer(offer, 'a4'))
    expect(text).toContain('A\ufffdproduct')
  })

  test('has its first sheet on one page, whatever the names', async () => {
    const long = { ...offerOf(1), seller: { name: 'N'.repeat(200), email: 'dana@example.org' } }
    long.organization = { ...long.organization, name: 'Ω'.repeat(200) }
    expect((await printed(await drawOffer({ ...long, certifications: [] }, 'letter'))).pages).toBe(1)
  })

  test('parts no program that fits on a page', async () => {
    const programs = Array.from({ length: 20 }, (_, index) =>
      certification({
        name: `Program-${index}.`,
        summary: 'For inspectors.',
        fees: [`Fee-${index}.`],
        requirements: ['One', 'Two'],
      }),
    )
    const document = await getDocumentProxy(new Uint8Array(await drawOffer({ ...offerOf(1), certifications: programs }, 'a4')))
    const pages = await Promise.all(
      Array.from({ length: document.numPages }, async (_, index) => {
        const { items } = await (await document.getPage(index + 1)).getTextContent()
        return items.map((item) => ('str' in item ? item.str : '')).join('')
      }),
    )
    const pageOf = (text: string) => pages.findIndex((page) => page.includes(text))
    expect(programs.map((_, index) => pageOf(`Fee-${index}.`))).toEqual(programs.map((_, index) => pageOf(`Program-${index}.`)))
    expect(pages.length).toBeGreaterThan(4)
  })
})
