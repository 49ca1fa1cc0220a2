/** What is shown again of what was typed, and the way to be rid of it. */
export interface Discardable {
  content: readonly (string | Node)[]
  discard: () => void
  undo: () => void
}

/** Fills a note with its words and 'Discard'; once pressed, with 'Undo': nothing typed is lost by a slip. */
export function offerDiscard(note: Element, { content, discard, undo }: Discardable): void {
  const show = (words: readonly (string | Node)[], action: string, act: () => void) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'link'
    button.textContent = action
    button.addEventListener('click', () => {
      act()
      note.querySelector('button')?.focus()
    })
    note.replaceChildren(...words, ' ', button)
  }
  const offer = () => show(content, 'Discard', drop)
  function drop(): void {
    discard()
    show(['Discarded.'], 'Undo', () => {
      undo()
      offer()
    })
  }
  offer()
}
