import type { Ask, Question, Reply } from './ask.ts'
import { failureOf } from './failure.ts'
import type { AnswerForm } from './load-model.ts'

/** A question whose answer's form is not chosen yet. */
export type OpenQuestion = Omit<Question, 'form' | 'prompt' | 'onStart'> & { prompt: (form: AnswerForm) => string }

/**
 * Asks for the answer in the form the model takes: until one is known, one request at a time tries them in order; then it is
 * remembered. A server that refuses a form is asked in the next one.
 */
export class FormChoice {
  readonly #ask: Ask
  readonly #forms: readonly AnswerForm[]
  #known: AnswerForm | undefined
  #turn: Promise<void> = Promise.resolve()

  constructor(ask: Ask, forms: readonly AnswerForm[]) {
    this.#ask = ask
    this.#forms = forms
  }

  async ask(question: OpenQuestion): Promise<Reply> {
    if (this.#known !== undefined) return this.#askIn(this.#known, question, () => undefined)
    const before = this.#turn
    const turn = Promise.withResolvers<void>()
    this.#turn = turn.promise
    await before
    try {
      return this.#known === undefined ? await this.#try(question, turn.resolve) : await this.ask(question)
    } finally {
      turn.resolve()
    }
  }

  async #try(question: OpenQuestion, goOn: () => void): Promise<Reply> {
    let reply: Reply | undefined
    for (const form of this.#forms) {
      reply = await this.#askIn(form, question, () => {
        this.#known = form
        goOn()
      })
      if (reply.error === undefined) this.#known = form
      if (reply.error === undefined || failureOf(reply.error) !== 'refused') return reply
    }
    return reply ?? { text: '', usage: undefined, tooLong: false, error: new Error('no form to ask in') }
  }

  #askIn(form: AnswerForm, { prompt, ...question }: OpenQuestion, onStart: () => void): Promise<Reply> {
    return this.#ask({ ...question, form, prompt: prompt(form), onStart })
  }
}
