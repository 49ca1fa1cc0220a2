import { WifiOff } from 'lucide-react'
import { Notice } from '../../ui/notice/notice.tsx'
import { useOnline } from './use-online.ts'

/**
 * While a question is on its way and the browser is not connected.
 * @param props.isRunning whether its look-up runs in the server
 */
export function OfflineNotice({ isRunning }: { isRunning: boolean }) {
  const isOnline = useOnline()
  if (isOnline) return null
  return (
    <Notice tone="doubt" icon={WifiOff} live="polite">
      You are offline.{' '}
      {isRunning
        ? 'The look-up continues, and its answer is shown when you are connected again.'
        : 'The look-up begins when you are connected again.'}
    </Notice>
  )
}
