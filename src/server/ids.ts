import { randomBytes } from 'node:crypto'

/** Makes the keys and secrets of the product. `now` is the clock the row keys are sorted by. */
export function createIds(now: () => Date): { row: () => string; secret: () => string; share: () => string } {
  return {
    row: () => timeSortedKey(now(), randomBytes(10)),
    secret: () => randomBytes(32).toString('base64url'),
    share: () => randomBytes(18).toString('base64url'),
  }
}

/**
 * A UUID version 7 (RFC 9562): 48 bits of milliseconds, then 74 random bits.
 * @param random ten random bytes
 */
export function timeSortedKey(moment: Date, random: Uint8Array): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(moment.getTime(), 0, 6)
  bytes.set(random, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
