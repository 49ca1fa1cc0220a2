import { counted } from '#domain/text/counted.ts'
import { unsavedChanges } from '../kept/kept.ts'
import type { Keeper } from '../kept/place.ts'

/** What signing out would lose of an account, in words: '2 changes'; undefined where it loses nothing. */
export function unsavedWords(keeper: Keeper): string | undefined {
  const changes = unsavedChanges(keeper)
  return changes === 0 ? undefined : counted(changes, 'change')
}

/** The question before it. @param lost as `unsavedWords` says it */
export function signOutQuestion(lost: string): string {
  return `Sign out and lose ${lost}?`
}

export const signOutErases = 'What is not saved stays on this device only while you are signed in. Signing out erases it.'
