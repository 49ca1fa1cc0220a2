import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import { cachedFor, readAnswer } from './answer-cache.ts'
import { isForAll, type NamedCertification, readNamed } from './prompt/answer.ts'
import { elementForm } from './prompt/answer-form.ts'
import type { AnswerElement, Reply } from './requests/ask.ts'
import type { Budget } from './requests/budget.ts'
import { type Asked, askedAbout, type Findings, findingsOf, nothingFound } from './findings/findings.ts'
import { endsReading, failureOf, failureSentences, type ModelFailure } from './requests/failure.ts'
import type { FormChoice } from './requests/form-choice.ts'
import { groupsOf } from './prompt/groups.ts'
import type { ModelReading, ModelTask } from './model-reader.ts'
import { type ChosenPage, chosenPages, pageQuestion, type SeenLink } from './questions/page-question.ts'
import { type Piece, piecesOf } from './prompt/pieces.ts'
import { instructions, writeGroup, writeRequest } from './prompt/prompt.ts'
import type { Refusal } from './lines/refusal.ts'
import { acceptedGroups, askedNames } from './questions/same-names.ts'
import { salvage } from './prompt/salvage.ts'
import { askSmall } from './questions/small-question.ts'
import type { ModelAnswers, ModelLimits, ModelPrices } from './requests/settings.ts'
import { type ModelUsage, tokensFor, usageOf } from './requests/usage.ts'

/** What a reading is made with. */
export interface ReadingParts {
  limits: ModelLimits
  forms: FormChoice
  budget: Budget
  prices: ModelPrices | undefined
  answers: ModelAnswers | undefined
  /** Key of the answer to one piece of a page. */
  keyOf: (piece: Piece) => string
  /** What every answer depends on beside the question. */
  about: string
  onCounts?: ((counts: ReadingCounts) => void) | undefined
}

/** What became of what the model said. */
export interface ReadingCounts {
  kept: number
  refused: readonly Refusal[]
  /** Fields and elements that were not as agreed. */
  leftOut: number
  fromEarlier: number
  usage: ModelUsage
}

/** Answers are expected to be no longer than this for the budget's sake; what is used more is counted afterwards. */
const expectedAnswer = 1_500

const certificationElement: AnswerElement = { schema: elementForm, isOne: (element) => readNamed(element) !== undefined }

/** Pages that are asked about together, and what was heard of them. */
interface Group {
  pieces: readonly Piece[]
  asked: Asked
  heard: NamedCertification[]
  findings: Findings
}

/**
 * One look-up's pages on their way to the model and back: groups of pages, a few at once, what they prove as findings. Pages wait
 * until their wave is complete and are put together by address, so that the same site gives the same requests whatever answers
 * first.
 */
export class GroupedReading implements ModelReading {
  readonly #task: ModelTask
  readonly #parts: ReadingParts
  readonly #documents: CleanDocument[] = []
  #wave: CleanDocument[] = []
  readonly #waiting: Piece[][] = []
  readonly #work = new Set<Promise<void>>()
  readonly #told = new Set<ModelFailure>()
  readonly #groups: Group[] = []
  /** Pieces of each page that no complete answer has come for. */
  readonly #open = new Map<string, number>()
  readonly #counts = { leftOut: 0, fromEarlier: 0 }
  #running = 0
  #over = false

  constructor(task: ModelTask, parts: ReadingParts) {
    this.#task = task
    this.#parts = parts
  }

  add(document: CleanDocument): void {
    if (this.#over || this.#task.signal.aborted || this.#documents.some((one) => one.id === document.id)) return
    this.#documents.push(document)
    this.#wave.push(document)
  }

  endWave(): void {
    const documents = this.#wave.toSorted(byAddress)
    this.#wave = []
    if (documents.length > 0) this.#start(this.#ask(documents))
  }

  async choosePages(links: readonly SeenLink[], most: number): Promise<ChosenPage[] | undefined> {
    if (this.#over || this.#task.signal.aborted) return undefined
    const { organization, signal } = this.#task
    const question = pageQuestion(organization, links, most)
    const answer = await askSmall(question, this.#parts, signal).catch(() => undefined)
    if (answer === undefined) return undefined
    if ('elements' in answer) return chosenPages(answer.elements, links, most)
    // A question that is not answered in time or not as agreed is no reason to ask nothing more.
    if (answer.failure !== 'cancelled' && answer.failure !== 'timeout' && endsReading(answer.failure)) this.#fail(answer.failure)
    return undefined
  }

  async settle(): Promise<void> {
    this.endWave()
    while (this.#work.size > 0) await Promise.all(this.#work)
  }

  async end(): Promise<void> {
    await this.settle()
    // A name may stand on a page that was read after its facts.
    for (const group of this.#groups)
      if (group.findings.refused.some(({ why }) => why === 'certification not on a page')) this.#prove(group, this.#documents)
    await this.#askNames()
    const { budget, onCounts } = this.#parts
    const findings = this.#groups.map((group) => group.findings)
    onCounts?.({
      ...this.#counts,
      kept: findings.reduce((sum, { kept }) => sum + kept, 0),
      refused: findings.flatMap(({ refused }) => refused),
      usage: budget.used,
    })
  }

  #start(work: Promise<void>): void {
    const settled = work
      .catch(() => this.#fail('unreadable'))
      .finally(() => {
        this.#work.delete(settled)
      })
    this.#work.add(settled)
  }

  /** An earlier answer is used again; the other pieces of a wave are asked about in groups. */
  async #ask(documents: readonly CleanDocument[]): Promise<void> {
    const pieces = documents.flatMap((document) => piecesOf(document, this.#parts.limits))
    for (const { document } of pieces) this.#open.set(document.id, (this.#open.get(document.id) ?? 0) + 1)
    const earlier = await Promise.all(pieces.map((piece) => this.#earlier(piece)))
    for (const [place, piece] of pieces.entries()) {
      const heard = earlier[place]
      if (heard === undefined) continue
      this.#counts.fromEarlier += 1
      const group = this.#groupOf([piece])
      group.heard.push(...heard)
      this.#prove(group)
      this.#answered([piece])
    }
    this.#waiting.push(
      ...groupsOf(
        pieces.filter((_, place) => earlier[place] === undefined),
        this.#parts.limits.groupTokens,
      ),
    )
    this.#send()
  }

  async #earlier(piece: Piece): Promise<NamedCertification[] | undefined> {
    const { answers, keyOf } = this.#parts
    const text = await answers?.get(keyOf(piece)).catch(() => undefined)
    return text === undefined ? undefined : readAnswer(text)
  }

  #send(): void {
    if (this.#over || this.#task.signal.aborted) this.#waiting.length = 0
    while (this.#running < this.#parts.limits.atOnce) {
      const pieces = this.#waiting.shift()
      if (pieces === undefined) return
      this.#running += 1
      this.#start(
        this.#read(this.#groupOf(pieces)).finally(() => {
          this.#running -= 1
          this.#send()
        }),
      )
    }
  }

  #groupOf(pieces: readonly Piece[]): Group {
    const asked = askedAbout(pieces, writeGroup(pieces, this.#task.organization))
    const group = { pieces, asked, heard: [], findings: nothingFound }
    this.#groups.push(group)
    return group
  }

  /** Asks about a group; what was lost on the way is asked for once more. */
  async #read(group: Group): Promise<void> {
    const first = await this.#round(group)
    if (first === 'whole') return this.#keep(group)
    if (first === 'ended' || this.#over || this.#task.signal.aborted) return
    const second = await this.#round(group)
    if (second === 'whole') return this.#keep(group)
    if (second === 'lost') this.#fail(first === 'lost' && group.heard.length > 0 ? 'cut' : 'unreadable')
  }

  async #round(group: Group): Promise<'whole' | 'lost' | 'ended'> {
    const { forms, budget } = this.#parts
    const known = group.heard.map(({ name }) => name)
    const prompt = (withForm: boolean) => writeRequest(this.#task.organization, group.asked.group, { withForm, known })
    const size = tokensFor(instructions) + tokensFor(prompt(true))
    const refused = await budget.reserve(size, expectedAnswer)
    if (refused !== undefined) {
      this.#fail(refused)
      return 'ended'
    }
    const told = new Set<string>()
    const hear = (element: unknown): boolean => {
      const key = JSON.stringify(element)
      if (told.has(key)) return true
      told.add(key)
      return this.#hear(element, group)
    }
    const reply = await forms.ask({
      instructions,
      prompt: (form) => prompt(form !== 'schema'),
      element: certificationElement,
      answerTokens: this.#parts.limits.answerTokens,
      signal: this.#task.signal,
      onElement: (element) => {
        // All are held against the page again whenever their number has doubled, and at the end.
        if (hear(element) && Number.isInteger(Math.log2(group.heard.length))) this.#prove(group)
      },
    })
    await budget.settle(size, expectedAnswer, usageOf(reply, size, this.#parts.prices))
    const { elements, whole } = salvage(reply.text)
    const understood = elements.map(hear).every(Boolean)
    this.#prove(group)
    return this.#outcome(reply, whole && understood && !reply.tooLong)
  }

  /** Asks which of the names are of one certification. What goes wrong is no loss: names are joined by their form alone then. */
  async #askNames(): Promise<void> {
    if (this.#over || this.#task.signal.aborted) return
    const names = this.#groups.flatMap(({ heard }) => heard).filter((one) => !isForAll(one))
    const named = names.map(({ name, acronym }) => ({ name, acronym: acronym ?? '' }))
    const question = askedNames(named, this.#documents, this.#task.organization)
    if (question === undefined) return
    const answer = await askSmall(question, this.#parts, this.#task.signal)
    if ('elements' in answer && !this.#task.signal.aborted) this.#task.onSame(acceptedGroups(answer.elements, question))
  }

  #outcome(reply: Reply, whole: boolean): 'whole' | 'lost' | 'ended' {
    if (whole) return 'whole'
    if (reply.error === undefined) return 'lost'
    const failure = failureOf(reply.error)
    // An answer that stopped on its way is asked for again, one that never began is not.
    const onItsWay = reply.text !== '' && (failure === 'cut' || failure === 'server' || failure === 'unreadable')
    if (onItsWay || isAboutOutput(reply.error)) return 'lost'
    this.#fail(failure)
    return 'ended'
  }

  /** One element of an answer. @returns whether it could be read */
  #hear(element: unknown, { heard }: Group): boolean {
    const read = readNamed(element)
    this.#counts.leftOut += read?.leftOut ?? 1
    if (read !== undefined) heard.push(read.named)
    return read !== undefined
  }

  /** Holds all that was heard of a group against its pages: what names it tells apart is known only with the last of them. */
  #prove(group: Group, earlier: readonly CleanDocument[] = []): void {
    group.findings = findingsOf(group.heard, group.asked, earlier)
    if (!this.#task.signal.aborted) this.#task.onFindings(this.#groups.indexOf(group), group.findings)
  }

  /** Keeps what was said of each piece, so that the same piece is not asked about again. */
  #keep({ pieces, asked, heard }: Group): void {
    this.#answered(pieces)
    const { answers, keyOf } = this.#parts
    if (answers === undefined) return
    for (const piece of pieces)
      this.#start(answers.put(keyOf(piece), cachedFor(piece, asked.group, heard)).catch(() => undefined))
  }

  /** A page is answered for when all its pieces are. */
  #answered(pieces: readonly Piece[]): void {
    for (const { document } of pieces) {
      const open = (this.#open.get(document.id) ?? 0) - 1
      this.#open.set(document.id, open)
      if (open === 0 && !this.#task.signal.aborted) this.#task.onAnswered(document.id)
    }
  }

  /** Tells a failure once; most of them end the reading. */
  #fail(failure: ModelFailure): void {
    if (endsReading(failure)) {
      this.#over = true
      this.#waiting.length = 0
    }
    if (failure === 'cancelled' || this.#told.has(failure) || this.#task.signal.aborted) return
    this.#told.add(failure)
    this.#task.onNotice(failureSentences[failure])
  }
}

function byAddress(one: CleanDocument, other: CleanDocument): number {
  const [a, b] = [one.finalUrl || one.url || one.id, other.finalUrl || other.url || other.id]
  return a < b ? -1 : a > b ? 1 : 0
}

/** The provider package found the answer not as agreed; its text is looked at by itself. */
function isAboutOutput(error: unknown): boolean {
  return error instanceof Error && /NoOutput|NoObject|TypeValidation|JSONParse/.test(error.name)
}
