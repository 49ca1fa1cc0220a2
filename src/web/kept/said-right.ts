import { keepLinkText, readLinkText } from './place.ts'

/** Under which name it is kept what this device called right through a link: whoever said so may take it back. */
const nameOf = (shareId: string) => `said-right.${shareId}`

/** A button of the page, and the id of what was said by it. The line is told by its words, for it may move. */
interface SaidRight {
  target: string
  line: string
  remarkId: string
}

/** What was called right by this button on this device, and not taken back; undefined where nothing was. */
export function saidRightAt(shareId: string, target: string, line: string): SaidRight | undefined {
  return all(shareId).find((one) => one.target === target && one.line === line)
}

/** For a week, see kept.ts. Without storage it can be taken back by nobody. */
export function keepSaidRight(shareId: string, said: SaidRight): void {
  keepLinkText(nameOf(shareId), JSON.stringify([...all(shareId), said]))
}

export function forgetSaidRight(shareId: string, remarkId: string): void {
  keepLinkText(nameOf(shareId), JSON.stringify(all(shareId).filter((one) => one.remarkId !== remarkId)))
}

function all(shareId: string): SaidRight[] {
  try {
    const kept: unknown = JSON.parse(readLinkText(nameOf(shareId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSaidRight) : []
  } catch {
    return []
  }
}

function isSaidRight(one: unknown): one is SaidRight {
  const { target, line, remarkId }: Partial<Record<keyof SaidRight, unknown>> = Object(one)
  return typeof target === 'string' && typeof line === 'string' && typeof remarkId === 'string'
}
