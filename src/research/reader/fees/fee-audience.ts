import { type Audience, audiencesIn, isForAll, forRest } from '../../lexicon/fees/audience.ts'
import { feeKindIn } from '../../lexicon/fees/fee-kind.ts'
import { hasAwardedWord } from '../../lexicon/credentials/awarded.ts'
import { type Amount, isOfNext, type Label } from './amounts.ts'
import { firstClause, isOneOfPair, lastClause } from './clauses.ts'
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
      if (found.has(one.kind) || opposite || isOfName(one, label) || (one.kind === 'early' && after.test(amount.right))) continue
      found.set(one.kind, one)
      by.push(label)
    }
  }
  return { shown: [...found.values()].map(({ shown }) => shown), by }
}

/** '$475 until the early deadline and $550 after it.' */
const after = /^\s*(?:after|thereafter|from then)\b/i

function mayTell({ by }: Label, amount: Amount): boolean {
  return by !== 'title' && by !== 'outer' && by !== 'before' && !(by === 'left' && isOfPrevious(amount))
}

function read({ by, text }: Label): string {
  if (by === 'left') return lastClause(text.slice(-70))
  if (by !== 'right') return text
  // 'is waived for veterans' says who does not pay, and '(retired members $45)' is of the next amount.
  return excused.test(text) || isOfNext(text) ? '' : firstClause(text.slice(0, 50)).replace(/\([^)]*$/, '')
}

const excused = /^[^.;]{0,20}\b(?:waived|reduced|free|not (?:charged|due|payable))\b/i

function isForEverybody({ by }: Label, said: readonly Audience[]): boolean {
  if ((by === 'lead' || by === 'section') && said.length > 2) return true
  return isForAll(said.filter((one) => one.kind === 'member' || forRest.has(one.kind)).map(({ kind }) => kind))
}

/** Of a name only what no name says: 'Licensed Practical Nurse' is no practical exam, and 'Alarm Technician Level II' no part of one. */
function isOfName({ kind, shown }: Audience, { by, text }: Label): boolean {
  if (by === 'left' || by === 'right') return false
  if (kind === 'mode') return hasAwardedWord(text)
  return kind === 'part' && by === 'row' && feeKindIn(text) === undefined && /\p{L}+\s\p{L}/u.test(text.replace(shown, ''))
}

function isMembership({ kind }: Audience): boolean {
  return kind === 'member' || kind === 'non-member'
}

/** '$45 each year (League members) or $70 each year (nonmembers).' */
const inBrackets = /^[^().;]{0,20}\(([^()]{1,40})\)/

/** Whether the words in front of an amount say whom the one before it is for: '$395 members / $545 non-members'. */
function isOfPrevious({ order, right, left }: Amount): boolean {
  const startsWithAudience = (text: string) => audiencesIn(text.slice(0, 40)).some(({ start }) => start <= 6)
  const hasInBrackets = (text: string) => audiencesIn(inBrackets.exec(text)?.[1] ?? '').length > 0
  if (order === 0) return false
  if (hasInBrackets(left) && hasInBrackets(right)) return true
  return (startsWithAudience(right) && startsWithAudience(left)) || isOneOfPair({ left, right })
}
