import { gunzipSync, gzipSync } from 'node:zlib'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'

/** A page with all that was made of it, packed: it can be read again without its site. Whoever keeps it never looks inside. */
export type PackedDocument = Uint8Array

/** A page of a reading, as it was kept to be read again. */
export interface PageToReadAgain {
  packed: PackedDocument
  /** A person brought it. */
  byPerson: boolean
}

/** Packed pages are no larger, in bytes; a page that would be is not kept to be read again. */
const largest = 2_000_000

/** Undefined for a page of more than 2,000,000 bytes when it is packed. */
export function packed(document: CleanDocument): PackedDocument | undefined {
  const bytes = gzipSync(JSON.stringify(document), { level: 4 })
  return bytes.byteLength > largest ? undefined : bytes
}

/** What `packed` made; it was written here, so it is trusted as far as the page was. */
export function unpacked(bytes: PackedDocument): CleanDocument {
  const document: CleanDocument = JSON.parse(gunzipSync(bytes).toString())
  return document
}
