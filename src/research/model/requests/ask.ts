import type { JSONSchema7, LanguageModel } from 'ai'
import { ModelTimeout } from './failure.ts'
import type { AnswerForm } from './load-model.ts'
import type { ModelLimits } from './settings.ts'

/** One request to the model. */
export interface Question {
  instructions: string
  prompt: string
  element: AnswerElement
  /** Longest answer, in tokens. */
  answerTokens: number
  form: AnswerForm
  signal: AbortSignal
  /** The answer has begun. */
  onStart: () => void
  /** An element of the answer that is complete, before the answer is. */
  onElement: (element: unknown) => void
}

/** What the elements of an answer are. */
export interface AnswerElement {
  /** JSON schema, as providers are told it. */
  schema: JSONSchema7
  /** Whether something is such an element, as far as it matters. */
  isOne: (element: unknown) => boolean
}

/** How a request ended. It never rejects: what had arrived is in `text`. */
export interface Reply {
  text: string
  /** Undefined when the provider told none. */
  usage: { input: number; cached: number; output: number } | undefined
  /** The model stopped because its answer was long enough. */
  tooLong: boolean
  error: unknown
}

/** Asks a model once. A port: tests put a scripted model in its place. */
export type Ask = (question: Question) => Promise<Reply>

/** Longest answer read, in characters. */
const longestAnswer = 80_000

/** Asks by the 'ai' package, which is loaded here and not before; it is given no tools. */
export function askThrough(load: (form: AnswerForm) => Promise<LanguageModel>, limits: ModelLimits): Ask {
  return async (question) => {
    const reply: Reply = { text: '', usage: undefined, tooLong: false, error: undefined }
    const stop = new AbortController()
    try {
      const { jsonSchema, Output, streamText } = await import('ai')
      const element = jsonSchema(question.element.schema, {
        validate: (value) =>
          question.element.isOne(value) ? { success: true, value } : { success: false, error: new Error('not as agreed') },
      })
      const request = {
        model: await load(question.form),
        instructions: question.instructions,
        prompt: question.prompt,
        maxOutputTokens: question.answerTokens,
        maxRetries: 0,
        abortSignal: AbortSignal.any([question.signal, stop.signal]),
        timeout: { stepMs: limits.requestWithin, chunkMs: limits.chunkWithin },
        providerOptions: { openai: { store: false } },
        onError: ({ error }: { error: unknown }) => {
          reply.error ??= error
        },
      }
      const read = async (parts: AsyncIterable<{ type: string }>): Promise<void> => {
        for await (const part of parts) {
          if (part.type === 'text-delta' && reply.text === '') question.onStart()
          take(part, reply, question.signal)
          if (reply.text.length > longestAnswer) {
            reply.tooLong = true
            stop.abort()
            return
          }
        }
      }
      if (question.form === 'text') {
        await read(streamText(request).stream)
      } else {
        const result = streamText({ ...request, output: Output.array({ element }) })
        void Promise.resolve(result.output).catch(() => undefined)
        const [, elements] = await Promise.allSettled([read(result.stream), tell(result.elementStream, question.onElement)])
        if (elements.status === 'rejected') reply.error ??= elements.reason
      }
    } catch (error) {
      reply.error ??= error
    }
    return reply
  }
}

async function tell(elements: AsyncIterable<unknown>, onElement: (element: unknown) => void): Promise<void> {
  for await (const element of elements) onElement(element)
}

function take(part: { type: string }, reply: Reply, signal: AbortSignal): void {
  if (part.type === 'text-delta' && 'text' in part && typeof part.text === 'string') reply.text += part.text
  else if (part.type === 'error' && 'error' in part) reply.error ??= part.error
  else if (part.type === 'abort')
    reply.error ??= signal.aborted ? new DOMException('cancelled', 'AbortError') : new ModelTimeout()
  else if (part.type === 'finish') {
    if ('finishReason' in part && part.finishReason === 'length') reply.tooLong = true
    if ('totalUsage' in part) reply.usage = usageIn(part.totalUsage)
  }
}

function usageIn(usage: unknown): Reply['usage'] {
  const input = numberAt(usage, ['inputTokens'])
  const output = numberAt(usage, ['outputTokens'])
  if (input === undefined && output === undefined) return undefined
  const cached = numberAt(usage, ['inputTokenDetails', 'cacheReadTokens'])
  return { input: input ?? 0, output: output ?? 0, cached: cached ?? 0 }
}

function numberAt(value: unknown, path: readonly string[]): number | undefined {
  let one = value
  for (const name of path) {
    if (typeof one !== 'object' || one === null) return undefined
    one = new Map<string, unknown>(Object.entries(one)).get(name)
  }
  return typeof one === 'number' && Number.isFinite(one) ? one : undefined
}
