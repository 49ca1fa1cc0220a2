import * as z from 'zod/mini'
import { type Draft, draftSchema } from './draft.ts'

const placeOf = (key: string) => `credscout.edit.${key}`

/** The draft this browser tab kept over a reload; undefined when there is none. */
export function readKeptDraft(key: string): Draft | undefined {
  const text = sessionStorage.getItem(placeOf(key))
  if (text === null) return undefined
  try {
    return z.safeParse(draftSchema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Keeps the draft; without room for it the page's own memory holds it until it is left. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(placeOf(key), JSON.stringify(draft))
  } catch {
    sessionStorage.removeItem(placeOf(key))
  }
}

export function forgetDraft(key: string): void {
  sessionStorage.removeItem(placeOf(key))
}
