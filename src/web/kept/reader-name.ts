import { keepLinkText, readLinkText } from './place.ts'

/** Under which name it is kept what a reader of a link is called, so that it is asked once; no other link shows it. */
const nameOf = (shareId: string) => `reader.${shareId}`

/** The name as it was last given through a link; '' when none was, and where a browser refuses storage. */
export function readReaderName(shareId: string): string {
  return readLinkText(nameOf(shareId)) ?? ''
}

/** For a week, see kept.ts. Without storage, each page asks again. */
export function keepReaderName(shareId: string, name: string): void {
  keepLinkText(nameOf(shareId), name)
}
