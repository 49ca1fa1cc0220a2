import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Certification,
  isShownOnlyWhenStated,
  type Line,
  lineGroups,
  linesOfGroup,
} from '#domain/certifications/certification.ts'
import { nameInWords } from '#domain/certifications/certification-name.ts'
import { formatDay } from '#domain/text/day-words.ts'
import { gapOf } from '#domain/proof/empty-field.ts'
import { choiceWords, type Offer } from '#domain/offers/offer.ts'
import { dollars } from '#domain/public-face/pricing.ts'
import { closedWords, offeredCount, stillOffered } from '#domain/certifications/still-offered.ts'
import { sourceNotes } from '#domain/proof/source-notes.ts'
import { gapWords } from '#domain/proof/empty-field-words.ts'
import { type Element, OfferDocument, type Paper, type SetText, type TextStyle } from './document.ts'
import { FontShelf } from './font-shelf.ts'
import { isolated } from './visual-order.ts'

const second = '#44524d'
const body = { size: 10, weight: 400 } as const satisfies TextStyle
const strong = { ...body, weight: 600 } as const satisfies TextStyle
const small = { size: 8.5, weight: 400, colour: second } as const satisfies TextStyle

/** Longest words of a page on the first sheet; they stand whole in the annex. */
const longestGround = 220

/** Draws an offer: one sheet that says what is offered, and the programs behind it. */
export async function drawOffer(offer: Offer, paper: Paper): Promise<Buffer> {
  const title = `Offer No. ${offer.number}`
  const every = `${title} ${JSON.stringify(offer)} ${words}`
  const fonts = await FontShelf.forTexts(every)
  const madeAt = new Date(`${offer.madeOn}T00:00:00Z`)
  const document = new OfferDocument(paper, {
    title: `${title} for ${offer.organization.name}`,
    author: offer.seller.name,
    fonts,
    madeAt,
  })
  drawSheet(document, title, offer)
  if (offer.certifications.length > 0) await drawAnnex(document, offer)
  return document.end(`${title} · ${offer.product}`)
}

/** Signs of the texts below that an offer itself may hold none of. */
const words = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 “”‘’…·–—$%,.:;()/'

function drawSheet(document: OfferDocument, title: string, offer: Offer): void {
  const { root } = document
  document.text(root, 'P', offer.product, { ...small, weight: 600 })
  document.text(root, 'H1', title, { size: 22, weight: 600, above: 4 })
  document.rule(10, 8)
  const facts = document.group(root, 'Table')
  const told: [string, string][] = [
    ['For', isolated(offer.organization.name)],
    ['From', [isolated(offer.seller.name), offer.seller.email].filter(Boolean).join(', ')],
    ['Date', formatDay(offer.madeOn)],
    ['Valid until', formatDay(offer.validUntil)],
  ]
  for (const [label, value] of told) {
    inRow(document, facts, (row) => {
      document.row(row, [
        { type: 'TH', text: label, style: { ...body, colour: second, above: 2, width: 80 } },
        { type: 'TD', text: value, style: { ...strong, above: 2, indent: 90 } },
      ])
    })
  }
  facts.end()
  drawParts(document, offer)
  document.text(root, 'H2', 'Terms', { size: 13, weight: 600, above: 18 })
  const list = document.group(root, 'L')
  for (const term of offer.terms) {
    const item = document.group(list, 'LI')
    document.text(item, 'LBody', term, { ...body, size: 9.5, above: 4 })
    item.end()
  }
  list.end()
}

function drawParts(document: OfferDocument, offer: Offer): void {
  const price = { ...body, indent: document.width - 100, width: 100, align: 'right' } as const
  const name = { ...body, width: document.width - 120 }
  document.text(document.root, 'H2', 'What is offered', { size: 13, weight: 600, above: 18 })
  document.rule(6, 4)
  const table = document.group(document.root, 'Table')
  inRow(document, table, (row) => {
    document.row(row, [
      { type: 'TH', text: 'Option and basis', style: { ...small, width: name.width } },
      { type: 'TH', text: 'Per month', style: { ...price, ...small } },
    ])
  })
  for (const part of offer.parts) {
    document.rule(4, 2)
    inRow(document, table, (row) => {
      const cell = document.group(row, 'TD')
      const top = document.y
      document.text(cell, 'P', part.name, { ...name, weight: 600, above: 2 })
      document.text(cell, 'P', part.sentence, { ...name, size: 9.5 })
      for (const ground of groundWords(part, stillOffered(offer.certifications).length)) {
        document.text(cell, 'P', ground, { ...small, width: name.width, above: 2 })
      }
      cell.end()
      document.beside(top, () => document.text(row, 'TD', dollars(part.perMonth), { ...price, weight: 600, above: 2 }))
    })
  }
  document.rule(6, 4)
  inRow(document, table, (row) => {
    document.row(row, [
      { type: 'TH', text: 'Total', style: { ...strong, ...name, weight: 600, size: 12 } },
      {
        type: 'TD',
        text: `${dollars(offer.perMonth)} a month`,
        style: { ...price, size: 12, weight: 600, indent: document.width - 160, width: 160 },
      },
    ])
  })
  table.end()
  document.text(document.root, 'P', billedWords(offer), { ...body, above: 2 })
}

function inRow(document: OfferDocument, table: Element, draw: (row: Element) => void): void {
  const row = document.group(table, 'TR')
  draw(row)
  row.end()
}

/** 'Billed annually, $11,988 a year.' */
function billedWords({ billingCycle, perYear }: Offer): string {
  return billingCycle === 'annual'
    ? `Billed annually, ${dollars(perYear)} a year.`
    : `Billed monthly, ${dollars(perYear)} in twelve months.`
}

function groundWords({ part, ground }: Offer['parts'][number], programs: number): string[] {
  if (ground === null) return [choiceWords(part, programs)]
  const quoted = ground.words.length > longestGround ? `${ground.words.slice(0, longestGround).trimEnd()}…` : ground.words
  return [
    `${ground.told}: ${isolated(ground.isQuote ? `“${quoted}”` : quoted)}`,
    `${ground.url}, read ${formatDay(ground.readOn)}`,
  ]
}

async function drawAnnex(document: OfferDocument, offer: Offer): Promise<void> {
  document.breakPage()
  const programs = offeredCount(offer.certifications, 'credential program')
  document.text(document.root, 'H1', `Annex: ${programs}`, { size: 16, weight: 600 })
  document.text(document.root, 'P', `As they stood on ${formatDay(offer.madeOn)}, each line with where it comes from.`, {
    ...body,
    colour: second,
    above: 2,
  })
  for (const certification of offer.certifications) {
    drawCertification(document, certification)
    // A long annex lets others have their turn between its programs.
    await nextTurn()
  }
}

function drawCertification(document: OfferDocument, certification: Certification): void {
  const { root } = document
  const head = headOf(certification)
  const groups = lineGroups.flatMap(({ field, label }) => {
    const lines = linesOfGroup(certification, field)
    if (lines.length === 0 && isShownOnlyWhenStated(field)) return []
    const heading: SetText = { type: 'H3', text: label, style: { ...small, weight: 600, above: 7 } }
    const gap: SetText = { type: 'P', text: gapWords[gapOf(certification, field)], style: { ...body, colour: second, above: 1 } }
    return [{ heading, gap, lines: lines.map(textsOfLine) }]
  })
  // A program that fits on a page is not parted: a few lines of it alone on the next one say nothing of what they belong to.
  const allTexts = groups.flatMap(({ heading, gap, lines }) => [heading, ...(lines.length === 0 ? [gap] : lines.flat())])
  document.keepTogether([...head, ...allTexts], 22)
  // A name stands over a line of its program, and no heading alone at the foot of a page.
  const firstTexts = groups.slice(0, 1).flatMap(({ heading, gap, lines }) => [heading, ...(lines[0] ?? [gap])])
  document.keepTogether([...head, ...firstTexts], 22)
  document.rule(14, 8)
  for (const { type, text, style } of head) document.text(root, type, text, style)
  for (const { heading, gap, lines } of groups) {
    document.keepTogether([heading, ...(lines[0] ?? [gap])])
    document.text(root, heading.type, heading.text, heading.style)
    if (lines.length === 0) document.text(root, gap.type, gap.text, gap.style)
    else drawLines(document, lines)
  }
}

/** The name of a program and what it is. */
function headOf(certification: Certification): SetText[] {
  const { name, summary } = certification
  const closed = closedWords(certification)
  const told = nameInWords(certification, isolated(name))
  const over: SetText[] = closed === undefined ? [] : [{ type: 'P', text: `${closed}.`, style: { ...body, above: 2 } }]
  return [
    { type: 'H2', text: told, style: { size: 12, weight: 600 } },
    ...over,
    { type: 'P', text: summary, style: { ...body, above: 3 } },
  ]
}

/** A line and, under it, where it comes from. */
function textsOfLine(line: Line): SetText[] {
  const notes = sourceNotes(line).map(({ told, quote, address }): SetText => {
    const note = [quote === null ? '' : isolated(`“${quote}”`), address ?? '', told].filter((part) => part !== '').join(' · ')
    return { type: 'Note', text: note, style: { ...small, indent: 12, above: 1 } }
  })
  return [{ type: 'P', text: line.text, style: { ...body, above: 2 } }, ...notes]
}

function drawLines(document: OfferDocument, lines: readonly SetText[][]): void {
  const list = document.group(document.root, 'L')
  for (const texts of lines) {
    // A line stands on one sheet with where it comes from.
    document.keepTogether(texts)
    const item = document.group(list, 'LI')
    const content = document.group(item, 'LBody')
    for (const { type, text, style } of texts) document.text(content, type, text, style)
    content.end()
    item.end()
  }
  list.end()
}
