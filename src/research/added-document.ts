import { cleanDocument } from './document/clean.ts'
import type { CleanDocument } from './document/clean-document.ts'

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

/** Reduces a document that a person brings to its text. What cannot be read says so in `unreadable`. */
export function readBroughtDocument({ bytes, contentType, url, readAt }: BroughtDocument): Promise<CleanDocument> {
  return cleanDocument({ bytes, contentType, charset: contentType === 'text/plain' ? 'utf-8' : '', url, finalUrl: url, readAt })
}
