import { History } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

export interface KeptNoticeProps {
  kept: { isFromBefore: boolean; isKept: boolean }
  onDiscard: () => void
}

/** Over a form that begins with what was typed into it the last time, or whose browser has no room to keep what is typed now. */
export function KeptNotice({ kept: { isFromBefore, isKept }, onDiscard }: KeptNoticeProps) {
  return (
    <>
      {isFromBefore && (
        <Notice
          icon={History}
          live="polite"
          action={
            <Button look="quiet" size="small" onClick={onDiscard}>
              Discard
            </Button>
          }
        >
          What you typed last time is still here.
        </Notice>
      )}
      {!isKept && (
        <Notice tone="doubt" live="polite">
          This browser has no room to keep what you type. It is lost when this closes.
        </Notice>
      )}
    </>
  )
}
