import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Parts that real pages are divided into by their body, so that no body stands in two: a fifth is blind, a fifth chooses. */
const splits = ['training', 'choosing', 'blind'] as const
export type Split = (typeof splits)[number]

/** A real page as it was collected into a folder that is never committed. */
export interface RealPage {
  /** Hash of address and text: its name wherever its text must not stand. */
  id: string
  url: string
  body: string
  /** What the collector took it for: 'fees', 'job', 'course'. */
  kind: string
  split: Split
  /** The file as the product reads a saved one: plain text with its address in the first line. */
  bytes: Uint8Array
}

/** The pages of collected folders, each text once, in the order of their names. A file begins with 'url:', 'body:' and 'kind:' lines. */
export function readRealPages(folders: readonly string[]): RealPage[] {
  const files = folders.flatMap((folder) => {
    if (!existsSync(folder)) return []
    const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
    return names.toSorted().map((name) => join(folder, name))
  })
  const pages = new Map<string, RealPage>()
  const texts = new Set<string>()
  for (const file of files) {
    const page = realPageOf(readFileSync(file, 'utf8'))
    if (page === undefined || texts.has(textKey(page))) continue
    texts.add(textKey(page))
    pages.set(page.id, page)
  }
  return [...pages.values()]
}

/** A collected file taken apart; undefined when it names no address or body. */
export function realPageOf(file: string): RealPage | undefined {
  const lines = file.replace(/^\uFEFF?(?:---\s*\n)?/, '').split(/\r?\n/)
  const head = new Map<string, string>()
  let place = 0
  for (; place < lines.length; place += 1) {
    const [, key, value] = /^(url|body|kind|country|note|source|title|date):\s*(.*)$/i.exec(lines[place] ?? '') ?? []
    if (key === undefined || value === undefined || head.has(key.toLowerCase())) break
    head.set(key.toLowerCase(), value.trim())
  }
  if (lines[place] === '---') place += 1
  const [url, body] = [head.get('url') ?? '', head.get('body') ?? '']
  const text = lines.slice(place).join('\n').trim()
  if (!URL.canParse(url) || body === '' || text === '') return undefined
  const id = hashOf(`${url}\n${text}`).slice(0, 16)
  const bytes = new TextEncoder().encode(`URL: ${url}\n\n${text}\n`)
  return { id, url, body, kind: head.get('kind') ?? '', split: splitOf(url, body), bytes }
}

/**
 * The part of a body's pages: fixed by a hash of its host, so that adding pages moves none. Bodies that share a host are one body,
 * as far as the split goes.
 */
export function splitOf(url: string, body: string): Split {
  const host = URL.parse(url)?.hostname.replace(/^www\d?\./, '') ?? ''
  const labels = host.split('.')
  const owner = labels.length > 2 && (labels.at(-2)?.length ?? 9) > 3 ? labels.slice(-2).join('.') : host
  const draw = Number.parseInt(hashOf(`split-1 ${owner === '' ? body.toLowerCase() : owner}`).slice(0, 8), 16) % 10
  return draw < 2 ? 'blind' : draw < 4 ? 'choosing' : 'training'
}

function textKey({ bytes }: RealPage): string {
  return hashOf(
    new TextDecoder()
      .decode(bytes)
      .replace(/^URL: .*/, '')
      .replaceAll(/\s+/g, ' '),
  )
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
