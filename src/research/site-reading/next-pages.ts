import { foldName } from '#domain/organizations/folded-name.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { type Frontier, type Reach, reachAfter, reachBesideChoice, type Reached } from '../frontier/frontier.ts'
import type { GatheredFacts } from '../gathered/gathered-facts.ts'
import type { ModelReading } from '../model/model-reader.ts'
import type { ReadingLimits } from './site-reader.ts'
import { type ChosenPage, linksToAsk } from '../model/questions/page-question.ts'

/** A reading, as far as it decides which pages come next. */
interface Reading {
  frontier: Frontier
  gathered: GatheredFacts
  model: ModelReading | undefined
  organization: Organization
  limits: Pick<ReadingLimits, 'pages' | 'atOnce'>
  /** Where links lead, by what they are called, folded. */
  addressOfLink: ReadonlyMap<string, string>
  /** No new page is begun any more. */
  isLate: () => boolean
}

/** Chooses which pages of a site are read next, a few at once, as what was found and what a model chose call for. */
export class NextPages {
  private readonly reading: Reading
  private readonly choice = new ModelChoice()

  constructor(reading: Reading) {
    this.reading = reading
    this.beginChoice()
  }

  /**
   * What a model chose, as long as there is any of it, and before it, what certifications lead to of which the pages of the waves
   * before say no more than the name; then promising pages, while it is asked about those that came to light
   * since; then as far as what was found so far calls for. Pages go to the model together, once no choice is due: a request more
   * costs more than what it says of a page.
   * @returns none when nothing is left that is worth it, or a limit is reached
   */
  async take(): Promise<Reached[]> {
    const { frontier, gathered, model, limits, isLate } = this.reading
    const { atOnce, pages } = limits
    frontier.leadToBareNames(gathered.pagesOfBareNames())
    const chosen = this.choice.hasChosen ? this.within('chosen', atOnce * 2) : []
    if (chosen.length > 0) return chosen
    if (!this.choice.isOpen) model?.endWave()
    this.beginChoice()
    const promising = this.within('promising', atOnce * 2)
    if (promising.length > 0) return promising
    if (await this.choice.settle(frontier)) return this.take()
    // What a model found counts; its answers so far are waited for, so that their haste decides nothing.
    await model?.settle()
    await gathered.mergeNow()
    if (isLate()) return []
    const ofNames = this.pagesOfNames(atOnce * 2)
    if (ofNames.length > 0) return ofNames
    const used = { read: frontier.handedOut(), limit: pages }
    if (!this.choice.hasChosen) return this.within(reachAfter(gathered.counts(), used), atOnce)
    const reach = reachBesideChoice(gathered.counts(), used)
    return reach === undefined ? [] : this.within(reach, Math.ceil(pages / 2) - used.read)
  }

  /** Takes in what a model has chosen meanwhile. */
  async settle(): Promise<void> {
    await this.choice.settle(this.reading.frontier)
  }

  private beginChoice(): void {
    const { frontier, model, organization, limits } = this.reading
    this.choice.begin(frontier, model, organization, limits.pages - frontier.handedOut())
  }

  /** Pages that a link of a certification's name leads to: a model may know the name from a list alone. */
  private pagesOfNames(most: number): Reached[] {
    const { frontier, gathered, addressOfLink } = this.reading
    for (const { name } of gathered.certifications) frontier.expect(addressOfLink.get(foldName(name)) ?? '')
    return this.within('promising', most)
  }

  private within(reach: Reach, most: number): Reached[] {
    const wave: Reached[] = []
    while (wave.length < most) {
      const next = this.reading.frontier.next(reach)
      if (next === undefined) break
      wave.push(next)
    }
    return wave
  }
}

/** How often a model is asked in one reading: about what the start shows, and about what the pages it chose lead to. */
const mostRounds = 2

/**
 * Has a model choose among the pages seen. What it chooses is read before all others; where it gives no answer, the scores of the
 * frontier go on deciding, and it is not asked again.
 */
class ModelChoice {
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
