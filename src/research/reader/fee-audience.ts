import { type Audience, audiencesIn, isForAll, forRest } from '../lexicon/audience.ts'
import { hasAwardedWord } from '../lexicon/awarded.ts'
import type { Amount, Label } from './amounts.ts'
import { firstClause, lastClause } from './clauses.ts'
import { pairedAudience } from './paired-audience.ts'

/** Whom an amount is for, in the words shown, and the labels that say so. */
export interface FeeAudience {
  shown: readonly string[]
  by: readonly Label[]
}

/** Whom an amount is for: what stands nearest of each kind of audience; of members and others the first alone. */
export function feeAudience(amount: Amount, labels: readonly Label[]): FeeAudience {
  const found = new Map<string, Audience>()
  const by: Label[] = []
  const paired = pairedAudience(amount)
  if (paired !== undefined) found.set(paired.kind, paired)
  for (const label of labels.filter((one) => mayTell(one, amount))) {
    const said = audiencesIn(read(label))
    if (isForEverybody(label, said)) continue
    for (const one of said) {
      const opposite = isMembership(one) && (found.has('member') || found.has('non-member'))
      if (found.has(one.kind) || opposite || (one.kind === 'mode' && isName(label))) continue
      found.set(one.kind, one)
      by.push(label)
    }
  }
  return { shown: [...found.values()].map(({ shown }) => shown), by }
}

function mayTell({ by }: Label, amount: Amount): boolean {
  return by !== 'title' && by !== 'outer' && !(by === 'left' && isOfPrevious(amount))
}

function read({ by, text }: Label): string {
  if (by === 'left') return lastClause(text.slice(-70))
  return by === 'right' ? firstClause(text.slice(0, 50)) : text
}

function isForEverybody({ by }: Label, said: readonly Audience[]): boolean {
  if ((by === 'lead' || by === 'section') && said.length > 2) return true
  return isForAll(said.filter((one) => one.kind === 'member' || forRest.has(one.kind)).map(({ kind }) => kind))
}

/** Of a name only what no name says: 'Licensed Practical Nurse' is no practical exam. */
function isName({ by, text }: Label): boolean {
  return by !== 'left' && by !== 'right' && hasAwardedWord(text)
}

function isMembership({ kind }: Audience): boolean {
  return kind === 'member' || kind === 'non-member'
}

/** Whether the words in front of an amount say whom the one before it is for: '$395 members / $545 non-members'. */
function isOfPrevious({ order, right, left }: Amount): boolean {
  const startsWithAudience = (text: string) => audiencesIn(text.slice(0, 40)).some(({ start }) => start <= 6)
  return order > 0 && startsWithAudience(right) && startsWithAudience(left)
}
