import type { LanguageModel } from 'ai'
import type { Agent } from 'undici'
import { createModelFetch } from './model-fetch.ts'
import { type ModelLimits, modelLimits, type ModelSettings } from './settings.ts'
import { failureOf, type ModelFailure } from './failure.ts'

/**
 * How the answer's form is asked for: as a schema the provider holds to, as any JSON object with the schema in the prompt,
 * or as plain text with the schema in the prompt.
 */
export type AnswerForm = 'schema' | 'object' | 'text'

/** Forms in the order they are tried; a server that refuses one is asked for the next. */
export function formsOf(settings: Pick<ModelSettings, 'provider'>): readonly AnswerForm[] {
  return settings.provider === 'openai-compatible' ? ['schema', 'object', 'text'] : ['schema', 'text']
}

/** The configured model; its provider's package is loaded here and not before. */
export async function loadModel(
  settings: ModelSettings,
  limits: ModelLimits,
  form: AnswerForm,
  agent?: Agent,
): Promise<LanguageModel> {
  const { model, apiKey } = settings
  const common = {
    apiKey,
    fetch: createModelFetch(limits, agent),
    ...(settings.baseUrl === null ? {} : { baseURL: settings.baseUrl }),
  }
  switch (settings.provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI(common)(model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(common)(model)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle(common)(model)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const provider = createOpenAICompatible({
        name: 'own',
        baseURL: settings.baseUrl ?? 'http://127.0.0.1:11434/v1',
        ...(apiKey === '' ? {} : { apiKey }),
        fetch: common.fetch,
        includeUsage: true,
        supportsStructuredOutputs: form === 'schema',
      })
      return provider(model)
    }
  }
}

/**
 * Asks the configured model for one word: whether its address, name and key are right. Costs a few tokens.
 * @returns undefined when it answered
 */
export async function tryModel(settings: ModelSettings): Promise<ModelFailure | undefined> {
  try {
    const { generateText } = await import('ai')
    await generateText({
      model: await loadModel(settings, modelLimits, 'text'),
      prompt: 'Answer with one word: ready',
      maxOutputTokens: 16,
      maxRetries: 0,
      abortSignal: AbortSignal.timeout(modelLimits.headersWithin),
      providerOptions: { openai: { store: false } },
    })
    return undefined
  } catch (error) {
    return failureOf(error)
  }
}
