import type { Organization } from '#domain/organizations/organization.ts'
import type { Frontier, Reached } from '../frontier/frontier.ts'
import type { ModelReading } from '../model/model-reader.ts'
import { type ChosenPage, linksToAsk } from '../model/questions/page-question.ts'

/** How often a model is asked in one reading: about what the start shows, and about what the pages it chose lead to. */
const mostRounds = 2

/**
 * Has a model choose among the pages seen. What it chooses is read before all others; where it gives no answer, the scores of the
 * frontier go on deciding, and it is not asked again.
 */
export class ModelChoice {
  private rounds = 0
  /** It has chosen: what it left out is not read without need. */
  hasChosen = false
  private open: { asked: readonly Reached[]; answer: Promise<readonly ChosenPage[] | undefined> } | undefined

  /** Asks about the pages that it has not been asked about, without waiting for the answer. */
  begin(frontier: Frontier, model: ModelReading | undefined, organization: Organization, pagesLeft: number): void {
    if (this.open !== undefined || model === undefined || this.rounds >= mostRounds || pagesLeft <= 0) return
    const asked = linksToAsk(frontier.unasked(), organization)
    if (asked.length === 0) return
    this.rounds += 1
    this.open = { asked, answer: model.choosePages(asked, pagesLeft) }
  }

  /** Waits for an answer that is due, and puts what it chose first. @returns whether one was due */
  async settle(frontier: Frontier): Promise<boolean> {
    if (this.open === undefined) return false
    const { asked, answer } = this.open
    const chosen = await answer
    this.open = undefined
    // Nothing to open among all that a site links to is no choice.
    if (chosen === undefined) this.rounds = mostRounds
    else if (chosen.length > 0) {
      frontier.choose(asked, chosen)
      this.hasChosen = true
    }
    return true
  }

  /** An answer is due. */
  get isOpen(): boolean {
    return this.open !== undefined
  }
}
