import { extractText } from 'unpdf'

const entities: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  lt: '<',
  gt: '>',
  pound: '£',
  euro: '€',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
}

/**
 * All words of a page, scripts and tags apart; made without the engine, so that the engine's reading is checked by another.
 * @param file name with its ending: .html, .pdf or .txt
 */
export async function pageText(file: string, bytes: Uint8Array): Promise<string> {
  if (file.endsWith('.pdf')) return (await extractText(new Uint8Array(bytes), { mergePages: true })).text
  const text = new TextDecoder().decode(bytes)
  if (!file.endsWith('.html')) return text
  return text
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
}
