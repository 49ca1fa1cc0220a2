import type { KeptPage, PageKeeper } from '#research'
import type { Evidence } from '#domain/evidence.ts'
import type { LookupResult } from '#domain/lookup.ts'
import type { Context } from '../context.ts'
import { keepEvidencePage, noteReadAgain } from '../evidence-pages/store.ts'
import type { Counted } from '../rate-limit.ts'
import { createPageCache } from './page-copies.ts'
import { Room } from './room.ts'

/** Keeps what one look-up reads, as far as there is room. */
export class LookupKeeper implements PageKeeper {
  readonly cache: PageKeeper['cache']
  readonly #context: Context
  readonly #room: Room
  readonly #notKept = new Set<string>()

  constructor(context: Context, asker: Counted) {
    this.#context = context
    this.#room = new Room(context, 'keepEvidence', asker)
    this.cache = createPageCache(context, new Room(context, 'keepCopy', asker))
  }

  readonly keepPage = async (page: KeptPage): Promise<void> => {
    const { db } = this.#context
    if (await noteReadAgain(db, page)) return
    if (await this.#room.take(Buffer.byteLength(page.text))) await keepEvidencePage(db, page)
    else this.#notKept.add(page.id)
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
