import { useEffect } from 'react'

const onScreen = new Set<object>()

/** Tells of work on the screen that is not saved, as long as it is not: 'Sign out' would erase it from this device. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const work = {}
    onScreen.add(work)
    return () => void onScreen.delete(work)
  }, [isUnsaved])
}

/** Whether anything on the screen is not saved. */
export function hasUnsavedWork(): boolean {
  return onScreen.size > 0
}
