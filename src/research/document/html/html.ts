import { remembered } from '../../plain/remembered.ts'
import { assemble } from '../passages/assemble.ts'
import type { CleanDocument } from '../clean-document/clean-document.ts'
import type { PagePart } from '../clean-document/draft.ts'
import { readMarkup } from '../markup/read-markup.ts'
import { webAddress } from '../markup/web-address.ts'
import { HtmlSegmenter } from './segmenter.ts'
import { readAhead } from '../styles/page-ahead.ts'
import { type LinkedSheet, stylesOf } from '../styles/linked-sheets.ts'
import { statedDate } from '../page-facts/stated-date.ts'
import { unreadableAs } from '../page-facts/unreadable.ts'
import { filled } from '../../plain/filled.ts'

/** What a page or file says, without what is known about it from outside. */
export type DocumentContent = Omit<CleanDocument, 'id' | 'url' | 'finalUrl' | 'readAt'>

/** A longer page is cut: files that people bring may be larger than pages of the web. In UTF-16 code units. */
const longestSource = 4_000_000

/**
 * Reads a page: its passages in reading order, its links, its data. Takes any text and never throws.
 * @param address of the page, that relative links start from; '' when it has none
 * @param sheets style sheets that the page links and that were read
 */
export function htmlContent(markup: string, address: string, sheets: readonly LinkedSheet[] = []): DocumentContent {
  const source = markup.length > longestSource ? markup.slice(0, longestSource) : markup
  const ahead = readAhead(source)
  const styles = stylesOf(ahead, address, sheets, source.length)
  const segmenter = new HtmlSegmenter(ahead, styles)
  readMarkup(source, segmenter, styles.attributes)
  const facts = segmenter.facts.finish()
  const base = absolute(facts.base, address) ?? address
  const { text, blocks, links } = assemble(withAbsoluteLinks(segmenter.finish(), base), facts.structuredData)
  const firstHeading = blocks.find((block) => block.kind === 'heading' && block.level === 1)
  return {
    kind: 'html',
    title: facts.title || (firstHeading === undefined ? '' : text.slice(firstHeading.start, firstHeading.end)),
    language: /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/.test(facts.language) ? facts.language : '',
    text,
    blocks,
    links,
    structuredData: facts.structuredData,
    statedOn: statedDate(text, facts.title, facts, facts.language),
    ...filled({ unreadable: unreadableAs(source, text, blocks, facts) }),
  }
}

/** Links with absolute http and https addresses without fragment; others are left out. */
function withAbsoluteLinks(drafts: readonly PagePart[], base: string): PagePart[] {
  const absoluteOf = remembered((href) => absolute(href, base))
  return drafts.flatMap((draft): PagePart[] => {
    if (draft.type !== 'link') return [draft]
    const url = absoluteOf(draft.url)
    return url === undefined ? [] : [{ ...draft, url }]
  })
}

const longestAddress = 2_000

function absolute(href: string, base: string): string | undefined {
  return href === '' || href.length > longestAddress ? undefined : webAddress(href, base)
}
