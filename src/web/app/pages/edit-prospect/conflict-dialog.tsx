import { counted } from '#domain/text/counted.ts'
import { agoWords } from '#domain/text/day-words.ts'
import { shareLinkAuthor } from '#domain/prospects/versions.ts'
import { readerWords } from '#domain/shares/link-holder.ts'
import { namelessPerson } from '#domain/shares/shown-lines.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import type { Side } from './compared.ts'
import { conflictPlaces } from './conflict-places.ts'
import { settled } from './settled.ts'
import type { Conflict } from './conflict.ts'
import './conflict-dialog.css'

export interface ConflictDialogProps {
  conflict: Conflict
  /** Name of the user, who may have saved in another window. */
  viewer: string | undefined
  saving: boolean
  onSettle: (prefer: 'mine' | 'theirs') => void
  onClose: () => void
}

/** Places shown with their words; more are counted, and seen in the comparison. */
const mostShown = 3

/** Somebody changed the same place meanwhile: look at both, then take one. */
export function ConflictDialog({ conflict, viewer, saving, onSettle, onClose }: ConflictDialogProps) {
  const [comparing, setComparing] = useState(false)
  const [now] = useState(() => new Date())
  const { savedBy, savedAt } = conflict
  const words = savedBy === viewer ? ofOneself : ofSomebody(savedBy)
  const ago = agoWords(savedAt, now)
  const busy = saving ? 'Saving…' : undefined
  const ways = (
    <>
      <Button look="quiet" onClick={() => onSettle('theirs')} busy={busy}>
        {words.take}
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
        lead={`What was saved in the meantime by ${words.by}, ${ago}, beside what you typed in the same place.`}
        older={{ heading: words.theirs, snapshot: settled(conflict, 'theirs') }}
        newer={{ heading: 'Yours', snapshot: settled(conflict, 'mine') }}
        note="All other changes of both are kept, whichever you choose. Version History keeps what was saved before."
        onClose={() => setComparing(false)}
        actions={ways}
      />
    )
  }
  const places = conflictPlaces(conflict)
  const left = places.length - mostShown
  return (
    <Dialog
      title={words.title}
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
      <p>
        {words.who}, {ago}
      </p>
      <ul className="conflict-places">
        {places.slice(0, mostShown).map(({ name, rows }) => (
          <li key={name}>
            <p className="conflict-place">{name}</p>
            {rows.map((row, index) => (
              <div key={`${index} ${row.label}`}>
                <p>
                  Yours: <SideWords side={row.newer} />
                </p>
                <p>
                  {words.theirs}: <SideWords side={row.older} />
                </p>
              </div>
            ))}
          </li>
        ))}
      </ul>
      {left > 0 && <p>And {counted(left, 'more place')}.</p>}
      <p>Nothing has been overwritten.</p>
    </Dialog>
  )
}

/** Who saved, and what the other side is called, where that was the user. */
const ofOneself = {
  title: 'You saved in another window while you were editing here',
  who: 'You, in another window',
  by: 'you in another window',
  theirs: 'Other window',
  take: 'Take the other',
}

function ofSomebody(savedBy: string): typeof ofOneself {
  return {
    title: 'Someone saved while you were editing',
    ...saverWords(savedBy),
    theirs: 'Theirs',
    take: 'Take theirs',
  }
}

/** Who saved, at the beginning of a line and within one. */
function saverWords(savedBy: string): { who: string; by: string } {
  if (savedBy === namelessPerson) return { who: 'The sender', by: namelessPerson }
  if (savedBy === shareLinkAuthor) return { who: readerWords(null), by: readerWords(null, false) }
  return { who: savedBy, by: savedBy }
}

function SideWords({ side }: { side: Side | null }) {
  if (side === null) return 'No line'
  return side.pieces.map((piece, index) =>
    // Runs of words have no identity but their place.
    piece.changed ? <strong key={`${index} ${piece.text}`}>{piece.text}</strong> : piece.text,
  )
}
