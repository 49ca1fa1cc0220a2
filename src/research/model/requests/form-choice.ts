import { setTimeout as wait } from 'node:timers/promises'
import type { Ask, Question, Reply } from './ask.ts'
import { failureOf } from './failure.ts'
import type { AnswerForm } from './load-model.ts'

/** A question whose answer's form is not chosen yet. */
export type OpenQuestion = Omit<Question, 'form' | 'prompt' | 'onStart'> & { prompt: (form: AnswerForm) => string }

/** Milliseconds that a question waits for an earlier one to find the form out: a server refuses one sooner than it answers. */
const patience = 1_000

/**
 * Asks for the answer in the form the model takes: the first one until a server refuses it, then the next; what an answer has begun
 * in is remembered. Until then questions take turns, so that a form is refused once, but never wait long for each other.
 */
export class FormChoice {
  readonly #ask: Ask
  readonly #forms: readonly AnswerForm[]
  #known: AnswerForm | undefined
  /** Forms that were refused before one was known. */
  readonly #refused = new Set<AnswerForm>()
  #turn: Promise<void> = Promise.resolve()

  constructor(ask: Ask, forms: readonly AnswerForm[]) {
    this.#ask = ask
    this.#forms = forms
  }

  async ask(question: OpenQuestion): Promise<Reply> {
    if (this.#known !== undefined) return this.#askIn(this.#known, question, () => undefined)
    const before = this.#turn
    const turn = Promise.withResolvers<void>()
    this.#turn = Promise.race([turn.promise, wait(patience, undefined, { ref: false })])
    await before
    try {
      return await this.#try(question, turn.resolve)
    } finally {
      turn.resolve()
    }
  }

  async #try(question: OpenQuestion, goOn: () => void): Promise<Reply> {
    let reply: Reply | undefined
    for (;;) {
      const form = this.#known ?? this.#forms.find((one) => !this.#refused.has(one))
      if (form === undefined)
        return reply ?? { text: '', usage: undefined, tooLong: false, error: new Error('no form to ask in') }
      const isFound = this.#known !== undefined
      reply = await this.#askIn(form, question, () => {
        this.#known ??= form
        goOn()
      })
      if (reply.error === undefined) this.#known ??= form
      // Where another answer has begun in this form, it is the question that is refused.
      const isRefused = reply.error !== undefined && failureOf(reply.error) === 'refused'
      if (!isRefused || isFound || this.#known === form) return reply
      this.#refused.add(form)
    }
  }

  #askIn(form: AnswerForm, { prompt, ...question }: OpenQuestion, onStart: () => void): Promise<Reply> {
    return this.#ask({ ...question, form, prompt: prompt(form), onStart })
  }
}
