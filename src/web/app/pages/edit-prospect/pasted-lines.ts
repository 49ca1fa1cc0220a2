import { limits } from '#domain/text/text.ts'
import type { EditedLine } from './edited-certification.ts'

/** What stands before an item of a list: a sign, or a number among several lines. */
const sign = /^[•‣◦▪●·*–—-]\s+/
const number = /^(?:\d{1,2}|[a-z])[.)]\s+/

/** The items of a copied text, one a line, without the signs and numbers of its list; one alone keeps a number, which may mean something. */
export function itemsOf(pasted: string): string[] {
  const rows = pasted.split(/\r?\n|\s+(?=[•‣◦▪●]\s)/).map((row) => row.replaceAll(/\s+/g, ' ').trim())
  const items = rows.map((row) => row.replace(sign, '')).filter((row) => row !== '')
  return items.length > 1 ? items.map((item) => item.replace(number, '')) : items
}

/** Where something is put in: a line and the selected letters of it. */
export interface Place {
  index: number
  start: number
  end: number
}

/** The lines with several items put in, each as a line of its own; undefined where they have no room, or there are not several. */
export function withPasted(
  lines: readonly EditedLine[],
  { index, start, end }: Place,
  pasted: string,
  newKey: () => string,
): EditedLine[] | undefined {
  const line = lines[index]
  const items = itemsOf(pasted)
  const hasSign = sign.test(pasted.trim())
  if (line === undefined || items.length === 0 || (items.length === 1 && !hasSign)) return undefined
  const texts = items.map((item, place) => {
    const before = place === 0 ? line.text.slice(0, start) : ''
    const after = place === items.length - 1 ? line.text.slice(end) : ''
    return `${before}${item}${after}`
  })
  const tooMany = lines.length + texts.length - 1 > limits.listItems
  if (tooMany || texts.some((text) => text.length > limits.listItem)) return undefined
  const [first = '', ...others] = texts
  return lines.toSpliced(index, 1, { ...line, text: first }, ...others.map((text) => ({ key: newKey(), text })))
}

/** The lines as they were before something was put in; what was typed since then stays. */
export function withoutPasted(
  lines: readonly EditedLine[],
  before: readonly EditedLine[],
  after: readonly EditedLine[],
): EditedLine[] {
  return lines.flatMap((line) => {
    const pasted = after.find(({ key }) => key === line.key)
    if (pasted === undefined || pasted.text !== line.text) return [line]
    return before.find(({ key }) => key === line.key) ?? []
  })
}
