import { createHash } from 'node:crypto'

/** 72 bits of a text: enough to find it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}
