import { isAnotherPerson } from '../../lexicon/names/another-person.ts'
import type { Span } from '../../lexicon/text/span.ts'
import type { Candidate } from './candidates.ts'
import type { ReadLine } from '../page/lines.ts'

/** Which candidates share places of a page: 'broker license' stands inside 'Customs broker license'. */
export class Overlaps {
  /** Of each candidate, the mentions that share a place with each other one's. */
  private readonly shared = new Map<Candidate, Map<Candidate, Set<Span>>>()

  constructor(candidates: readonly Candidate[]) {
    const placed = candidates
      .flatMap((one) => one.mentions.map((span) => ({ one, span })))
      .toSorted((a, b) => a.span.start - b.span.start)
    for (const [place, { one, span }] of placed.entries())
      for (let at = place + 1; (placed[at]?.span.start ?? Infinity) < span.end; at += 1) {
        const other = placed[at]
        if (other === undefined || other.one === one) continue
        this.note(one, other.one, span)
        this.note(other.one, one, other.span)
      }
  }

  private note(one: Candidate, other: Candidate, span: Span): void {
    const others = this.shared.get(one) ?? new Map<Candidate, Set<Span>>()
    this.shared.set(one, others)
    const spans = others.get(other) ?? new Set()
    others.set(other, spans.add(span))
  }

  /** The candidates that share a place with one. */
  of(one: Candidate): ReadonlySet<Candidate> {
    return new Set(this.shared.get(one)?.keys())
  }

  /** Whether a candidate is another one's short form, or stands nowhere but in its mentions. */
  isWithin(one: Candidate, other: Candidate): boolean {
    if (one.acronym !== '' && one.acronym === other.acronym && !haveHeadings(one, other)) return true
    // 'Physical therapist assistant' stands nowhere but around 'physical therapist', and is somebody else.
    return this.shared.get(one)?.get(other)?.size === one.mentions.length && !isAnotherPerson(one.name, other.name)
  }

  /** Of names in their order those that may stand beside each other: none stands within one before it. */
  apart<Named extends { candidate: Candidate }>(names: readonly Named[]): Named[] {
    const chosen: Named[] = []
    for (const one of names) if (!chosen.some((other) => this.isWithin(one.candidate, other.candidate))) chosen.push(one)
    return chosen
  }
}

/** Whether two names of one short form each have a heading under the same one: then they are two certifications. */
function haveHeadings(one: Candidate, other: Candidate): boolean {
  const [own, others] = [headingsOf(one), headingsOf(other)]
  return own.some((line) => others.some((another) => another !== line && another.sections[0]?.start === line.sections[0]?.start))
}

function headingsOf({ mentions }: Candidate): ReadLine[] {
  return mentions.flatMap(({ line }) => (line.kind === 'heading' ? [line] : []))
}
