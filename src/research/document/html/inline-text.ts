import { collapsed } from '../text/characters.ts'

/** One line of running text, and how much of it stands out or is a link, in characters without white space. */
export interface InlineLine {
  text: string
  letters: number
  boldLetters: number
  linkLetters: number
}

/**
 * Marks of private use for places where an inline element begins or ends; firm ones are those of links and buttons.
 * Text from a page never holds them, `withoutUnseen` takes them out.
 */
const marks = { close: '\ue000', open: '\ue001', firmClose: '\ue002', firmOpen: '\ue003' }
export type Border = keyof typeof marks

const remembered = 16

/** Collects the text between two block borders, as a browser shows it on screen: one line for each forced break. */
export class InlineText {
  private lines: InlineLine[] = []
  private line: InlineLine = emptyLine()
  /** End of what was written; asking the whole line each time would copy it. */
  private recent = ''

  /** @param text with unseen characters left out; white space in it may be of any length */
  add(text: string, bold: boolean, linked: boolean): void {
    this.line.text += text
    this.recent = text.length >= remembered ? text.slice(-remembered) : (this.recent + text).slice(-remembered)
    let letters = 0
    for (let place = 0; place < text.length; place += 1) if (text.charCodeAt(place) > 32) letters += 1
    this.line.letters += letters
    if (bold) this.line.boldLetters += letters
    if (linked) this.line.linkLetters += letters
  }

  border(border: Border): void {
    if (this.line.letters > 0) this.line.text += marks[border]
  }

  breakLine(): void {
    this.recent = ''
    this.lines.push(this.line)
    this.line = emptyLine()
  }

  get isEmpty(): boolean {
    return this.line.letters === 0 && this.lines.every((line) => line.letters === 0)
  }

  /** Last characters written, for marks that depend on what stands before them. */
  get tail(): string {
    return this.recent
  }

  /** The lines collected so far, empty ones left out; begins anew. */
  take(): InlineLine[] {
    this.breakLine()
    const lines = this.lines
    this.lines = []
    const kept: InlineLine[] = []
    for (const line of lines) {
      if (line.letters === 0) continue
      line.text = collapsed(withBordersSet(line.text))
      if (line.text !== '') kept.push(line)
    }
    return kept
  }
}

function emptyLine(): InlineLine {
  return { text: '', letters: 0, boldLetters: 0, linkLetters: 0 }
}

/** Replaces border marks by a space where two words would otherwise run together, by nothing inside a word. */
function withBordersSet(text: string): string {
  if (!/[\ue000-\ue003]/.test(text)) return text
  const parts = text.split(/([\ue000-\ue003]+)/)
  const joined = [parts[0] ?? '']
  let before = (parts[0] ?? '').slice(-remembered)
  for (let place = 1; place < parts.length; place += 2) {
    const next = parts[place + 1] ?? ''
    if (next !== '' && needsSpace(before, parts[place] ?? '', next.slice(0, remembered))) joined.push(' ')
    joined.push(next)
    before = (before + next.slice(-remembered)).slice(-remembered)
  }
  return joined.join('')
}

const lastWord = /[\p{L}\p{M}]+$/u

/** Whether the words on both sides of a border are two words although no white space stands between them. */
function needsSpace(left: string, border: string, right: string): boolean {
  if (left.endsWith(' ') || right.startsWith(' ')) return false
  if (/\s$/.test(left) || /^[\s.,;:!?)\]’'”"®™℠/+-]/.test(right) || /[([“‘"'/$€£¥+-]$/.test(left)) return false
  if (/\ue002.*\ue003/.test(border)) return true
  const word = lastWord.exec(left)?.[0] ?? ''
  if (/[\p{L})]:$/u.test(left)) return true
  const money = /^(?:(?:US|CA?|AU?|NZ|HK|S)?[$€£¥₹]\s?\d|(?:USD|EUR|GBP|CAD|AUD)\s?\d)/.test(right)
  if (money) return word === '' ? /[\d.)!?;]$/.test(left) : !/^(?:US|CA?|AU?|NZ|HK|S|R)$/.test(word)
  const siblings = /[\ue000\ue002].*[\ue001\ue003]/.test(border)
  const firm = /[\ue002\ue003]/.test(border)
  if (!siblings && !firm) return false
  if (/[.;,!?)]$/.test(left)) return true
  if (/\d$/.test(left)) return /^\p{L}{2,}/u.test(right) && !/^(?:st|nd|rd|th)\b/i.test(right)
  if (/^\d/.test(right)) return /\p{Ll}{3,}$/u.test(word)
  return /\p{Ll}$/u.test(word) && /^\p{Lu}(?:\p{Ll}|\p{Lu}{2})/u.test(right)
}
