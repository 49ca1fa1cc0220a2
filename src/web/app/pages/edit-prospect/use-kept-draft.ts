import { type Dispatch, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { hasRoom, type Kept, subscribeToKeeping } from '../../../kept/kept.ts'
import type { Keeper } from '../../../kept/place.ts'
import { showUndoable } from '../../undoable.ts'
import { type Author, changeCount, type EditDraft, type DraftEvent, draftOf, nextDraft, type Saved, snapshotOf } from './draft.ts'
import { forgetDraft, keepDraft, readKeptDraft } from './kept-draft.ts'

export interface KeptDraft {
  draft: EditDraft
  dispatch: Dispatch<DraftEvent>
  /** The edit of an earlier time that is in view again, until it is decided about. */
  offered: Kept<EditDraft> | undefined
  goOn: () => void
  /** Back to what is saved; it can be undone. */
  discard: () => void
  /** False when the browser has no room to keep the edit. */
  isKept: boolean
}

/** The edit of a target, kept on this device from the first change until it is saved or discarded. */
export function useKeptDraft(keeper: Keeper, key: string, saved: Saved, author: Author): KeptDraft {
  const [offered, setOffered] = useState(() => {
    const kept = readKeptDraft(keeper, key)
    return kept !== undefined && changesOf(kept.data, author) > 0 ? kept : undefined
  })
  const [draft, dispatch] = useReducer(nextDraft, undefined, () => offered?.data ?? draftOf(saved))
  const isKept = useSyncExternalStore(subscribeToKeeping, hasRoom)
  const changes = changesOf(draft, author)
  const dirty = changes > 0
  if (!dirty && offered !== undefined) setOffered(undefined)
  // A form that was opened and not touched is no edit: it shows what is saved by now.
  if (!dirty && saved.version > draft.baseVersion) dispatch({ type: 'followed', saved })
  useEffect(() => {
    if (changes > 0) keepDraft(keeper, key, draft, changes)
    else forgetDraft(keeper, key)
  }, [keeper, key, draft, changes])

  const discard = () => {
    const { base, baseVersion } = draft
    setOffered(undefined)
    dispatch({ type: 'reset', saved: saved.version > baseVersion ? saved : { ...base, version: baseVersion } })
    showUndoable('Changes discarded', () => {
      // Also where the page was left meanwhile.
      keepDraft(keeper, key, draft, changes)
      dispatch({ type: 'brought-back', draft })
    })
  }
  return { draft, dispatch, offered, goOn: () => setOffered(undefined), discard, isKept }
}

function changesOf(draft: EditDraft, author: Author): number {
  return changeCount(draft.base, snapshotOf(draft, author))
}
