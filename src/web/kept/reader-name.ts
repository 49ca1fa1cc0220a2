import { keeperOf, placeOf, storage } from './place.ts'

/** Where the name is kept that a reader of a link gave, so that it is asked once; no other link shows it. */
function placeOfName(shareId: string): string {
  return placeOf(keeperOf(null), `reader.${shareId}`)
}

/** The name as it was last given through a link; '' when none was, and where a browser refuses storage. */
export function readReaderName(shareId: string): string {
  try {
    const kept: { data?: unknown } = Object(JSON.parse(storage()?.getItem(placeOfName(shareId)) ?? '{}'))
    return typeof kept.data === 'string' ? kept.data : ''
  } catch {
    return ''
  }
}

/** As everything that is kept of a link: for a week, see kept.ts. Without storage, each page asks again. */
export function keepReaderName(shareId: string, name: string): void {
  try {
    storage()?.setItem(placeOfName(shareId), JSON.stringify({ at: Date.now(), data: name }))
  } catch {}
}
