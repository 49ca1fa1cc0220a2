import type { BlockKind } from '../clean-document/clean-document.ts'
import type { BlockDraft } from '../clean-document/draft.ts'
import { withHeadingByLooks } from '../passages/heading-looks.ts'
import type { OpenElement } from './open-element.ts'
import type { InlineLine } from './inline-text.ts'
import { bulleted, continuesSentence } from '../text/line-ends.ts'
import { isSignature } from '../voice/persons.ts'

const longestHeading = 250
const longestLead = 160

/** One line of text as a passage of the element it stands in. */
export function passageOf(line: InlineLine, element: OpenElement): BlockDraft {
  const { kind, level, entry, inCell } = element
  const isEntry = kind === 'item' || (kind === 'paragraph' && !isSignature(line.text, false))
  const entryText = isEntry ? bulleted(line.text) : undefined
  const draft: BlockDraft = {
    type: 'block',
    kind,
    text: entryText ?? line.text,
    zone: element.zone,
    hiddenIn: element.hiddenIn,
    credit: element.credit,
    quotation: element.quotation,
    own: element.blocks[0] ?? 0,
    around: element.blocks.slice(1),
    linked: line.linkLetters / line.letters,
    bold: line.boldLetters === line.letters,
  }
  if (level > 0) {
    draft.kind = line.text.length > longestHeading ? 'paragraph' : 'heading'
    draft.level = level
  } else if (entryText !== undefined) draft.kind = 'item'
  else if (entry?.used === true && kind === 'item') draft.kind = 'paragraph'
  if (entry !== undefined) entry.lead = leadOf(draft.text, kind)
  return inCell ? draft : withHeadingByLooks(draft)
}

/** What a list inside an entry stands under: the entry's own words; those of a definition only where they announce it. */
function leadOf(text: string, kind: BlockKind): string {
  return text.length <= longestLead && (kind === 'item' || text.endsWith(':')) ? text : ''
}

/** Lines between two block borders; a line broken inside a sentence is put together again. */
export function joinedLines(lines: readonly InlineLine[]): InlineLine[] {
  if (lines.length < 2) return [...lines]
  const joined: { line: InlineLine; parts: string[] }[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (before === undefined || !continuesSentence(before.parts.at(-1) ?? '', line.text)) {
      joined.push({ line: { ...line }, parts: [line.text] })
      continue
    }
    before.parts.push(line.text)
    before.line.letters += line.letters
    before.line.boldLetters += line.boldLetters
    before.line.linkLetters += line.linkLetters
  }
  return joined.map(({ line, parts }) => (parts.length === 1 ? line : { ...line, text: parts.join(' ') }))
}
