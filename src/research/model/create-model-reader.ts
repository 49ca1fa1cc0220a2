import { createHash } from 'node:crypto'
import type { Agent } from 'undici'
import { type Ask, askThrough } from './requests/ask.ts'
import { Budget, countInProcess, type ModelSpending } from './requests/budget.ts'
import { FormChoice } from './requests/form-choice.ts'
import { formsOf, loadModel } from './requests/load-model.ts'
import type { ModelReader } from './model-reader.ts'
import { promptVersion } from './prompt/prompt.ts'
import { GroupedReading, type ReadingCounts } from './reading.ts'
import { type ModelAnswers, modelLimits, type ModelSettings } from './requests/settings.ts'

/** What the reader is given from outside; everything may be absent. */
export interface ModelReaderParts {
  now?: (() => Date) | undefined
  /** What was spent on which day, kept between processes. */
  spending?: ModelSpending | undefined
  /** Earlier answers, so that an unchanged page costs nothing. */
  answers?: ModelAnswers | undefined
  /** Asks the model in another way than over the network. */
  ask?: Ask | undefined
  /** Holds the connections to the model, for whoever wants to close them. */
  agent?: Agent | undefined
  /** Told at the end of each reading what became of the model's words and what they cost. */
  onCounts?: ((counts: ReadingCounts) => void) | undefined
}

/**
 * The second witness: reads pages by the configured language model. Nothing it says is passed on without a quote that stands on
 * a page; whatever goes wrong ends in a notice, never in an error.
 */
export function createModelReader(settings: ModelSettings, parts: ModelReaderParts = {}): ModelReader {
  const limits = { ...modelLimits, ...settings.limits }
  const now = parts.now ?? (() => new Date())
  const spending = parts.spending ?? countInProcess()
  const forms = new FormChoice(
    parts.ask ?? askThrough((form) => loadModel(settings, limits, form, parts.agent), limits),
    formsOf(settings),
  )
  return {
    begin(task) {
      const about = [settings.provider, settings.baseUrl ?? '', settings.model, task.organization.name].join('\n')
      return new GroupedReading(task, {
        limits,
        forms,
        budget: new Budget(limits, spending, now),
        prices: settings.prices,
        answers: parts.answers,
        keyOf: (piece) => createHash('sha256').update(`${promptVersion}\n${about}\n${piece.hash}`).digest('hex'),
        about,
        onCounts: parts.onCounts,
      })
    },
  }
}
