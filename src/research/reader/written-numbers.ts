import type { Candidate } from './candidates.ts'
import { cutOf } from './name-features.ts'
import { classOf, shapeOf } from './name-shape.ts'
import type { NameSpan } from './name-spans.ts'

/** Most mentions that are looked at. */
const most = 12

/** How a name is written and where it stands, as the trees are asked: its words by their kinds, and in how many mentions what holds. */
export function writtenNumbers(text: string, { name, key, mentions }: Candidate): number[] {
  const isShort = key.startsWith('short ')
  const shape = isShort ? '' : shapeOf(name)
  const looked = mentions.slice(0, most)
  const share = (is: (mention: NameSpan) => boolean) => looked.filter(is).length / Math.max(1, looked.length)
  const ahead = ({ line, start }: NameSpan) =>
    cutOf(/\S+\s?$/u.exec(text.slice(Math.max(line.start, start - 40), start))?.[0] ?? '')
  const behind = ({ line, end }: NameSpan) => cutOf(/^\s?\S+/u.exec(text.slice(end, Math.min(line.end, end + 40)))?.[0] ?? '')
  const before = looked.map(ahead)
  const after = looked.map(behind)
  const shareOf = (cuts: readonly string[], ...kinds: string[]) =>
    cuts.filter((cut) => kinds.includes(cut)).length / Math.max(1, cuts.length)
  const letters = name.replace(/[^\p{L}]/gu, '')
  return [
    shape.startsWith('S') ? 1 : 0,
    shape.endsWith('E') ? 1 : 0,
    /P[NA]?$/.test(shape) ? 1 : 0,
    /[SEP]/.test(shape) ? 1 : 0,
    shape.includes('O') ? 1 : 0,
    shape.startsWith('l') ? 1 : 0,
    shape.length,
    isShort || classOf(name) === 'own' ? 0 : classOf(name) === 'general' ? 1 : 2,
    letters.replace(/[^\p{Lu}]/gu, '').length / Math.max(1, letters.length),
    share(({ line, start, end }) => end - start >= 0.85 * line.text.trim().length),
    share(({ line, start }) => start - line.start <= 4),
    share(({ line, start }) => line.cells.length > 0 && start - line.start <= (line.cells[0]?.end ?? 0) - line.start),
    share(({ line }) => line.money.length > 0),
    share(({ line }) => line.kind === 'item' || line.kind === 'row'),
    share(({ line }) => line.weight < 0.22),
    shareOf(before, 'end', 'mark'),
    shareOf(before, 'capital', 'start', 'person', 'noun'),
    shareOf(before, 'lower'),
    shareOf(after, 'end', 'mark'),
    shareOf(after, 'noun'),
    shareOf(after, 'capital', 'person', 'number'),
    shareOf(after, 'lower'),
  ]
}
