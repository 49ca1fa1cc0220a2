import type { KeptPage, PageKeeper, PageToReadAgain } from '#research'
import type { Evidence } from '#domain/evidence/evidence.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { Context } from '../context.ts'
import { keepEvidencePage, noteReadAgain } from '../evidence-pages/store.ts'
import type { Counted } from '../rate-limit.ts'
import { createPageCache } from './page-copies.ts'
import { keepToReadAgain } from './pages-to-read-again.ts'
import { Room } from './room.ts'

/** Keeps what one look-up reads, as far as there is room. */
export class LookupKeeper implements PageKeeper {
  readonly cache: PageKeeper['cache']
  readonly #context: Context
  readonly #room: Room
  readonly #roomForCopies: Room
  readonly #lookupId: string
  #pages = 0
  readonly #notKept = new Set<string>()

  constructor(context: Context, asker: Counted, lookupId: string) {
    this.#context = context
    this.#room = new Room(context, 'keepEvidence', asker)
    this.#lookupId = lookupId
    this.#roomForCopies = new Room(context, 'keepCopy', asker)
    this.cache = createPageCache(context, this.#roomForCopies)
  }

  readonly keepPage = async (page: KeptPage, again?: PageToReadAgain): Promise<void> => {
    const { db } = this.#context
    if (again !== undefined) await this.#keepToReadAgain(page, again)
    if (await noteReadAgain(db, page)) return
    if (await this.#room.take(Buffer.byteLength(page.text))) await keepEvidencePage(db, page)
    else this.#notKept.add(page.id)
  }

  async #keepToReadAgain({ id: pageId }: KeptPage, again: PageToReadAgain): Promise<void> {
    if (!(await this.#roomForCopies.take(again.packed.byteLength))) return
    await keepToReadAgain(this.#context.db, { lookupId: this.#lookupId, pageId, place: this.#pages++ }, again)
  }

  /** A result whose quotes name no copy that is not kept. The quotes themselves stay. */
  withoutMissingCopies(result: LookupResult): LookupResult {
    if (this.#notKept.size === 0) return result
    const named = (one: Evidence): Evidence => {
      if (one.kind !== 'page' || one.pageId === undefined || !this.#notKept.has(one.pageId)) return one
      const { pageId: _, ...quote } = one
      return quote
    }
    const certifications = result.certifications.map((certification) => {
      if (certification.evidence === undefined) return certification
      const evidence = Object.entries(certification.evidence).map(([line, all]) => [line, all.map(named)] as const)
      return { ...certification, evidence: Object.fromEntries(evidence) }
    })
    return { ...result, certifications }
  }
}
