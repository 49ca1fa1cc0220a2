import type { Streams } from './streams.ts'

/** What a command tells while it works: one line that is drawn anew on a terminal, and lines that stay. */
export interface ProgressLine {
  /** Draws the line anew; nothing where there is no terminal. */
  show: (text: string) => void
  /** A line that stays, above the one that is drawn anew. */
  print: (text: string) => void
  /** Takes the drawn line away. */
  end: () => void
}

/** Longest line that is drawn anew: one that wraps could not be taken away again. */
const width = 78
const clear = '\r\u001B[K'

/** On a stream that is no terminal nothing is drawn; lines that stay are written as they come. */
export function progressLine(stderr: Streams['stderr']): ProgressLine {
  const isTerminal = stderr.isTTY === true
  let drawn = ''
  const draw = (text: string) => {
    if (isTerminal) stderr.write(clear + text)
    drawn = text
  }
  return {
    show: (text) => draw(text.length > width ? `${text.slice(0, width - 1)}…` : text),
    print: (text) => {
      stderr.write(`${isTerminal ? clear : ''}${text}\n`)
      if (isTerminal) stderr.write(drawn)
    },
    end: () => {
      if (drawn !== '') draw('')
    },
  }
}
