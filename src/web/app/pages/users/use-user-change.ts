import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast, type ToastContent } from '../../../ui/toast/toasts.ts'
import { ApiFailure } from '../../../client/api.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { useSession } from '../../session/session.tsx'
import { usersQuery } from '../../users-query.ts'

/** A change of somebody's account: carried out once at a time, told, and seen in the list. */
export interface UserChange {
  isWorking: boolean
  /** @returns whether it was carried out; what went wrong has been told */
  carryOut: (work: () => Promise<Pick<ToastContent, 'title' | 'description'>>, failed: string) => Promise<boolean>
}

export function useUserChange(): UserChange {
  const client = useQueryClient()
  const { end, reload } = useSession()
  const [isWorking, setWorking] = useState(false)
  return {
    isWorking,
    carryOut: async (work, failed) => {
      setWorking(true)
      try {
        const done = await work()
        await client.invalidateQueries({ queryKey: usersQuery.queryKey })
        showToast({ ...done, tone: 'success' })
        return true
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 401) end()
        // The role went meanwhile: what it allowed goes from the page, too.
        if (error instanceof ApiFailure && error.code === 'ADMIN_ONLY') reload()
        showToast({ title: failed, description: sentenceOf(error), tone: 'error' })
        return false
      } finally {
        setWorking(false)
      }
    },
  }
}
