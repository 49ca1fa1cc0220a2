import { type Certification, isOnlyNamed } from '#domain/certifications/certification.ts'
import { completed } from '#domain/lookups/completion.ts'
import type { Ledger, LookupResult } from '#domain/lookups/lookup.ts'
import type { SettledNames } from '#domain/lookups/settled-names.ts'
import { comparison } from './comparison.ts'
import type { ProgrammeName } from '../drafts/draft.ts'
import { GatheredFacts } from '../gathered/gathered-facts.ts'
import { buildLedger } from '../gathered/ledger.ts'
import type { PageToReadAgain } from '../readers/packed.ts'
import type { Readers, Turn } from '../readers/page-task.ts'
import { ResearchError } from '../site-reading/research-error.ts'
import { type FirstLook, secondLook } from '../site-reading/second-look.ts'
import { typedName } from '#domain/certifications/certification-name.ts'
import { isSameName } from '#domain/certifications/known-name.ts'
import { siteNameOf } from '../site/site.ts'
import { startOf } from '../site/website.ts'

export interface ReadAgainOptions {
  settled: SettledNames
  signal?: AbortSignal | undefined
  turn?: Turn | undefined
}

export interface ReadAgain {
  result: LookupResult
  /** Names said to be right that none of the pages names. */
  notNamed: string[]
}

/**
 * Reads the pages of an answer again, in their order, with what a person said of names. A certification whose name was said to be
 * right is shown with its quote although no page states a fact of it.
 * @param parts where pages are read, and what the catalogue says of the body where the answer was completed from it
 * @throws ResearchError INTERRUPTED when a page could not be read again; the signal's reason when it is aborted
 */
export async function readAgain(
  answer: LookupResult,
  pages: readonly PageToReadAgain[],
  parts: { readers: Readers; stored: readonly Certification[] },
  { settled, signal, turn }: ReadAgainOptions,
): Promise<ReadAgain> {
  const { organization } = answer
  const start = startOf(organization)
  const gathered = new GatheredFacts(start === undefined ? organization.name : siteNameOf(start), () => undefined)
  const reader = parts.readers.open(turn)
  const asks = { for: 'facts', organization } as const
  const first: FirstLook[] = []
  try {
    for (const { packed, byPerson } of pages) {
      const reading = await reader.read({ source: { packed }, asks, byPerson, blocks: 'none', settled }, signal)
      if ('stopped' in reading)
        throw new ResearchError('INTERRUPTED', 'A page could not be read again, so what was shown stays as it was.')
      if (gathered.has(reading.document)) continue
      gathered.addPage(reading, byPerson)
      first.push({ reading, again: { packed, byPerson } })
    }
    for (const reading of await secondLook(first, reader, { organization, settled, signal })) gathered.addPage(reading, false)
  } finally {
    reader.close()
  }
  await gathered.mergeNow()
  const { right, wrong } = settled
  const isAmong = (names: readonly string[], { name, acronym = '' }: Pick<Certification, 'name' | 'acronym'>) =>
    names.some((one) => isSameName(typedName(one), { name, acronym }))
  const named = gathered.certifications.filter((one) => !isOnlyNamed(one) || isAmong(right, one))
  const read = gathered.withClosed(gathered.inOrder(named), answer.ledger.pages)
  const isBoth = answer.origin === 'both'
  const certifications = isBoth ? completed(parts.stored, read, comparison) : read
  const names = gathered.namesSeen().filter((one) => isAmong(right, one) || !isAmong(wrong, one))
  return {
    result: { ...answer, certifications, ledger: ledgerOf(answer.ledger, gathered, certifications, names) },
    notNamed: right.filter((name) => !read.some((one) => isAmong([name], one))),
  }
}

/** The same pages, with the names and uses of this reading. */
function ledgerOf(
  before: Ledger,
  gathered: GatheredFacts,
  certifications: readonly Certification[],
  names: readonly ProgrammeName[],
): Ledger {
  const notes = gathered.withUses(before.pages)
  const ledger = buildLedger({ certifications, names, notes, left: [], endedBy: undefined })
  const reasons = new Map(before.notRead.map((one) => [one.name, one]))
  return {
    ...ledger,
    notRead: ledger.notRead.map((one) => reasons.get(one.name) ?? one),
    ...(before.notOpened === undefined ? {} : { notOpened: before.notOpened }),
  }
}
