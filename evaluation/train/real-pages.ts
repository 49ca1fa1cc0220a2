import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Parts that real pages are divided into by their body, so that no body stands in two: a fifth is blind, a fifth chooses. */
export type Split = 'training' | 'choosing' | 'blind'

/** A real page as it was collected into a folder that is never committed. */
export interface RealPage {
  /** Hash of address and text: its name wherever its text must not stand. */
  id: string
  url: string
  body: string
  /** What the collector took it for: 'fees', 'job', 'course'. */
  kind: string
  /** Its body as far as parts go: bodies that share a host are one. */
  owner: string
  split: Split
  /** The file as the product reads a saved one: plain text with its address in the first line. */
  bytes: Uint8Array
  /** Its label, where a person wrote one beside it. */
  label?: URL | undefined
}

/**
 * The pages of collected folders, each text once, in the order of their names. A file 'NAME.md' begins with 'url:', 'body:' and 'kind:'
 * lines; 'NAME.json' beside it is its label.
 */
export function readRealPages(folders: readonly string[]): RealPage[] {
  const files = folders.flatMap((folder) => {
    if (!existsSync(folder)) return []
    const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
    return names.toSorted().map((name) => join(folder, name))
  })
  const pages = files.flatMap((file): RealPage[] => {
    const page = realPageOf(readFileSync(file, 'utf8'))
    const label = pathToFileURL(resolve(file.replace(/\.md$/, '.json')))
    return page === undefined ? [] : [{ ...page, label: existsSync(label) ? label : undefined }]
  })
  return [...Map.groupBy(pages, wordsOf).values()].flatMap(([first]) => first ?? [])
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
  return { id, url, body, kind: head.get('kind') ?? '', owner: ownerOf(url, body), split: splitOf(url, body), bytes }
}

/** The part of a body's pages. */
export function splitOf(url: string, body: string): Split {
  const draw = drawOf('split-1', ownerOf(url, body)) % 10
  return draw < 2 ? 'blind' : draw < 4 ? 'choosing' : 'training'
}

/** A whole number for a body, the same whatever pages are added. @param draw of several draws, which */
export function drawOf(draw: string, owner: string): number {
  return Number.parseInt(hashOf(`${draw} ${owner}`).slice(0, 8), 16)
}

function ownerOf(url: string, body: string): string {
  const host = URL.parse(url)?.hostname.replace(/^www\d?\./, '') ?? ''
  const labels = host.split('.')
  const owner = labels.length > 2 && (labels.at(-2)?.length ?? 9) > 3 ? labels.slice(-2).join('.') : host
  return owner === '' ? body.toLowerCase() : owner
}

/** The words of a page without its address. */
function wordsOf({ bytes }: RealPage): string {
  return new TextDecoder()
    .decode(bytes)
    .replace(/^URL: .*/, '')
    .replaceAll(/\s+/g, ' ')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
