import { useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { forget, hasRoom, keep, readKept, subscribeToKeeping } from '../../kept/kept.ts'
import { keeperOf } from '../../kept/place.ts'
import { useSession } from '../session/session.tsx'
import { showUndoable } from '../undoable.ts'

const fieldsSchema = z.record(z.string(), z.string())

type Texts<K extends string> = Readonly<Record<K, string>>

export interface KeptFields<K extends string> {
  /** What the form begins with: what is saved, and over it what was typed the last time. */
  first: Texts<K>
  /** Whether something typed the last time is among it, until it is discarded. */
  isFromBefore: boolean
  /** False when the browser has no room to keep what is typed. */
  isKept: boolean
  /** Keeps what is typed by now. */
  note: (typed: Texts<K>) => void
  /** Nothing typed is left: it was sent. */
  forget: () => void
  /** Back to what is saved; it can be undone. `show` puts texts into the fields. */
  discard: (typed: Texts<K>, show: (texts: Texts<K>) => void) => void
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
  const isKept = useSyncExternalStore(subscribeToKeeping, hasRoom)
  const note = (typed: Texts<K>) => {
    const news = changed(typed, saved)
    const changes = Object.keys(news).length
    if (changes > 0) keep(keeper, name, news, { changes })
    else forget(keeper, name)
  }
  const forgetAll = () => {
    setBefore({})
    forget(keeper, name)
  }
  const discard: KeptFields<K>['discard'] = (typed, show) => {
    forgetAll()
    show(saved)
    showUndoable('Changes discarded', () => {
      // Also where the dialog was closed meanwhile.
      note(typed)
      setBefore(changed(typed, saved))
      show(typed)
    })
  }
  return { first, isFromBefore: Object.keys(before).length > 0, isKept, note, forget: forgetAll, discard }
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
