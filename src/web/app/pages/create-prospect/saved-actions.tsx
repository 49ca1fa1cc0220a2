import { pages } from '#contract/pages.ts'
import { Link } from '@tanstack/react-router'
import { Mail, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { ShareByEmailDialog } from '../../share-by-email/share-by-email-dialog.tsx'

/** What can be done with a saved search. `sharing`: its link is on the way already, to the address that was typed in the form. */
export function SavedActions({ savedId, sharing = false }: { savedId: number; sharing?: boolean }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Link className={buttonClass('outlined')} to={pages.editProspect(savedId)}>
        <span className="button-words">
          <Icon of={Pencil} />
          Edit Prospect
        </span>
      </Link>
      <Button look="filled" icon={<Icon of={Mail} />} busy={sharing ? 'Sharing…' : undefined} onClick={() => setAsking(true)}>
        Share via Email
      </Button>
      {asking && <ShareByEmailDialog prospectId={savedId} onClose={() => setAsking(false)} />}
    </>
  )
}
