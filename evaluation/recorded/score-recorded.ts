import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Certification } from '#domain/certifications/certification.ts'
import { statedDollar } from '../../src/research/document/page-facts/stated-dollar.ts'
import { createModelReader } from '../../src/research/model/create-model-reader.ts'
import type { ReadingCounts } from '../../src/research/model/reading.ts'
import type { CurrencyCode } from '../../src/research/lexicon/money/currency.ts'
import { moneyIn, shownMoney } from '../../src/research/lexicon/money/money.ts'
import { bareName } from '../../src/research/model/names/subjects.ts'
import type { Refusal } from '../../src/research/model/lines/refusal.ts'
import { compareFacts, expectedFacts } from '../compare-facts.ts'
import { type Case, type PageLabel, readCases } from '../label.ts'
import { answeredParts } from './answered-parts.ts'
import { pageText } from '../page-text.ts'
import { comparePage, isOf, type PageScore } from '../score.ts'
import { askedBody } from './asked-body.ts'
import { asTheyCame } from './as-they-came.ts'
import { startDesk } from './desk.ts'
import { extractHere } from '../../src/research/files/example-reading.ts'
import { readingFor, requestsForPages } from './requests.ts'

/** Folder of the recorded answers. */
const answersFolder = fileURLToPath(new URL('./answers/', import.meta.url))

/** One page by its recorded answer: as it came, as the product shows it, and what was refused. */
export interface RecordedPage {
  page: Case
  came: PageScore
  shown: PageScore
  refused: readonly JudgedRefusal[]
}

interface JudgedRefusal extends Refusal {
  /** The label says the same. */
  isTrue: boolean
}

export interface RecordedScore {
  pages: readonly RecordedPage[]
  /** Requests whose answer is not recorded; their pages are left out. */
  unanswered: number
  tokensIn: number
  tokensOut: number
}

/** Reads every labelled page that has an answer with the whole product, over the wire. */
export async function scoreRecorded(folder = answersFolder): Promise<RecordedScore> {
  const desk = await startDesk({ answers: folder })
  const keys = new Map<string, string[]>()
  const asked = await requestsForPages()
  for (const { part, file, key } of asked) keys.set(`${part}/${file}`, [...(keys.get(`${part}/${file}`) ?? []), key])
  const isKept = (key: string) => existsSync(`${folder}${key}.json`)
  const pages: RecordedPage[] = []
  try {
    for (const part of answeredParts) {
      for (const page of readCases(part)) {
        const own = keys.get(`${part}/${page.file}`) ?? []
        if (!own.every(isKept)) continue
        const answers = own.map((key) => readFileSync(`${folder}${key}.json`, 'utf8'))
        pages.push(await scoreOne(page, askedBody(part, page.file), answers, desk.baseUrl))
      }
    }
  } finally {
    await desk.close()
  }
  const unanswered = asked.filter(({ key }) => !isKept(key)).length + desk.counts.unknown.length
  return { pages, unanswered, tokensIn: desk.counts.tokensIn, tokensOut: desk.counts.tokensOut }
}

async function scoreOne(
  page: Case,
  body: string | undefined,
  answers: readonly string[],
  baseUrl: string,
): Promise<RecordedPage> {
  const { file, bytes, label } = page
  const text = await pageText(file, bytes)
  const { document } = await readingFor({ bytes, name: file }, body)
  const stated = statedDollar(document)
  const came = answers.flatMap((answer) => asTheyCame(answer, stated))
  const counts: ReadingCounts[] = []
  const model = createModelReader(
    { provider: 'openai-compatible', model: 'desk', apiKey: '', baseUrl },
    { onCounts: (one) => counts.push(one) },
  )
  const notices: string[] = []
  const { certifications } = await extractHere({ bytes, name: file }, body, {
    model,
    onNotice: (message) => notices.push(message),
  })
  if (notices.length > 0) throw new Error(`${file}: ${notices.join(' ')}`)
  const refused = counts.flatMap((one) => one.refused)
  return {
    page,
    came: comparePage(page, came, text, 0),
    shown: comparePage(page, certifications, text, 0),
    refused: refused.map((one) => ({ ...one, isTrue: isLabelled(one, label, stated) })),
  }
}

/**
 * Whether a label says what a refused line says of its certification.
 * @param stated whose dollar the page means by a bare sign
 */
function isLabelled({ certification, field, text: said }: Refusal, label: PageLabel, stated: CurrencyCode | undefined): boolean {
  const [money] = moneyIn(said.replace(/(?<=\p{Sc})\s/gu, ''))
  const text = field === 'fees' && money !== undefined ? shownMoney(money, stated) : said
  const line: Certification = {
    name: bareName(certification),
    summary: '',
    requirements: field === 'requirements' ? [text] : [],
    validityPeriod: field === 'validity' ? text : '',
    renewalRequirements: field === 'renewal' ? [text] : [],
    fees: field === 'fees' ? [text] : [],
  }
  const expected = label.certifications.filter((one) => isOf(line, one)).map((one) => expectedFacts(one, label.common))
  const all = expected.length > 0 || label.common === undefined ? expected : [label.common]
  return all.some((facts) => {
    const { fees, validity, renewal, requirements } = compareFacts(line, facts)
    return [fees, validity, renewal, requirements].some(({ right }) => right > 0)
  })
}
