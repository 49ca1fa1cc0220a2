import type { CleanDocument } from '../document/clean-document.ts'
import { type NamedCertification, readNamed } from './answer.ts'
import type { Reply } from './ask.ts'
import { cachedFor, readAnswer } from './answer-cache.ts'
import type { Budget } from './budget.ts'
import { type Ground, type KeptFact, proveNamed } from './drafts.ts'
import { endsReading, failureOf, failureSentences, type ModelFailure } from './failure.ts'
import type { FormChoice } from './form-choice.ts'
import type { ModelReading, ModelTask } from './model-reader.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { instructions, type PageGroup, writeGroup, writeRequest } from './prompt.ts'
import { salvage } from './salvage.ts'
import type { ModelAnswers, ModelLimits, ModelPrices } from './settings.ts'
import { type Subject, subjectsOn } from './subject.ts'
import { type ModelUsage, priced, tokensFor } from './usage.ts'

/** What a reading is made with. */
export interface ReadingParts {
  limits: ModelLimits
  forms: FormChoice
  budget: Budget
  prices: ModelPrices | undefined
  answers: ModelAnswers | undefined
  /** Key of the answer to one piece of a page. */
  keyOf: (piece: Piece) => string
  onCounts?: ((counts: ReadingCounts) => void) | undefined
}

/** What became of what the model said. */
export interface ReadingCounts {
  kept: number
  refused: number
  /** Certifications whose name stands on no page. */
  unnamed: number
  /** Fields and elements that were not as agreed. */
  leftOut: number
  fromEarlier: number
  usage: ModelUsage
}

/** Answers are expected to be no longer than this for the budget's sake; what is used more is counted afterwards. */
const expectedAnswer = 1_500

/** One look-up's pages on their way to the model and back: groups of pages, a few at once, what they prove as drafts. */
export class GroupedReading implements ModelReading {
  readonly #task: ModelTask
  readonly #parts: ReadingParts
  readonly #documents: CleanDocument[] = []
  readonly #waiting: Piece[] = []
  /** Pages whose earlier answer is looked up. */
  readonly #placing = new Set<Promise<void>>()
  readonly #work = new Set<Promise<void>>()
  readonly #told = new Set<ModelFailure>()
  /** Named on pages that were not read yet. */
  readonly #unnamed: { named: NamedCertification; ground: Ground; others: readonly Subject[] }[] = []
  readonly #counts = { kept: 0, refused: 0, leftOut: 0, fromEarlier: 0 }
  #running = 0
  #over = false
  #ending = false
  #timer: NodeJS.Timeout | undefined

  constructor(task: ModelTask, parts: ReadingParts) {
    this.#task = task
    this.#parts = parts
  }

  add(document: CleanDocument): void {
    if (this.#over || this.#task.signal.aborted || this.#documents.some((one) => one.id === document.id)) return
    this.#documents.push(document)
    for (const piece of piecesOf(document, this.#parts.limits)) this.#start(this.#place(piece), this.#placing)
  }

  async end(): Promise<void> {
    await Promise.all(this.#placing)
    this.#ending = true
    this.#send()
    while (this.#work.size > 0) {
      await Promise.all(this.#work)
      this.#send()
    }
    for (const { named, ground, others } of this.#unnamed.splice(0))
      this.#prove(named, { ...ground, earlier: this.#documents }, others)
    const { budget, onCounts } = this.#parts
    onCounts?.({ ...this.#counts, unnamed: this.#unnamed.length, usage: budget.used })
  }

  #start(work: Promise<void>, among = this.#work): void {
    const settled = work
      .catch(() => this.#fail('unreadable'))
      .finally(() => {
        among.delete(settled)
      })
    among.add(settled)
  }

  /** An earlier answer is used again; a piece without one waits for its group. */
  async #place(piece: Piece): Promise<void> {
    const earlier = await this.#parts.answers?.get(this.#parts.keyOf(piece)).catch(() => undefined)
    const named = earlier === undefined ? undefined : readAnswer(earlier)
    if (named !== undefined) {
      this.#counts.fromEarlier += 1
      const group = writeGroup([piece])
      for (const one of named) this.#prove(one, this.#groundOf(group, [piece]), subjectsOn([piece]))
      return
    }
    this.#waiting.push(piece)
    if (this.#waitingTokens() >= this.#parts.limits.groupTokens) this.#send()
    else this.#gather()
  }

  #gather(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#send(true)
    }, this.#parts.limits.gatherFor)
  }

  /** Sends groups as long as there is room: full ones, and what there is when the pages have waited long enough. */
  #send(waitedLong = this.#ending): void {
    const { atOnce, groupTokens } = this.#parts.limits
    if (this.#over || this.#task.signal.aborted) this.#waiting.length = 0
    const isReady = () => this.#waiting.length > 0 && (waitedLong || this.#waitingTokens() >= groupTokens)
    while (this.#running < atOnce && isReady()) {
      const group = this.#nextGroup()
      this.#running += 1
      this.#start(
        this.#read(group).finally(() => {
          this.#running -= 1
          if (this.#waiting.length > 0) this.#send(true)
        }),
      )
    }
    if (this.#ending || this.#waiting.length === 0) {
      clearTimeout(this.#timer)
      this.#timer = undefined
    }
  }

  #waitingTokens(): number {
    return this.#waiting.reduce((sum, piece) => sum + piece.tokens, 0)
  }

  #nextGroup(): Piece[] {
    const group: Piece[] = []
    let size = 0
    while (this.#waiting.length > 0) {
      const next = this.#waiting[0]
      if (next === undefined || (group.length > 0 && size + next.tokens > this.#parts.limits.groupTokens)) break
      group.push(next)
      size += next.tokens
      this.#waiting.shift()
    }
    return group
  }

  /** Asks about a group; what was lost on the way is asked for once more. */
  async #read(pieces: readonly Piece[]): Promise<void> {
    const group = writeGroup(pieces)
    const heard: Heard = { names: [], kept: [], certifications: 0 }
    const first = await this.#round(group, pieces, heard)
    if (first === 'whole') return this.#keep(pieces, group, heard)
    if (first === 'ended' || this.#over || this.#task.signal.aborted) return
    const second = await this.#round(group, pieces, heard)
    if (second === 'whole') return this.#keep(pieces, group, heard)
    if (second === 'lost') this.#fail(first === 'lost' && heard.certifications > 0 ? 'cut' : 'unreadable')
  }

  async #round(group: PageGroup, pieces: readonly Piece[], heard: Heard): Promise<'whole' | 'lost' | 'ended'> {
    const { forms, budget } = this.#parts
    const prompt = (withForm: boolean) => writeRequest(this.#task.organization, group, { withForm, known: heard.names })
    const size = tokensFor(instructions) + tokensFor(prompt(true))
    const refused = await budget.reserve(size, expectedAnswer)
    if (refused !== undefined) {
      this.#fail(refused)
      return 'ended'
    }
    const told = new Set<string>()
    const others = subjectsOn(pieces)
    const ground = this.#groundOf(group, pieces)
    const hear = (element: unknown): boolean => {
      const key = JSON.stringify(element)
      if (told.has(key)) return true
      told.add(key)
      return this.#hear(element, ground, others, heard)
    }
    const reply = await forms.ask({
      instructions,
      prompt: (form) => prompt(form !== 'schema'),
      signal: this.#task.signal,
      onElement: hear,
    })
    await budget.settle(size, expectedAnswer, this.#usageOf(reply, size))
    const { elements, whole } = salvage(reply.text)
    const understood = elements.map(hear).every(Boolean)
    return this.#outcome(reply, whole && understood && !reply.tooLong)
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
  #hear(element: unknown, ground: Ground, others: readonly Subject[], heard: Heard): boolean {
    const read = readNamed(element)
    if (read === undefined) {
      this.#counts.leftOut += 1
      return false
    }
    this.#counts.leftOut += read.leftOut
    heard.certifications += 1
    heard.names.push(read.named.name)
    const kept = this.#prove(read.named, ground, others)
    heard.kept.push({ named: read.named, facts: kept })
    return true
  }

  #prove(named: NamedCertification, ground: Ground, others: readonly Subject[]): KeptFact[] {
    const proven = proveNamed(named, others, ground)
    if (proven === undefined) {
      this.#unnamed.push({ named, ground, others })
      return []
    }
    this.#counts.kept += proven.kept.length
    this.#counts.refused += proven.refused.length
    if (proven.kept.length > 0 && !this.#task.signal.aborted) this.#task.onDraft(proven.draft)
    return proven.kept
  }

  #groundOf(group: PageGroup, pieces: readonly Piece[]): Ground {
    const documents = [...new Set(pieces.map((piece) => piece.document))]
    return { group, documents, earlier: this.#documents.filter((one) => !documents.includes(one)) }
  }

  /** Keeps what was found in each piece, so that the same piece is not asked about again. */
  #keep(pieces: readonly Piece[], group: PageGroup, heard: Heard): void {
    const { answers, keyOf } = this.#parts
    if (answers === undefined) return
    for (const piece of pieces) this.#start(answers.put(keyOf(piece), cachedFor(piece, group, heard.kept)).catch(() => undefined))
  }

  #usageOf(reply: Reply, size: number): ModelUsage | undefined {
    const { usage, text, error } = reply
    if (usage === undefined && text === '' && error !== undefined) return undefined
    const counted = usage ?? { input: size, cached: 0, output: tokensFor(text) }
    return priced({ requests: 1, ...counted }, this.#parts.prices)
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

interface Heard {
  names: string[]
  kept: { named: NamedCertification; facts: readonly KeptFact[] }[]
  certifications: number
}

/** The provider package found the answer not as agreed; its text is looked at by itself. */
function isAboutOutput(error: unknown): boolean {
  return error instanceof Error && /NoOutput|NoObject|TypeValidation|JSONParse/.test(error.name)
}
