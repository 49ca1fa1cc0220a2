import { Agent } from 'undici'
import { createModelReader } from '../model/create-model-reader.ts'
import type { ReadingCounts } from '../model/reading.ts'
import type { ModelReader } from '../model/model-reader.ts'
import type { ModelSettings } from '../model/requests/settings.ts'

/** A setting that cannot be used; its message is one sentence that names the variable. */
class SettingError extends Error {
  override name = 'SettingError'
}

const providers = ['openai', 'anthropic', 'google', 'openai-compatible'] as const

/** A language model with its connections, which would keep the program waiting for four seconds after the last answer. */
interface ConfiguredModel {
  /** Undefined: the built-in reader reads alone. */
  reader: ModelReader | undefined
  close: () => Promise<void>
}

/**
 * The language model that the environment names; what is wrong with its settings, in a sentence.
 * @param onCounts told at the end of each reading what became of the model's words
 */
export function modelOrSentence(onCounts?: (counts: ReadingCounts) => void): ConfiguredModel | string {
  try {
    const settings = modelSettings(process.env)
    const agent = new Agent()
    const reader = settings === undefined ? undefined : createModelReader(settings, { agent, onCounts })
    return { reader, close: () => agent.destroy() }
  } catch (error) {
    if (error instanceof SettingError) return error.message
    throw error
  }
}

/**
 * What AI_PROVIDER, AI_MODEL, AI_API_KEY and AI_BASE_URL say, as the server reads them; undefined without a provider.
 * @throws SettingError for a provider that is not known, or one that is set by half
 */
export function modelSettings(env: Readonly<Record<string, string | undefined>>): ModelSettings | undefined {
  const [named, model, apiKey, baseUrl] = ['AI_PROVIDER', 'AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'].map(
    (name) => env[name]?.trim() ?? '',
  )
  if (named === undefined || named === '') return undefined
  const provider = providers.find((one) => one === named)
  if (provider === undefined) throw new SettingError(`AI_PROVIDER must be one of ${providers.join(', ')}.`)
  if (model === undefined || model === '') throw new SettingError(`AI_MODEL is not set, but AI_PROVIDER=${provider} needs it.`)
  const needed =
    provider === 'openai-compatible' ? { name: 'AI_BASE_URL', value: baseUrl } : { name: 'AI_API_KEY', value: apiKey }
  if (needed.value === undefined || needed.value === '') {
    throw new SettingError(`${needed.name} is not set, but AI_PROVIDER=${provider} needs it.`)
  }
  return { provider, model, apiKey: apiKey ?? '', baseUrl: baseUrl === undefined || baseUrl === '' ? null : baseUrl }
}
