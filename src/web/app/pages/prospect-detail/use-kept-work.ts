import type { Work } from '#domain/prospects/prospect-work.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { forget, hasRoom, keep, type Kept, readKept, subscribeToKeeping } from '../../../kept/kept.ts'
import { keeperOf } from '../../../kept/place.ts'
import { useSession } from '../../session/session.tsx'
import { showUndoable } from '../../undoable.ts'
import { changedFields, type TypedWork, typedWorkSchema } from './typed-work.ts'

export interface KeptWork {
  typed: TypedWork
  setTyped: (change: (typed: TypedWork) => TypedWork) => void
  /** What was typed at an earlier time and is in view again, until it is decided about. */
  offered: Kept<TypedWork> | undefined
  goOn: () => void
  /** Back to what is saved; it can be undone. */
  discard: () => void
  /** False when the browser has no room to keep it. */
  isKept: boolean
}

/** What is typed in 'Your work' of a prospect, kept on this device from the first letter until it is saved or discarded. */
export function useKeptWork({ id, work }: { id: number; work: Work }): KeptWork {
  const { user } = useSession()
  // What is typed stays its writer's, also when somebody else signs in over the page.
  const [keeper] = useState(() => keeperOf(user))
  const name = `work.${id}`
  const [offered, setOffered] = useState(() => readKept(keeper, name, typedWorkSchema))
  const [typed, setTyped] = useState(() => offered?.data ?? {})
  const isKept = useSyncExternalStore(subscribeToKeeping, hasRoom)
  const changes = changedFields(typed, work).length
  const isChanged = changes > 0
  if (!isChanged && offered !== undefined) setOffered(undefined)
  useEffect(() => {
    if (changes > 0) keep(keeper, name, typed, { changes })
    else forget(keeper, name)
  }, [keeper, name, typed, changes])

  const discard = () => {
    setOffered(undefined)
    setTyped({})
    showUndoable('Changes discarded', () => {
      // Also where the page was left meanwhile.
      keep(keeper, name, typed, { changes })
      setTyped(typed)
    })
  }
  return { typed, setTyped, offered, goOn: () => setOffered(undefined), discard, isKept }
}
