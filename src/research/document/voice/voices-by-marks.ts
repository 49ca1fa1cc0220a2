import type { BlockDraft, PagePart } from '../clean-document/draft.ts'
import { isPerson, isSignature } from './persons.ts'
import type { Voice } from '../clean-document/voice.ts'
import { sentencesIn } from './visitor-sentences.ts'
import { type LineMark, markOf, voiceOfBeginning } from './line-marks.ts'

/** Most passages of one contribution, and how long one is that counts as more than a mark; in passages and characters. */
const mostPassages = 16
const shortestContribution = 18
const firstLevels = 2
/** How many elements outwards one is looked for that holds a mark and what it marks. */
const outwards = 4

interface Mark extends LineMark {
  place: number
}

/**
 * Passages that somebody else wrote, told by what stands beside them: an author and how long ago, stars, 'Reply', 'Sponsored'.
 * What stands in the same element as such a line is of the same voice, unless that element is a piece of the page itself: then a
 * line speaks for what follows it, or for the quotation before it, and for no more.
 * @param ofVisitors sentences that the page's data gives to visitors
 */
export function withVoicesByMarks(drafts: readonly PagePart[], ofVisitors: ReadonlySet<string>): readonly PagePart[] {
  const voices = new Map<number, Voice>()
  const marks: Mark[] = []
  for (const [place, draft] of drafts.entries()) {
    if (draft.type === 'link' && draft.sponsored === true && drafts[place + 1]?.type === 'block')
      marks.push({ place: place + 1, voice: 'advertiser', reach: 'around' })
    if (draft.type !== 'block' || (draft.zone.voice !== 'body' && draft.zone.namedBy.length === 0)) continue
    const own = voiceOfBeginning(draft.text.slice(0, 160))
    if (ofVisitors.size > 0 && sentencesIn(draft.text).some((sentence) => ofVisitors.has(sentence))) voices.set(place, 'visitor')
    else if (own !== 'body') voices.set(place, own)
    const mark = markOf(draft.text) ?? markBesideQuotation(place, draft, drafts)
    if (mark !== undefined) marks.push({ ...mark, place })
  }
  if (marks.length > 0) new Spreading(drafts, marks, voices).run()
  if (voices.size === 0) return drafts
  return drafts.map((draft, place) => {
    const voice = voices.get(place)
    return draft.type === 'block' && voice !== undefined ? { ...draft, zone: { ...draft.zone, voice, namedBy: [] } } : draft
  })
}

/** A line that says who said the quotation before or after it. */
function markBesideQuotation(place: number, draft: BlockDraft, drafts: readonly PagePart[]): LineMark | undefined {
  if (draft.credit) return { voice: 'visitor', reach: 'around' }
  const [before, after] = [blockAt(drafts, place - 1), blockAt(drafts, place + 1)]
  const endsQuotation = before !== undefined && (isQuoted(before) || (before.quotation > 0 && draft.quotation === 0))
  const isInList = [before, after].some((one) => one !== undefined && isSignature(one.text, false))
  const isSaid = before !== undefined && before.kind !== 'heading' && /[.!?…]["”»’)]*$|["”»]$/.test(before.text)
  if ((isSaid || endsQuotation) && !isInList && isSignature(draft.text, endsQuotation))
    return { voice: 'visitor', reach: 'before' }
  if (after === undefined || !isQuoted(after) || draft.text.length > 80) return undefined
  const [name = ''] = draft.text.split(/,\s|\s[(|·–—]/)
  return isPerson(name) && /[^\s]\s|,/.test(draft.text) ? { voice: 'visitor', reach: 'after' } : undefined
}

function blockAt(drafts: readonly PagePart[], place: number): BlockDraft | undefined {
  const draft = drafts[place]
  return draft?.type === 'block' ? draft : undefined
}

function isQuoted({ text }: BlockDraft): boolean {
  return /^["“„«‘][^]*["”“»’][.,]?$/.test(text)
}

/** Whether a passage is more than who wrote it and when: long, or a sentence, however short. */
function isContribution(text: string): boolean {
  return text.length >= shortestContribution || /(?:^|\s)(?:\p{Ll}{2,}|[$€£]?\d).*[.!?]["”’)]*$/u.test(text)
}

/** Gives the voices of marks to the passages that they speak of. */
class Spreading {
  private readonly members = new Map<number, number[]>()
  private readonly isMark: ReadonlySet<number>
  private readonly drafts: readonly PagePart[]
  private readonly marks: readonly Mark[]
  private readonly voices: Map<number, Voice>

  constructor(drafts: readonly PagePart[], marks: readonly Mark[], voices: Map<number, Voice>) {
    this.drafts = drafts
    this.marks = marks
    this.voices = voices
    this.isMark = new Set(marks.map(({ place }) => place))
    for (const [place, draft] of drafts.entries()) {
      if (draft.type !== 'block') continue
      for (const number of new Set([draft.own, ...draft.around])) {
        const known = this.members.get(number)
        if (known === undefined) this.members.set(number, [place])
        else if (known.length <= mostPassages) known.push(place)
      }
    }
  }

  run(): void {
    for (const mark of this.marks) {
      this.voices.set(mark.place, mark.voice)
      const draft = blockAt(this.drafts, mark.place)
      if (draft === undefined) continue
      if (mark.reach === 'before') this.before(mark, draft)
      else if (draft.around.length < 2) this.inText(mark)
      else this.inElements(mark, draft)
    }
  }

  /** The quotation that a signature or 'Reply' stands behind: a whole element, several passages between marks, or one. */
  private before({ place, voice }: Mark, draft: BlockDraft): void {
    let at = place - 1
    while (at >= 0 && this.drafts[at]?.type === 'link') at -= 1
    const last = blockAt(this.drafts, at)
    if (last === undefined || last.kind === 'heading') return
    const isOfQuotation = (one: BlockDraft) =>
      last.quotation > 0 && draft.quotation !== last.quotation && one.quotation === last.quotation
    const begins = (one: BlockDraft) => /^["“„«]/.test(one.text) || !/["”“»][.,]?$/.test(last.text)
    for (let count = 0; count < mostPassages && at >= 0; at -= 1) {
      const one = blockAt(this.drafts, at)
      if (one === undefined) continue
      if (one.kind === 'heading') return
      this.voices.set(at, voice)
      count += 1
      const before = blockAt(this.drafts, at - 1)
      if (last.quotation > 0 && draft.quotation === 0 ? before === undefined || !isOfQuotation(before) : begins(one)) return
    }
  }

  /** In a text without elements a line that names an author, or says that somebody pays, speaks for the passage after it. */
  private inText({ place, voice, reach }: Mark): void {
    const next = blockAt(this.drafts, place + 1)
    if (reach === 'after' && next !== undefined && next.kind !== 'heading') this.voices.set(place + 1, voice)
  }

  private inElements(mark: Mark, draft: BlockDraft): void {
    const { place, voice, reach } = mark
    for (const number of [draft.own, ...draft.around.slice(0, outwards - 1)]) {
      const inside = this.members.get(number) ?? []
      const others = inside.filter((one) => !this.isMark.has(one))
      const isWhole = inside.length > mostPassages || inside.some((one) => this.isOfPage(one))
      const speaks = others.some((one) => isContribution(blockAt(this.drafts, one)?.text ?? ''))
      const standsBetween = speaks && others.some((one) => one < place) && (voice === 'advertiser' || others.length > 6)
      if (isWhole || (reach === 'after' && standsBetween)) {
        // A slot for advertisements is named so, and may be empty.
        if (reach === 'after' && !(voice === 'advertiser' && draft.zone.voice === voice)) this.after(mark, number)
        return
      }
      for (const one of inside) this.voices.set(one, voice)
      if (speaks) return
    }
  }

  /** What follows a mark in the element that holds both, until a heading says that something else begins. */
  private after({ place, voice }: Mark, number: number): void {
    let count = 0
    let level = 0
    for (let at = place + 1; at < this.drafts.length && count < mostPassages; at += 1) {
      const one = blockAt(this.drafts, at)
      if (one === undefined) continue
      if (one.own !== number && !one.around.includes(number)) return
      if (one.kind === 'heading') {
        const begun = count > 0 && (level === 0 || (one.level ?? 6) <= level)
        if (begun || this.isOfPage(at)) return
        level ||= one.level ?? 6
      }
      this.voices.set(at, voice)
      count += 1
    }
  }

  private isOfPage(place: number): boolean {
    const draft = blockAt(this.drafts, place)
    return draft?.kind === 'heading' && draft.level !== undefined && draft.level <= firstLevels
  }
}
