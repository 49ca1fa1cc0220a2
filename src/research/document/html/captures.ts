import { collapsed, withoutUnseen } from '../text/characters.ts'
import type { LinkDraft } from '../clean-document/draft.ts'
import type { OpenElement } from './open-element.ts'
import type { Attributes } from '../markup/read-markup.ts'
import { tabKeys } from './widgets.ts'

/** Words gathered beside the running text. */
interface Capture {
  text: string
  /** Said when there is no text: an accessible name, a picture's description. Never text of the document. */
  otherwise: string
  /** True when it began in hidden text, whose words it may then gather. */
  hidden: boolean
}

const deepestCapture = 8
const longestCapture = 300

/** Gathers the words of links and the labels of tabs. */
export class Captures {
  /** How many links are open: text inside them counts as linked. */
  links = 0
  private readonly open: Capture[] = []
  private readonly labels = new Map<string, string>()

  /** Begins the link or tab that the element is. */
  begin(element: OpenElement, attributes: Attributes): void {
    const href = element.name === 'a' ? (attributes.get('href') ?? '').trim() : ''
    const isLink = href !== '' && !href.startsWith('#')
    const keys = isLink || attributes.size === 0 ? [] : tabKeys(element.name, attributes)
    if ((!isLink && keys.length === 0) || element.ends !== 'none' || this.open.length >= deepestCapture) return
    element.ends = isLink ? 'link' : 'tab'
    element.href = href
    element.keys = keys
    element.sponsored = isLink && /(?:^|\s)sponsored(?=$|\s)/i.test(attributes.get('rel') ?? '')
    if (isLink) this.links += 1
    const otherwise = attributes.get('aria-label') ?? attributes.get('title') ?? ''
    this.open.push({ text: '', otherwise, hidden: element.mode === 'hidden' })
  }

  text(text: string, hidden: boolean): void {
    for (const capture of this.open) {
      if ((!hidden || capture.hidden) && capture.text.length < longestCapture) capture.text += text
    }
  }

  /** Description of a picture inside a link. */
  picture(description: string | undefined): void {
    const capture = this.open.at(-1)
    if (capture !== undefined) capture.otherwise ||= description ?? ''
  }

  /** Ends the innermost link or tab; gives the link. */
  end(element: OpenElement): LinkDraft | undefined {
    const capture = this.open.pop()
    if (element.ends === 'link') this.links -= 1
    if (capture === undefined) return undefined
    const text = (collapsed(capture.text) || collapsed(withoutUnseen(capture.otherwise))).slice(0, longestCapture)
    if (element.ends === 'link') {
      const link: LinkDraft = { type: 'link', url: element.href, text }
      return element.sponsored ? { ...link, sponsored: true } : link
    }
    for (const key of element.keys) if (!this.labels.has(key)) this.labels.set(key, text)
    return undefined
  }

  /** What the tab of a panel says, by the panel's id or by the id of the tab that it names. */
  labelOf(attributes: Attributes): string | undefined {
    const keys = [attributes.get('id') ?? '', ...(attributes.get('aria-labelledby') ?? '').split(/\s+/, 3)]
    return keys.map((key) => this.labels.get(key)).find((label) => label !== undefined)
  }
}
