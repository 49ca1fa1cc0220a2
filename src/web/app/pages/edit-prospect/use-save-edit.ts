import { editBody } from '#contract/prospects.ts'
import { merge, type Snapshot } from '#domain/prospects/versions.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure } from '../../../client/api.ts'
import { messages, serverSentenceOf } from '../../../client/messages.ts'
import { RequestKey } from '../../../client/request-key.ts'
import type { SignInAgainControl } from '../../session/use-sign-in-again.tsx'
import type { Conflict, Said } from './conflict.ts'
import { changeCount, type Saved } from './draft.ts'
import { type EditTarget, forgetTarget, saveEdit, staleAnswerOf } from './edit-target.ts'
import { nameProblem } from './name-problem.ts'
import { settled } from './settled.ts'

/** How often disjoint edits of others are merged in before the user is asked to try again. */
const mostMerges = 5

/**
 * Saving of an edit. What somebody else saved meanwhile is merged in when nothing overlaps; else it becomes a `conflict`,
 * which one of the two ways settles.
 */
export function useSaveEdit(target: EditTarget, withSession: SignInAgainControl['withSession'], onSaved: (saved: Saved) => void) {
  const client = useQueryClient()
  const key = useRef(new RequestKey())
  const [saving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  /** When a save that was refused for now may be tried again. */
  const [retryAt, setRetryAt] = useState<Date>()

  const attempt = async (base: Snapshot, mine: Snapshot, baseVersion: number, said: Said) => {
    let [from, edit, version] = [base, mine, baseVersion]
    for (let merges = 0; ; merges += 1) {
      const body = { ...edit, changeReason: said.reason, baseVersion: version, by: said.by }
      try {
        const saved = await withSession(() => saveEdit(target, body, key.current.of(body)))
        key.current.answered()
        return saved
      } catch (error) {
        const met = staleAnswerOf(error)
        if (met === undefined || merges === mostMerges) throw error
        const theirs = met.current
        const { merged, conflicts } = merge(from, edit, theirs)
        if (conflicts.length > 0) {
          setConflict({ base: from, mine: edit, theirs, savedBy: met.savedBy, savedAt: met.savedAt, said })
          return undefined
        }
        ;[from, edit, version] = [theirs, merged, theirs.version]
      }
    }
  }

  /** Gives true when it is saved. */
  const save = async (base: Snapshot, mine: Snapshot, baseVersion: number, said: Said): Promise<boolean> => {
    const problem =
      nameProblem(mine.organization.name, base.organization.name) ??
      z.safeParse(editBody, { ...mine, changeReason: said.reason, baseVersion }).error?.issues[0]?.message
    if (problem !== undefined) {
      showToast({ ...messages.saveChangesFailed(problem), tone: 'error' })
      return false
    }
    setSaving(true)
    try {
      const saved = await attempt(base, mine, baseVersion, said)
      if (saved === undefined) return false
      setConflict(undefined)
      setRetryAt(undefined)
      await forgetTarget(client, target)
      onSaved(saved)
      showToast({ ...messages.changesSaved, tone: 'success' })
      return true
    } catch (error) {
      setRetryAt(error instanceof ApiFailure ? error.retryAt : undefined)
      showToast({ ...messages.saveChangesFailed(serverSentenceOf(error)), tone: 'error' })
      return false
    } finally {
      setSaving(false)
    }
  }

  /** Settles the conflict: their word, or mine, where both changed the same. Everything else of both sides is kept. */
  const settle = async (prefer: 'mine' | 'theirs'): Promise<boolean> => {
    if (conflict === undefined) return false
    const { theirs, said } = conflict
    const merged = settled(conflict, prefer)
    if (changeCount(theirs, merged) > 0) return save(theirs, merged, theirs.version, said)
    setConflict(undefined)
    await forgetTarget(client, target)
    onSaved(theirs)
    return true
  }
  return { saving, save, retryAt, conflict, settle, closeConflict: () => setConflict(undefined) }
}
