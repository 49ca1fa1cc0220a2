import { linesOf } from '#domain/certifications/certification.ts'
import { counted } from '#domain/text/counted.ts'
import { type LookupEvent, skipSentences } from '#domain/lookups/lookup.ts'
import { noPages, pagesAfter } from '#domain/lookups/pages-read.ts'
import type { ProgressLine } from './progress-line.ts'

/** Tells a look-up as it goes on: counts on one line of a terminal, what happened in lines that stay. */
export class LookupProgress {
  readonly #line: ProgressLine
  readonly #says: { steps: boolean; reasons: boolean }
  readonly #certifications = new Set<string>()
  #pages = noPages
  #quotes = { checked: 0, found: 0 }

  /** @param says `steps`: what was read and found, in lines; `reasons`: also what was seen and dropped, and why */
  constructor(line: ProgressLine, says: { steps: boolean; reasons: boolean }) {
    this.#line = line
    this.#says = says
  }

  tell(event: LookupEvent): void {
    this.#pages = pagesAfter(this.#pages, event)
    if (event.type === 'certification') this.#certifications.add(event.certification.id ?? event.certification.name)
    if (event.type === 'certification-withdrawn') this.#certifications.delete(event.id)
    if (event.type === 'quotes-checked') this.#quotes = event
    const told = this.#inWords(event)
    if (told !== undefined) this.#line.print(`${seconds(event.at)}  ${told}`)
    this.#line.show(this.#counts(event.at))
  }

  #counts(at: number): string {
    const { read, chosen } = this.#pages
    const pages = chosen > 0 ? `${read} of ${counted(chosen, 'page')} read` : `${counted(read, 'page')} read`
    const { checked, found } = this.#quotes
    const quotes = checked === 0 ? [] : [`${found} of ${counted(checked, 'quote')} found`]
    return [seconds(at), pages, counted(this.#certifications.size, 'certification'), ...quotes].join('  ')
  }

  #inWords(event: LookupEvent): string | undefined {
    const { steps, reasons } = this.#says
    switch (event.type) {
      case 'notice':
        return event.message
      case 'page-read':
        return steps ? `Read ${event.url}` : undefined
      case 'certification':
        return steps ? `${event.certification.name}: ${quotedLines(event.certification)}` : undefined
      case 'pages-chosen':
        return reasons ? `Found ${counted(event.found, 'page')}, chose ${event.chosen} to read` : undefined
      case 'names-seen':
        return reasons ? `Names seen: ${event.names.join(', ')}` : undefined
      case 'page-skipped':
        return reasons ? `Skipped ${event.url}: ${skipSentences[event.reason]}` : undefined
      default:
        return undefined
    }
  }
}

function quotedLines(certification: Extract<LookupEvent, { type: 'certification' }>['certification']): string {
  const lines = linesOf(certification)
  // A stored copy is known by its address and day alone; nobody looked for quotes.
  if (lines.length > 0 && lines.every(({ state }) => state === 'catalogue')) {
    return `${counted(lines.length, 'line')} from the built-in catalogue`
  }
  return `${lines.filter(({ state }) => state === 'on-the-page').length} of ${counted(lines.length, 'line')} with a quote`
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`.padStart(7)
}
