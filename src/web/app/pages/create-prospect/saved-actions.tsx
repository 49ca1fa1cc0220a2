import { pages } from '#contract/pages.ts'
import { Link } from '@tanstack/react-router'
import { Mail, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ShareDialog } from './share-dialog.tsx'

export interface SavedActionsProps {
  savedId: number
  /** Where it is sent without asking; empty when no address is known. */
  email: string
  sharing: boolean
  onShare: (email: string) => void
}

/** What can be done with a saved search. */
export function SavedActions({ savedId, email, sharing, onShare }: SavedActionsProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Link className={buttonClass('outlined')} to={pages.editProspect(savedId)}>
        <span className="button-words">
          <Icon of={Pencil} />
          Edit Prospect
        </span>
      </Link>
      <Button
        look="filled"
        icon={<Icon of={Mail} />}
        busy={sharing ? 'Sharing…' : undefined}
        onClick={() => (email === '' ? setAsking(true) : onShare(email))}
      >
        Share via Email
      </Button>
      {asking && <ShareDialog onSend={onShare} onClose={() => setAsking(false)} />}
    </>
  )
}
