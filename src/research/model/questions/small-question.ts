import { createHash } from 'node:crypto'
import type { Question } from '../requests/ask.ts'
import type { Budget } from '../requests/budget.ts'
import { failureOf, type ModelFailure } from '../requests/failure.ts'
import type { FormChoice } from '../requests/form-choice.ts'
import { formSentence } from '../prompt/prompt.ts'
import { salvage } from '../prompt/salvage.ts'
import type { ModelAnswers, ModelLimits, ModelPrices } from '../requests/settings.ts'
import { tokensFor, usageOf } from '../requests/usage.ts'

/** A question beside the reading of pages: one request, answered whole or not at all. */
export interface SmallQuestion extends Pick<Question, 'instructions' | 'prompt' | 'element' | 'answerTokens'> {
  /** Changes with every change of the words; earlier answers are asked for anew then. */
  version: string
}

export interface SmallQuestionParts {
  forms: FormChoice
  budget: Budget
  limits: Pick<ModelLimits, 'questionWithin'>
  prices: ModelPrices | undefined
  answers: ModelAnswers | undefined
  /** What every answer depends on beside the question: provider, model, body. */
  about: string
}

/** Elements of the answer that are as agreed; why there is none. */
export type SmallAnswer = { elements: unknown[] } | { failure: ModelFailure }

/** Asks once, or takes the answer to the same question from before. Never rejects. */
export async function askSmall(question: SmallQuestion, parts: SmallQuestionParts, signal: AbortSignal): Promise<SmallAnswer> {
  const { version, instructions, prompt, element, answerTokens } = question
  const key = createHash('sha256').update([parts.about, version, prompt].join('\n')).digest('hex')
  const kept = await parts.answers?.get(key).catch(() => undefined)
  const before = kept === undefined ? undefined : salvage(kept)
  if (before?.whole === true) return { elements: before.elements.filter(element.isOne) }
  const promptWithForm = `${prompt}\n\n${formSentence(element.schema)}`
  const size = tokensFor(instructions) + tokensFor(promptWithForm)
  const refused = await parts.budget.reserve(size, answerTokens)
  if (refused !== undefined) return { failure: refused }
  const reply = await parts.forms.ask({
    instructions,
    prompt: (form) => (form === 'schema' ? prompt : promptWithForm),
    element,
    answerTokens,
    signal: AbortSignal.any([signal, AbortSignal.timeout(parts.limits.questionWithin)]),
    onElement: () => undefined,
  })
  await parts.budget.settle(size, answerTokens, usageOf(reply, size, parts.prices))
  const { elements, whole } = salvage(reply.text)
  if (!whole || reply.tooLong) return { failure: reply.error === undefined ? 'unreadable' : failureOf(reply.error) }
  await parts.answers?.put(key, JSON.stringify({ elements })).catch(() => undefined)
  return { elements: elements.filter(element.isOne) }
}
