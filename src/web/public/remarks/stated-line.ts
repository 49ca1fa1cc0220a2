import { formatShortDay } from '../../ui/day.ts'

/**
 * Shows a line as its reader has just stated it, as the page shows it when it is loaded again: their words, their sign, and what stood
 * behind the words before only as what was before. @param row the line's list item
 */
export function showStated(row: Element, text: string): void {
  const words = row.querySelector('.fact-words')
  const end = row.querySelector('.fact-end')
  const note = row.querySelector('.share-line-note')
  const sign = document.querySelector<HTMLTemplateElement>('template.remarks-stated-sign')
  if (!words || !end || !note || !sign) return
  const before = words.textContent
  words.textContent = text
  const said = document.createElement('span')
  said.textContent = `Via share link, ${formatShortDay(new Date().toISOString())}`
  end.className = 'fact-end fact-end-person'
  end.replaceChildren(sign.content.cloneNode(true), said)
  const told = document.createElement('p')
  told.className = 'fact-note'
  const old = document.createElement('strong')
  old.className = 'fact-note-before'
  old.textContent = before
  told.append('Changed through the share link just now. Before: ', old, '.')
  note.prepend(told)
}
