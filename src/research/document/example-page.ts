import type { Block, CleanDocument } from './clean-document/clean-document.ts'
import { type DocumentContent, htmlContent } from './html/html.ts'

/** A page for tests: read markup and what its passages say. */
export interface ExamplePage {
  content: DocumentContent
  /** Texts of all passages in order. */
  texts: string[]
  /** 'kind: text' of all passages in order. */
  kinds: string[]
  /** The passage that holds the words. */
  block(words: string): Block
  /** 'head=words' of the cells of the row that holds the words. */
  cells(words: string): string[]
}

export const exampleAddress = 'https://board.example/programs/index.html'

export function readPage(body: string, head = ''): ExamplePage {
  const content = htmlContent(`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`, exampleAddress)
  return examplePage(content)
}

export function examplePage(content: DocumentContent | CleanDocument): ExamplePage {
  const textOf = ({ start, end }: { start: number; end: number }) => content.text.slice(start, end)
  const block = (words: string) => {
    const found = content.blocks.find((one) => textOf(one).includes(words))
    if (found === undefined) throw new Error(`No passage holds '${words}':\n${content.text}`)
    return found
  }
  return {
    content,
    texts: content.blocks.map(textOf),
    kinds: content.blocks.map((one) => `${one.kind}: ${textOf(one)}`),
    block,
    cells: (words) => (block(words).cells ?? []).map((cell) => `${cell.head}=${textOf(cell)}`),
  }
}
