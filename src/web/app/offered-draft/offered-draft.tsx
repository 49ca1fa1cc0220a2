import { formatKeptAt } from '#domain/text/day-words.ts'
import { History } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import './offered-draft.css'

/** Over an edit of an earlier time that is in view again. */
export function OfferedDraft({ at, onContinue, onDiscard }: { at: number; onContinue: () => void; onDiscard: () => void }) {
  return (
    <div className="offered-draft">
      <Notice
        icon={History}
        live="polite"
        action={
          <>
            <Button size="small" onClick={onContinue}>
              Continue
            </Button>
            <Button look="quiet" size="small" onClick={onDiscard}>
              Discard
            </Button>
          </>
        }
      >
        <strong>Unsaved changes of {formatKeptAt(at)}</strong> are shown below.
      </Notice>
    </div>
  )
}
