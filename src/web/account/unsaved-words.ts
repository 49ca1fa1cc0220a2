import { counted } from '#domain/text/counted.ts'
import { type Unsaved, unsavedOf } from '../kept/kept.ts'
import type { Keeper } from '../kept/place.ts'

/** What signing out would lose of an account, in words: '1 change and 2 unsaved results'; undefined where it loses nothing. */
export function unsavedWords(keeper: Keeper): string | undefined {
  return wordsOf(unsavedOf(keeper))
}

export function wordsOf({ changes, results }: Unsaved): string | undefined {
  const words = [
    ...(changes > 0 ? [counted(changes, 'change')] : []),
    ...(results > 0 ? [counted(results, 'unsaved result')] : []),
  ]
  return words.length === 0 ? undefined : words.join(' and ')
}

/** The question before it. @param lost as `unsavedWords` says it */
export function signOutQuestion(lost: string): string {
  return `Sign out and lose ${lost}?`
}

export const signOutErases = 'What is not saved stays on this device only while you are signed in. Signing out erases it.'
