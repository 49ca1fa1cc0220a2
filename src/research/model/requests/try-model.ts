import { failureOf, type ModelFailure } from './failure.ts'
import { loadModel } from './load-model.ts'
import { modelLimits, type ModelSettings } from './settings.ts'

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
