import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linesOf } from '../../src/domain/certifications/certification.ts'
import { cleanDocument } from '../../src/research/document/clean.ts'
import type { CleanDocument } from '../../src/research/document/clean-document/clean-document.ts'
import { sheetsNamedBy } from '../../src/research/document/styles/named-sheets.ts'
import { extractDocument } from '../../src/research/files/extract-file.ts'
import { readWith, saying } from '../../src/research/model/example-model.ts'
import { evidenceFor } from '../../src/research/verify/evidence.ts'

/** A fact as somebody states it of a page: the line and the words of the page behind it. */
export interface Stated {
  certification: string
  field: string
  line: string
  quote: string
}

/** A page with what must not be taken from it, and what may. */
export interface VoicePage {
  file: string
  kind: string
  planted: readonly Stated[]
  honest: readonly Stated[]
}

const site = 'https://www.harborworks.example/'

/** Reads a page as a look-up would, with the style sheets of its own site. */
export function readPage(markup: string, sheetAt: (path: string) => string | undefined): Promise<CleanDocument> {
  const url = `${site}certification/cqi`
  const sheets = sheetsNamedBy(markup, url).flatMap((address) => {
    const css = sheetAt(new URL(address).pathname)
    return css === undefined ? [] : [{ url: address, css }]
  })
  const bytes = new TextEncoder().encode(markup)
  const readAt = '2026-11-22T10:00:00.000Z'
  return cleanDocument({ bytes, contentType: 'text/html', charset: 'utf-8', url, finalUrl: url, readAt, sheets })
}

/** Reads a stored page; its style sheet lies beside it. */
export function readStored(folder: string, file: string): Promise<CleanDocument> {
  const path = join(folder, file)
  return readPage(readFileSync(path, 'utf8'), (address) => {
    const beside = join(path, '..', address.split('/').at(-1) ?? '')
    return existsSync(beside) ? readFileSync(beside, 'utf8') : undefined
  })
}

/** Whether a model that says the line with these words for a quote would be believed. */
export function isBelieved(document: CleanDocument, { line, quote }: Stated): boolean {
  return evidenceFor({ document, quote, value: line, witness: 'model' }) !== undefined
}

/** Which of the planted facts come out of a reading by the built-in reader, and with a model that claims every one of them with its quote. */
export async function taken(document: CleanDocument, planted: readonly Stated[]): Promise<string[]> {
  const answer = JSON.stringify({ elements: planted.map(elementOf) })
  const { drafts } = await readWith(
    saying(() => answer),
    [document],
  )
  const found: string[] = []
  for (const [witness, told] of [
    ['rules', []],
    ['model', drafts],
  ] as const) {
    const shown = extractDocument(document, undefined, told).certifications.flatMap((one) =>
      linesOf(one).flatMap(({ text, evidence }) =>
        evidence.flatMap((proof) => (proof.kind === 'page' ? [{ text, quote: proof.quote }] : [])),
      ),
    )
    for (const fact of planted) if (shown.some((line) => rests(line, fact))) found.push(`${witness}: ${fact.quote}`)
  }
  return found
}

/** Whether a line that was shown rests on the planted words: its quote holds them, and no figure of it stands outside of them. */
function rests(shown: { text: string; quote: string }, fact: Stated): boolean {
  const [quote, words] = [plain(shown.quote), plain(fact.quote)]
  if (!quote.includes(words)) return false
  const outside = quote.replace(words, ' ')
  return !(shown.text.match(/\d[\d.,]*\d|\d/g) ?? []).some(
    (figure) => !words.includes(plain(figure)) && outside.includes(plain(figure)),
  )
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$€£]+/gu, ' ')
    .trim()
}

function elementOf({ certification, field, line, quote }: Stated) {
  const fact = { text: line, quote, passage: null }
  const none = { summaryQuote: null, requirements: [], validity: [], renewal: [], fees: [], retiredQuote: null }
  return { name: certification, acronym: null, ...none, [field]: [fact] }
}
