import { useEffect } from 'react'
import { showToast } from '../../ui/toast/toasts.ts'
import { ApiFailure } from '../../client/api.ts'
import { type Message, sentenceOf } from '../../client/messages.ts'

/** Tells in a notification, once for each failure, that something could not be fetched. A session that is over is told otherwise. */
export function useToldFailure(error: Error | null, told: (sentence?: string) => Message): void {
  useEffect(() => {
    if (error === null || (error instanceof ApiFailure && error.status === 401)) return
    showToast({ ...told(sentenceOf(error)), tone: 'error' })
  }, [error, told])
}
