import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import type { Readers, Stopped } from '../readers/page-task.ts'

/** A document that a person brings: bytes of a file, or pasted text. */
export interface BroughtDocument {
  bytes: Uint8Array
  /** Media type; '' lets the bytes tell. */
  contentType: string
  /** Address it was taken from. */
  url: string
  /** Moment it was brought, ISO 8601 in UTC. */
  readAt: string
}

/** Reduces a document that a person brings to its text. What cannot be read says why. */
export async function readBroughtDocument(brought: BroughtDocument, readers: Readers): Promise<CleanDocument | Stopped> {
  const { bytes, contentType, url, readAt } = brought
  const raw = { bytes, contentType, charset: contentType === 'text/plain' ? 'utf-8' : '', url, finalUrl: url, readAt }
  const reader = readers.open()
  try {
    const reading = await reader.read({ source: { raw }, asks: { for: 'text' }, byPerson: true, blocks: 'all' })
    return 'stopped' in reading ? reading : reading.document
  } finally {
    reader.close()
  }
}
