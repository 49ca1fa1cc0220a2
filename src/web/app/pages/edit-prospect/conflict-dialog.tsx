import { merge, type MergeConflict } from '#domain/versions.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import type { Conflict } from './use-save-edit.ts'

export interface ConflictDialogProps {
  conflict: Conflict
  saving: boolean
  onSettle: (prefer: 'mine' | 'theirs') => void
  onClose: () => void
}

/** Somebody changed the same place meanwhile: look at both, then take one. */
export function ConflictDialog({ conflict, saving, onSettle, onClose }: ConflictDialogProps) {
  const [comparing, setComparing] = useState(false)
  const { base, mine, theirs } = conflict
  const busy = saving ? 'Saving…' : undefined
  const ways = (
    <>
      <Button look="quiet" onClick={() => onSettle('theirs')} busy={busy}>
        Take theirs
      </Button>
      <Button onClick={() => onSettle('mine')} busy={busy}>
        Keep mine
      </Button>
    </>
  )
  if (comparing) {
    return (
      <CompareDialog
        title="The difference"
        lead="What was saved meanwhile, and what you typed."
        older={{ heading: 'Theirs', snapshot: theirs }}
        newer={{ heading: 'Yours', snapshot: mine }}
        note="Whichever you choose, Version History keeps the other one once it was saved."
        onClose={() => setComparing(false)}
        actions={ways}
      />
    )
  }
  return (
    <Dialog
      title="Someone saved while you were editing"
      onClose={onClose}
      actions={
        <>
          {ways}
          <Button look="filled" onClick={() => setComparing(true)}>
            See the difference
          </Button>
        </>
      }
    >
      <p>You both changed:</p>
      <ul className="conflict-places">
        {merge(base, mine, theirs).conflicts.map((one) => (
          <li key={placeOf(one)}>{placeOf(one)}</li>
        ))}
      </ul>
      <p>Nothing has been overwritten.</p>
    </Dialog>
  )
}

const fieldWords = {
  name: 'name',
  summary: 'summary',
  requirements: 'requirements',
  validityPeriod: 'valid for',
  renewalRequirements: 'renewal',
  fees: 'fees',
  acronym: 'acronym',
  retired: 'status',
  all: 'changed by one, deleted by the other',
  description: 'description',
  abbreviation: 'abbreviation',
  website: 'website',
} as const

function placeOf(conflict: MergeConflict): string {
  return `${conflict.part === 'organization' ? 'Organization' : conflict.name}: ${fieldWords[conflict.field]}`
}
