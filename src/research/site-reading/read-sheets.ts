import type { LinkedSheet } from '../document/styles/linked-sheets.ts'
import { sheetsImportedBy, sheetsNamedBy } from '../document/styles/named-sheets.ts'
import type { Web, WebAnswer } from '../net/web.ts'
import { siteOf } from '../site/site.ts'

/** Most style sheets read for a page, and how long all of them may take, in milliseconds, and be, in characters. */
const mostSheets = 8
const patience = 5_000
const longestSheets = 1_500_000
/** Links to style sheets stand at the beginning of a page; so many bytes of it are looked at for them. */
const beginning = 200_000

/**
 * The style sheets of a page that lie on its own site, and what those import from there. Those of other sites are libraries of
 * looks, whose classes are known by name. One that cannot be had leaves what it hides shown.
 * @throws the signal's reason when the reading is broken off
 */
export async function readSheets(
  web: Web,
  { bytes, contentType, finalUrl }: Extract<WebAnswer, { status: 'read' }>,
  signal: AbortSignal,
): Promise<LinkedSheet[]> {
  if (!/html/.test(contentType) || !URL.canParse(finalUrl)) return []
  // Bodies that share a host by path share its style sheets too.
  const { host } = siteOf(new URL(finalUrl))
  const markup = Buffer.from(bytes.subarray(0, beginning)).toString('latin1')
  const own = (url: string) => URL.canParse(url) && siteOf(new URL(url)).host === host
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  const read = async (url: string): Promise<LinkedSheet[]> => {
    const css = await web.stylesheet(url, { signal: deadline }).catch(() => undefined)
    return css === undefined ? [] : [{ url, css }]
  }
  const linked = (await Promise.all(sheetsNamedBy(markup, finalUrl).filter(own).slice(0, mostSheets).map(read))).flat()
  const imports = linked.flatMap(sheetsImportedBy).filter(own)
  const imported = (await Promise.all(imports.slice(0, Math.max(0, mostSheets - linked.length)).map(read))).flat()
  signal.throwIfAborted()
  let left = longestSheets
  return [...linked, ...imported].filter(({ css }) => {
    left -= css.length
    return left >= 0
  })
}
