import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'

/** Seconds for which a browser that gave a link's passcode need not give it again. */
export const passSeconds = 7 * 86_400

/** What a browser keeps once it gave the passcode: '{last moment in seconds}.{proof}'. It ends when the passcode is changed. */
export function makePass(context: Context, shareId: string, passcodeHash: string): string {
  const until = String(Math.floor(context.now().getTime() / 1_000) + passSeconds)
  return `${until}.${proofOf(context, shareId, passcodeHash, until).toString('base64url')}`
}

/** Whether a pass, given for the passcode of a link, still opens it: in its time, and as long as the passcode is the same. */
export function passHolds(context: Context, pass: string | null, shareId: string, passcodeHash: string): boolean {
  const match = /^(\d{1,12})\.([\w-]{43})$/.exec(pass ?? '')
  const [, until = '', proof = ''] = match ?? []
  if (match === null || Number(until) * 1_000 <= context.now().getTime()) return false
  return timingSafeEqual(Buffer.from(proof, 'base64url'), proofOf(context, shareId, passcodeHash, until))
}

function proofOf({ installationKey }: Context, shareId: string, passcodeHash: string, until: string): Buffer {
  return createHmac('sha256', installationKey).update(['link pass', shareId, passcodeHash, until].join('\0')).digest()
}
