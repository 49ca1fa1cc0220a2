import type { Claim } from '../../drafts/draft.ts'
import { looksLikeAcronym } from '#domain/certifications/name-key.ts'
import { evidenceFor } from '../../verify/evidence.ts'
import type { Amount } from '../fees/amounts.ts'
import type { Candidate } from '../names/candidates.ts'
import type { Fact } from '../facts/facts.ts'
import { feeWords } from '../fees/fee-words.ts'
import type { ReadPage } from '../page/lines.ts'
import type { Statement } from '../facts/statements.ts'
import type { Term } from '../facts/terms.ts'

const longestLine = 400
const longestSentence = 390

/** Makes the lines that are shown of a page's names and facts, each tied to its place. */
export class Claims {
  private readonly page: ReadPage

  constructor(page: ReadPage) {
    this.page = page
  }

  /** The line of a fact; undefined of an amount that no words for it prove. */
  of(fact: Fact): Claim | undefined {
    if (fact.kind === 'fee') return this.fee(fact.thing)
    return fact.kind === 'term' ? this.term(fact.thing) : this.statement(fact.thing)
  }

  /** A name as it is written, but neither in capitals alone nor without any. */
  name({ shown, name }: Candidate): Claim {
    const isInOneCase = name === name.toLowerCase() || (name === name.toUpperCase() && !looksLikeAcronym(name))
    return this.at(isInOneCase ? inTitleCase(name) : name, shown)
  }

  /** The fullest line that the page proves: with whom it is for, without, or the amount alone. */
  private fee(amount: Amount): Claim | undefined {
    const { document } = this.page
    const { shown, amount: money, context } = feeWords(this.page, amount)
    const bare = shown.replace(/ \([^)]*\)$/, '')
    const alone = `${money} fee`
    return [...new Set([shown, bare, alone])]
      .map((text): Claim => ({ ...this.at(text, amount), ...(context.length === 0 ? {} : { context }) }))
      .find(({ text, start, end }) => evidenceFor({ document, start, end, value: text, witness: 'rules', context }))
  }

  private term(term: Term): Claim {
    const { start, end } = term.sentence
    return this.at(term.shown, end - start > longestSentence ? term : term.sentence)
  }

  private statement(statement: Statement): Claim {
    const text = statement.text
      .replace(/^(?:[\s•▪●*·–—>-]+|\d{1,2}(?:[.)]|[a-z][.:)])\s|[a-z][.)]\s|\(\w{1,3}\)\s)+/u, '')
      .replace(/\s+/g, ' ')
      .trim()
    return { ...this.at(text, statement), ...(statement.context === undefined ? {} : { context: statement.context }) }
  }

  /** A line tied to the place it was read from. */
  readonly at = (text: string, { start, end }: { start: number; end: number }): Claim => ({
    text: shortened(text),
    documentId: this.page.document.id,
    start,
    end,
    witness: 'rules',
  })
}

function inTitleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=\s)(?:Of|In|For|And|The|On|To|With)(?=\s)/g, (word) => word.toLowerCase())
}

/** A long statement ends at a clause; its beginning stays as written. */
function shortened(text: string): string {
  if (text.length <= longestLine) return text
  const cut = text.slice(0, longestLine)
  return cut.slice(0, Math.max(cut.lastIndexOf('; '), cut.lastIndexOf('. '), cut.lastIndexOf(', '), longestLine / 2))
}
