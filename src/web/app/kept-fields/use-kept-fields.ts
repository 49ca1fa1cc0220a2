import { useState } from 'react'
import * as z from 'zod/mini'
import { forget, keep, keeperOf, readKept } from '../../kept/kept.ts'
import { useSession } from '../session/session.tsx'

const fieldsSchema = z.record(z.string(), z.string())

type Texts<K extends string> = Readonly<Record<K, string>>

export interface KeptFields<K extends string> {
  /** What the form begins with: what is saved, and over it what was typed the last time. */
  first: Texts<K>
  /** Whether something typed the last time is among it, until it is discarded. */
  isFromBefore: boolean
  /** Keeps what is typed by now. */
  note: (typed: Texts<K>) => void
  /** Nothing typed is left: it was sent, or discarded. */
  forget: () => void
}

/**
 * The fields of a dialog, kept on this device as decision 0049 has it: closed without sending, it opens again with what was typed.
 * @param name names the dialog among all that is kept
 * @param saved what stands in the fields when nothing was typed
 */
export function useKeptFields<K extends string>(name: string, saved: Texts<K>): KeptFields<K> {
  const { user } = useSession()
  // What is typed stays its writer's, also when somebody else signs in over the page.
  const [keeper] = useState(() => keeperOf(user))
  const [before, setBefore] = useState(() => changed(readKept(keeper, name, fieldsSchema)?.data ?? {}, saved))
  const [first] = useState(() => ({ ...saved, ...before }))
  return {
    first,
    isFromBefore: Object.keys(before).length > 0,
    note: (typed) => {
      const news = changed(typed, saved)
      if (Object.keys(news).length > 0) keep(keeper, name, news)
      else forget(keeper, name)
    },
    forget: () => {
      setBefore({})
      forget(keeper, name)
    },
  }
}

/** Of the fields that a form has, those that are typed otherwise than saved. */
function changed<K extends string>(typed: Readonly<Partial<Record<string, string>>>, saved: Texts<K>): Partial<Texts<K>> {
  const news: Partial<Record<K, string>> = {}
  for (const field in saved) {
    const text = typed[field]
    if (text !== undefined && text !== saved[field]) news[field] = text
  }
  return news
}
