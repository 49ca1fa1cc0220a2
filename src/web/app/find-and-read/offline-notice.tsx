import { WifiOff } from 'lucide-react'
import { Notice } from '../../ui/notice/notice.tsx'
import { useOnline } from './use-online.ts'

/** While a question is on its way and the browser is not connected. */
export function OfflineNotice() {
  const isOnline = useOnline()
  if (isOnline) return null
  return (
    <Notice tone="doubt" icon={WifiOff} live="polite">
      You are offline. The look-up continues, and its answer is shown when you are connected again.
    </Notice>
  )
}
